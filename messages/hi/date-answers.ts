import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/date-answers.ts';

export const dateAnswersText: Catalogue<typeof english.dateAnswersText> = {
  suggestOther: 'दूसरा टाइम',
  suggestTitle: 'दूसरा टाइम सुझाएँ',
  suggestedBy: (name, moment) => `${name ?? 'पार्टनर'} ने नया टाइम सुझाया: ${moment}`,
  acceptSuggestion: 'नया टाइम मंज़ूर',
  suggestionAccepted: 'डेट का टाइम बदल गया',
  suggestionAcceptedText: 'बात पक्की: अब डेट नए टाइम पर है।',
  keepTime: 'पहले वाला रखें',
  timeKept: 'टाइम वही रहेगा',
  withdraw: 'वापस लें',
  withdrawn: 'सुझाव वापस ले लिया',
  suggestionFailed: 'टाइम नहीं बदला जा सका',
  accept: 'हाँ',
  maybe: 'शायद',
  decline: 'नहीं',
  scopeTitle: {
    update: 'कौन सी डेट बदलनी है?',
    respond: 'किस डेट का जवाब देना है?',
    delete: 'कौन सी डेट डिलीट करनी है?',
  },
  responded: 'जवाब मिल गया',
  respondedText: 'डेट पर आपका जवाब सेव हो गया।',
  respondFailed: 'जवाब सेव नहीं हुआ',
  respondFailedText: 'डेट पर आपका जवाब नहीं जा पाया।',
};
