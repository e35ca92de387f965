import type { Catalogue } from '#messages/catalogue.ts';
import type { datesText as english } from '../en/dates.ts';

export const datesText: Catalogue<typeof english> = {
  onlyPartnerAnswers: 'यह डेट आपने प्लान की है, जवाब पार्टनर देंगे।',
  alreadyBegun: 'यह डेट शुरू हो चुकी है।',
  nobodyAccepts: 'अभी कोई जुड़ा नहीं है जो नए टाइम के लिए हाँ कहे।',
  suggestionInPast: 'आगे का कोई टाइम सुझाएँ।',
  suggestionSame: 'डेट पहले से इसी टाइम पर है।',
  suggestionOver: 'सुझाया हुआ टाइम निकल चुका है।',
  noSuggestion: 'अब कोई सुझाव बाकी नहीं है।',
  onlyPlannerAccepts: 'नए टाइम के लिए हाँ वही कह सकते हैं, जिनका प्लान है।',
  feedRevoked: 'कैलेंडर का यह लिंक अब काम नहीं करता।',
  categories: {
    romantic_dinner: 'रोमांटिक डिनर',
    movie_night: 'मूवी नाइट',
    cooking: 'साथ में कुकिंग',
    outdoor: 'आउटडोर एडवेंचर',
    gaming: 'गेमिंग',
    reading: 'किताबें',
    spa_relaxation: 'स्पा और आराम',
    intimate_conversation: 'दिल की बातें',
    massage: 'मसाज',
    art_craft: 'आर्ट और क्राफ़्ट',
    stargazing: 'तारों के नीचे',
    picnic: 'पिकनिक',
    dancing: 'डांस',
    workout: 'वर्कआउट',
    shopping: 'शॉपिंग',
    other: 'कुछ और',
  },
  categoryGroups: {
    popular: 'सबकी पसंद',
    indoor: 'घर के अंदर',
    outdoor: 'बाहर',
    other: 'कुछ और',
  },
};
