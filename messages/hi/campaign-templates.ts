import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/campaign-templates.ts';

export const campaignTemplates: Catalogue<typeof english.campaignTemplates> = {
  new_deals: {
    title: 'आपके आसपास नए ऑफ़र',
    body: 'कैफ़े और रेस्टोरेंट में दो लोगों के लिए कुछ नया आया है। देखें, इस हफ़्ते क्या है।',
  },
  premium_features: {
    title: 'आप दोनों के लिए और भी बहुत कुछ',
    body: 'इशारे, जितनी चाहें उतनी डेट और यादें, हर हफ़्ते ज़्यादा ऑफ़र: देखें, प्रीमियम में क्या मिलता है।',
  },
  memory_reminder: {
    title: 'इस हफ़्ते की एक याद सँजोएँ',
    body: 'एक फ़ोटो और दो वाक्य काफ़ी हैं। अगले साल देखकर अच्छा लगेगा।',
  },
  date_suggestion: {
    title: 'एक शाम, बस दोनों की?',
    body: 'टहलना, चाय, कोई पुरानी फ़िल्म: इस हफ़्ते की डेट एक मिनट में प्लान करें।',
  },
};
