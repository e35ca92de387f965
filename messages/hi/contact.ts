import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/contact.ts';

export const contactText: Catalogue<typeof english.contactText> = {
  categories: {
    general: 'कोई सवाल',
    support: 'ऐप में मदद',
    partnership: 'पार्टनरशिप',
    feedback: 'फ़ीडबैक',
    media: 'मीडिया',
    investment: 'इन्वेस्टमेंट',
    careers: 'करियर',
  },
};

export const contactScreensText: Catalogue<typeof english.contactScreensText> = {
  title: (product) => `कॉन्टैक्ट · ${product}`,
  description: (product) =>
    `${product} को लिखें: ऐप में मदद, पार्टनरशिप, फ़ीडबैक, प्रेस और करियर। हमारी टीम से कोई 24 घंटे के अंदर जवाब देता है।`,
  eyebrow: 'कॉन्टैक्ट',
  headline: ['आप कहिए।', 'हम सुन रहे हैं।'],
  lead: 'कोई सवाल, कोई आइडिया, कोई कैफ़े जो हमारे साथ होना चाहिए: हमारी टीम से कोई खुद पढ़ता है, और 24 घंटे के अंदर जवाब देता है।',

  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  city: 'शहर',
  subject: 'विषय',
  category: 'कैटेगरी',
  categoryPlaceholder: 'किस बारे में है?',
  message: 'मैसेज',
  messageExample: 'जितना मन हो, लिखें।',
  website: 'इसे खाली छोड़ें',
  send: 'मैसेज भेजें',
  consent: 'आपने जो लिखा, वह सिर्फ़ आपको जवाब देने के काम आता है।',
  consentLink: 'प्राइवेसी नोटिस',
  withoutScripts: (email) => `यह फ़ॉर्म JavaScript से चलता है। उसके बिना ${email} पर ईमेल करें।`,

  empty: {
    name: 'अपना नाम लिखें।',
    email: 'अपना ईमेल डालें।',
    subject: 'बताएँ, किस बारे में है।',
    category: 'एक कैटेगरी चुनें।',
    message: 'अपना मैसेज लिखें।',
  },
  missing: 'कुछ बाकी रह गया',
  sent: 'मैसेज पहुँच गया!',
  sentText: 'हम 24 घंटे के अंदर जवाब देंगे।',
  failed: 'मैसेज नहीं जा पाया',
  failedText: 'थोड़ी देर बाद फिर कोशिश करें।',

  panelTitle: 'सीधे हमसे बात करें',
  supportEmail: 'सपोर्ट ईमेल',
  responseTime: 'जवाब कब तक',
  responseTimeText: '24 घंटे के अंदर',
  headquarters: 'हेडक्वार्टर',
  headquartersText: 'गुजरात, भारत',
  expanding: 'जल्द मुंबई, दिल्ली, बेंगलुरु में भी',
  quickLinks: 'काम के लिंक',
  benefits: 'क्या-क्या मिलता है, देखें',
  subscribe: 'प्रीमियम लें',
  waitlist: 'वेटलिस्ट से जुड़ें',

  reasonsTitle: 'किस बारे में लिखें',
  reasons: [
    {
      title: 'कुछ ठीक से नहीं चल रहा',
      text: 'क्या किया और क्या दिखा, बताएँ। फ़ोन और ब्राउज़र का नाम भी मिले तो आसानी होगी।',
    },
    {
      title: 'आपके पास कोई आइडिया है',
      text: 'पायलट सीखने के लिए ही है। क्या कमी है, क्या ज़्यादा है, किस बात से चेहरे पर मुस्कान आई?',
    },
    { title: 'आपका कैफ़े या स्टूडियो है', text: 'कैफ़े, रेस्टोरेंट, स्टूडियो: हमारे मेंबर आप तक पहुँचें।' },
    {
      title: 'हमारे बारे में कुछ लिखना है',
      text: 'प्रेस, इन्वेस्टर और यहाँ काम करना चाहने वाले, सबका स्वागत है।',
    },
  ],
};
