import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/waitlist.ts';

export const waitlistText: Catalogue<typeof english.waitlistText> = {
  pilotUsed: 'पायलट का प्रीमियम आपको पहले ही मिल चुका है।',
  stages: {
    dating: 'डेटिंग',
    engaged: 'सगाई हो गई',
    married: 'शादी हो गई',
    'long-term': 'लंबे समय से साथ',
  },
  sources: {
    'social-media': 'सोशल मीडिया',
    'friend-referral': 'किसी दोस्त ने बताया',
    'search-engine': 'सर्च करते हुए',
    advertisement: 'किसी ऐड में',
    'blog-article': 'ब्लॉग या आर्टिकल में',
    other: 'कहीं और',
  },
};

export const waitlistScreensText: Catalogue<typeof english.waitlistScreensText> = {
  title: (product) => `वेटलिस्ट से जुड़ें · ${product}`,
  description: (product) =>
    `आप दोनों की जगह रख लें। ${product} की शुरुआत गुजरात के 100 कपल से, प्रीमियम फ़्री; बाकी शहर एक-एक करके।`,
  pilot: {
    eyebrow: 'गुजरात पायलट',
    headline: 'दो की जगह रख लें',
    lead: 'पायलट गुजरात के 100 कपल से शुरू होता है। अपने बारे में बताएँ, हम 48 घंटे के अंदर आपको ईमेल करेंगे।',
    submit: 'पायलट से जुड़ें',
    other: 'गुजरात में नहीं रहते?',
    otherLink: 'बाकी शहरों की वेटलिस्ट से जुड़ें',
  },
  expansion: {
    eyebrow: 'बाकी शहरों की वेटलिस्ट',
    headline: 'अपने शहर में सबसे पहले',
    lead: 'गुजरात के बाद हम एक-एक करके शहर खोलते हैं, जहाँ सबसे ज़्यादा कपल इंतज़ार में हों। आपका नाम गिना जाएगा।',
    submit: 'वेटलिस्ट से जुड़ें',
    other: 'गुजरात में हैं?',
    otherLink: 'पायलट से जुड़ें',
  },

  partner1: 'आपका नाम',
  partner2: 'पार्टनर का नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  city: 'शहर',
  cityPlaceholder: 'अपना शहर चुनें',
  pilotGroup: 'अभी पायलट में',
  furtherGroup: 'गुजरात में अगले शहर',
  stage: 'आप दोनों का रिश्ता',
  stagePlaceholder: 'चाहें तो चुनें',
  interests: 'साथ में क्या करना पसंद है?',
  interestsExample: 'गरबा, पुरानी फ़िल्में, दीव तक लंबी ड्राइव …',
  source: 'हमारे बारे में कहाँ सुना?',
  sourcePlaceholder: 'चाहें तो चुनें',
  website: 'इसे खाली छोड़ें',
  consent: 'आप जो लिखें, उसे हम आपको बुलाने के लिए रखते हैं, और आपके कहने पर डिलीट करते हैं।',
  consentLink: 'प्राइवेसी नोटिस',
  withoutScripts: (email) => `यह फ़ॉर्म JavaScript से चलता है। उसके बिना ${email} पर ईमेल करें, हम आपका नाम जोड़ देंगे।`,
  failed: 'कुछ गड़बड़ हुई',
  failedText: 'फिर कोशिश करें, या सीधे हमसे बात करें।',

  promisesTitle: 'पायलट में क्या-क्या मिलता है',
  promises: [
    { figure: 'फ़्री', text: 'प्रीमियम आप दोनों के लिए, जब तक पायलट चले' },
    { figure: '48 घंटे में', text: 'हम ईमेल से बताएँगे कि आगे क्या' },
    { figure: '₹2,000 से 6,000', text: 'आपके पहले प्रीमियम एक्सपीरियंस के लिए, हमारी तरफ़ से' },
    { figure: '30% तक', text: 'की छूट मेंबर को, हमसे जुड़ी जगहों पर' },
  ],
  picture: 'ऐप की पहली स्क्रीन: साथ के दिन, अगली डेट और नई यादें',

  doneTitle: 'आपका नाम लिस्ट में है',
  doneText: (first, second, city) => `${first} और ${second}, ${city} के लिए आपकी जगह रख ली है।`,
  doneMail: (email) => `इसका ईमेल ${email} पर आ रहा है।`,
  nextTitle: 'अब आगे',
  nextPilot: [
    '48 घंटे के अंदर हम आपको ईमेल करेंगे।',
    'दोनों को जगह मिलेगी, पायलट में प्रीमियम फ़्री।',
    'अपना पहला एक्सपीरियंस चुनें, उसका खर्च हमारा।',
  ],
  nextExpansion: [
    'हम गिनते हैं कि आपके शहर में कितने कपल इंतज़ार में हैं।',
    'आपके शहर की बारी आए, तो सबसे पहले आपको पता चलेगा।',
    'दोनों को साथ में जगह मिलेगी।',
  ],
  backHome: 'होम पर वापस',
};
