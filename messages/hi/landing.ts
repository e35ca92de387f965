import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/landing.ts';

export const landingText: Catalogue<typeof english.landingText> = {
  title: (product) => `${product}: दो लोग, एक लय`,
  description:
    'डेट प्लान करें, यादें सँजोएँ, पैसों का हिसाब साथ रखें, छोटे-छोटे सरप्राइज़ दें। कपल का ऐप, शुरुआत गुजरात के 100 कपल से। पायलट में फ़्री।',
  eyebrow: (city) => `अब ${city} में शुरू`,
  eyebrowRegion: 'गुजरात',
  headline: ['सुर दो,', 'राग एक।'],
  lead: (product) =>
    `${product}, आप दोनों की दुनिया की एक सुकून भरी जगह: अगली डेट, पिछली फ़ोटो, पैसों का हिसाब, और बीच-बीच में एक छोटा सा इशारा।`,

  startNow: 'अभी शुरू करें, फ़्री',

  cityLabel: 'आपका शहर',
  cityPlaceholder: 'अपना शहर चुनें',
  pilotGroup: 'गुजरात, अभी पायलट में',
  expansionGroup: 'पायलट के बाद',
  selectCityFirst: 'पहले शहर चुनें',
  joinPilot: 'गुजरात पायलट से जुड़ें',
  joinExpansion: 'वेटलिस्ट से जुड़ें',
  waitlist: 'वेटलिस्ट देखें',
  freeNote: 'पायलट में प्रीमियम फ़्री। हम 48 घंटे के अंदर आपको ईमेल करेंगे।',

  claimsLabel: 'पायलट में क्या मिलता है',
  claims: [
    { figure: '100', text: 'कपल के साथ गुजरात में पायलट की शुरुआत' },
    { figure: '4.8', text: '14 रेटिंग का औसत' },
    { figure: '₹2,000 से 6,000', text: 'आपके पहले प्रीमियम एक्सपीरियंस के लिए, हमारी तरफ़ से' },
    { figure: '30% तक', text: 'की छूट मेंबर को, हमसे जुड़ी जगहों पर' },
  ],

  voicesTitle: 'एक सुर छेड़े, दूसरा जवाब दे',
  voicesText: 'जुगलबंदी में कलाकार दो, पर राग एक। कोई देर तक आगे नहीं रहता। घर भी कुछ ऐसे ही चलता है।',
  datesTitle: 'शाम एक सवाल से शुरू होती है',
  datesText: 'जगह और टाइम के साथ डेट सुझाएँ। जवाब वहीं आएगा जहाँ आप हैं: हाँ, शायद, या कोई और दिन।',
  memoriesTitle: 'पहले फ़ोटो, मन हो तो शब्द भी',
  memoriesText: 'हर आउटिंग आपके साल का एक पन्ना बनती है। सिर्फ़ आप दोनों का, जब चाहें डाउनलोड करें।',
  moneyTitle: 'पैसों की बात, बिना झिझक',
  moneyText: 'खर्च लिखें, एक ही सपने के लिए बचाएँ, और दोनों का हिसाब एक ही जगह देखें।',
  notesTitle: 'छोटी-छोटी बातें, जो याद रहें',
  notesText: 'चाय कैसी पसंद है, अगला बर्थडे किसका है, और लंबे दिन में एक प्यारा सा इशारा।',

  example: 'ऐप की एक झलक',
  exampleDays: 'दिन साथ-साथ',
  exampleDaysCount: '1,204',
  exampleNames: ['मीरा', 'अर्जुन'],
  exampleCouple: 'मीरा और अर्जुन',
  exampleDate: 'गरबा, फिर चाय',
  exampleDateTime: 'शनिवार, शाम 7 बजे · साबरमती रिवरफ़्रंट',
  exampleAsks: 'अर्जुन ने पूछा',
  exampleAccept: 'हाँ',
  exampleMaybe: 'शायद',
  exampleDecline: 'नहीं',
  exampleAccepted: 'मीरा ने हाँ कहा',
  exampleMemory: 'गिर की पहली बारिश',
  exampleMemoryDate: '14 जुलाई',
  exampleNudge: 'बस पाँच मिनट में। कोने वाली सीट रखना?',
  exampleGoal: 'ड्रीम वेकेशन: कच्छ का रण',
  exampleSaved: '₹36,000',
  exampleTarget: 'कुल ₹50,000 में से',
  exampleSpent: 'इस महीने',
  exampleSpentAmount: '₹8,450',
  exampleFood: 'खाना-पीना',
  exampleTravel: 'ट्रैवल',
  exampleGifts: 'गिफ़्ट',
  exampleNote: 'मसाला चाय, चीनी कम',
  exampleNoteKind: 'पसंद-नापसंद',
  exampleBirthday: 'बा का बर्थडे',
  exampleBirthdayWhen: '6 दिन बाद',

  experiencesTitle: 'शामें, जो आपकी हो सकती हैं',
  experiencesText: 'कपल के लिए छोटी महफ़िलें, हमारी जानी-पहचानी जगहों पर।',
  book: 'बुक करें',

  priceTitle: 'हफ़्ते में बस एक कटिंग चाय जितना',
  priceText: (product) =>
    `मैट्रिमोनी साइटें किसी को ढूँढकर देने के साल के ₹3000 और उससे ज़्यादा लेती हैं। ${product} उनके लिए है जो मिल चुके हैं। वेटलिस्ट में से पायलट के लिए चुने गए कपल को प्रीमियम फ़्री मिलता है।`,
  priceNow: 'पायलट में फ़्री',

  citiesAction: 'अपना शहर चुनें',
  citiesTitle: 'शुरुआत कहाँ से',
  citiesText: 'पहले गुजरात के बारह शहर। फिर एक-एक करके, पूरा देश।',
  footerLine: 'जुगलबंदी यानी दो बराबर के सुर। गुजरात में बना, दो के लिए।',
};
