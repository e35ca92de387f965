import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/question-topics.ts';

export const questionTopicsText: Catalogue<typeof english.questionTopicsText> = {
  title: 'किस बारे में पूछें',
  text: 'जो टॉपिक बंद हो, उसके सवाल नहीं आएँगे। यह आप दोनों के लिए है।',
  topics: {
    apart: 'एक-दूसरे से दूर रहना',
    inLaws: 'पार्टनर की फ़ैमिली',
    elders: 'मम्मी-पापा के साथ रहना',
    children: 'आपके बच्चे',
    wedding: 'आपकी शादी की तैयारी',
  },
  isOn: 'चालू',
  isOff: 'बंद',
  notForUs: 'हमारे लिए नहीं',
  off: 'अब इस बारे में नहीं पूछेंगे',
  offText: 'टॉपिक नीचे से फिर चालू कर सकते हैं।',
  failed: 'टॉपिक नहीं बदले',
};
