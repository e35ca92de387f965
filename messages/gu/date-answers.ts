import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/date-answers.ts';
import { agent } from './agent.ts';

export const dateAnswersText: Catalogue<typeof english.dateAnswersText> = {
  suggestOther: 'બીજો ટાઇમ',
  suggestTitle: 'બીજો ટાઇમ સૂચવો',
  suggestedBy: (name, moment) => `${agent(name ?? 'તમારા પાર્ટનર')} નવો ટાઇમ સૂચવ્યો: ${moment}`,
  acceptSuggestion: 'નવો ટાઇમ ફાવશે',
  suggestionAccepted: 'ટાઇમ બદલાઈ ગયો',
  suggestionAcceptedText: 'નક્કી: ડેટ હવે નવા ટાઇમે.',
  keepTime: 'ટાઇમ આ જ રાખો',
  timeKept: 'ટાઇમ આ જ રહેશે',
  withdraw: 'પાછો ખેંચો',
  withdrawn: 'સૂચવેલો ટાઇમ પાછો ખેંચ્યો',
  suggestionFailed: 'ટાઇમ બદલી ન શકાયો',
  accept: 'ફાવશે',
  maybe: 'કદાચ',
  decline: 'ના',
  scopeTitle: {
    update: 'કઈ ડેટ બદલવી છે?',
    respond: 'કઈ ડેટનો જવાબ આપવો છે?',
    delete: 'કઈ ડેટ ડિલીટ કરવી છે?',
  },
  responded: 'જવાબ પહોંચ્યો',
  respondedText: 'તમારો જવાબ સેવ થયો.',
  respondFailed: 'જવાબ ન પહોંચ્યો',
  respondFailedText: 'ડેટનો જવાબ આપી ન શકાયો.',
};
