import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import { nameCity } from '#messages/city-name.ts';
import type * as english from '../en/mails.ts';
import { isolated } from '../isolated.ts';
import { citiesText } from './cities.ts';

export const accountsMailText: Catalogue<typeof english.accountsMailText> = {
  greeting: (firstName) => `हैलो ${isolated(firstName)},`,
  verificationSubject: (code) => `${code} आपका ${brand.name} कोड है`,
  verificationLine: `${brand.name} में आपका स्वागत है। यह कोड ऐप में डालें, ताकि हमें पता रहे कि यह ईमेल आपका ही है।`,
  codeExpiry: (minutes) => `यह ${minutes} मिनट तक चलेगा।`,
  notYou: 'अगर यह आपने नहीं माँगा, तो इस ईमेल को अनदेखा करें।',
  takenSubject: `आपका ${brand.name} अकाउंट पहले से है`,
  takenLine: 'अभी किसी ने इस ईमेल से अकाउंट बनाने की कोशिश की, पर इससे एक अकाउंट पहले से बना है।',
  takenHelp: 'अगर यह आप ही हैं, तो अपने पासवर्ड से साइन इन करें, या “पासवर्ड याद नहीं?” से नया चुनें।',
  takenNotYou: 'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं। आपका अकाउंट सुरक्षित है।',
  resetSubject: `नए ${brand.name} पासवर्ड के लिए आपका कोड`,
  resetLine: 'नया पासवर्ड चुनने के लिए यह कोड वहीं डालें जहाँ आपने इसे माँगा था।',
  resetLinkLine: 'या यह बटन दबाएँ, यह हर ब्राउज़र में चलता है।',
  resetLink: 'नया पासवर्ड चुनें',
  resetNotYou: 'अगर यह आपने नहीं माँगा, तो इस ईमेल को अनदेखा करें। आपका पासवर्ड वही रहेगा।',
  changedSubject: `आपका ${brand.name} पासवर्ड बदल गया`,
  changedLine: 'आपका पासवर्ड अभी-अभी बदला गया। बाकी डिवाइस साइन आउट हो गए हैं।',
  resetDoneLine: 'अभी-अभी नया पासवर्ड सेट हुआ। सारे डिवाइस साइन आउट हो गए हैं।',
  resetEndedLine: 'नोटिफ़िकेशन और कैलेंडर का लिंक भी बंद हो गए हैं। इन्हें ऐप में फिर से चालू करें।',
  correctionEnded: (email) => `आपका ईमेल बदलकर ${email} करना कैंसल हो गया। वह अभी वेरिफ़ाई नहीं हुआ था।`,
  newWaysLine: (days) => `पिछले ${days} दिनों में साइन इन के ये तरीके जुड़े, और अब भी चलते हैं:`,
  newPasskey: (name, day) => `• पासकी “${isolated(name)}”, ${day} को जोड़ी गई`,
  newApp: (day) => `• ऑथेंटिकेटर ऐप, ${day} को सेट हुआ`,
  newCodes: (day) => `• रिकवरी कोड, ${day} को बने`,
  newWaysRemove:
    'इनमें से कोई आपका न हो, तो उसे प्रोफ़ाइल से हटा दें। साइन इन न हो पाए, तो “पासवर्ड याद नहीं?” से एक बार फिर नया पासवर्ड चुनें: उसके ठीक बाद वहीं से हटा दें।',
  newWaysLink: 'प्रोफ़ाइल खोलें',
  waysRemovedSubject: `आपके ${brand.name} अकाउंट से साइन इन के तरीके हटाए गए`,
  waysRemovedLine: 'इनसे अब साइन इन नहीं होगा:',
  waysRemovedEnded: 'सारे डिवाइस साइन आउट हो गए हैं। नए पासवर्ड से साइन इन करें।',
  changedNotYou: `अगर यह आपने नहीं किया, तो “पासवर्ड याद नहीं?” से नया पासवर्ड चुनें और ${brand.supportEmail} पर ईमेल करें।`,
};

/** Reveals neither the request nor its kind: a gift is a surprise, and mails may be read over a shoulder. */
export const conciergeMailText: Catalogue<typeof english.conciergeMailText> = {
  subject: 'हमारा जवाब आ गया है',
  heading: (firstName) => `हैलो ${isolated(firstName)}`,
  answered: 'आपकी रिक्वेस्ट का जवाब आ गया है। ऐप में जहाँ आपने पूछा था, वहीं मिलेगा।',
  open: 'जवाब पढ़ें',
  footer: 'यह ईमेल इसलिए आया क्योंकि आपने हमारी टीम से मदद माँगी थी।',
};

export const contactMailText: Catalogue<typeof english.contactMailText> = {
  subject: `${brand.name} को आपका मैसेज मिल गया`,
  heading: (name) => `हैलो ${isolated(name)},`,
  received: (category) => `आपका मैसेज आ गया है (${category})। इसे हमारी टीम से कोई खुद पढ़ता है।`,
  next: 'हम 24 घंटे के अंदर इसी ईमेल पर जवाब देंगे।',
  erase: (supportEmail) => `अगर आपने हमें नहीं लिखा, तो ${supportEmail} पर बताएँ, हम मैसेज डिलीट कर देंगे।`,
  footer: 'यह ईमेल इसलिए आया क्योंकि हमारे कॉन्टैक्ट फ़ॉर्म में यह ईमेल एड्रेस डाला गया।',
};

export const couplesMailText: Catalogue<typeof english.couplesMailText> = {
  subject: (inviter) => `${isolated(inviter)} ने आपको ${brand.name} पर बुलाया है`,
  heading: (name) => `हैलो ${isolated(name)},`,
  invitation: (inviter) =>
    `${isolated(inviter)} ने आपको ${brand.name} पर बुलाया है: आपकी डेट, यादें और प्लान एक जगह, सिर्फ़ आप दोनों के लिए।`,
  codeLine: 'बटन आपका इनवाइट कोड खुद भर देगा। चाहें तो इसे खुद टाइप करें:',
  join: 'पार्टनर से जुड़ें',
  joinedSubject: (partner) => `${isolated(partner)} अब ${brand.name} पर आपके साथ हैं`,
  joinedLine: (partner) => `${isolated(partner)} आपसे जुड़ गए हैं। अब डेट, यादें, खर्च और गोल आप दोनों देख और बदल सकते हैं।`,
  joinedHint: 'अगर आप इन्हें नहीं जानते, तो ऐप खोलें और प्रोफ़ाइल में “कपल से निकलें” दबाएँ।',
  leftSubject: (partner) => `${isolated(partner)} ${brand.name} पर आपके कपल से निकल गए`,
  leftLine: (partner) => `${isolated(partner)} अब आपके कपल में नहीं हैं।`,
  leftStays: 'आप दोनों का सेव किया हुआ सब कुछ आपके पास रहेगा।',
  leftWithOwn: (partner) => `आपकी चीज़ें आपके पास रहेंगी; ${isolated(partner)} की चीज़ें ${isolated(partner)} के पास।`,
  open: `${brand.name} खोलें`,
  memberFooter: 'यह ईमेल इसलिए आया क्योंकि आपका यहाँ अकाउंट है।',
  footer: 'अगर पता न हो कि यह किसने भेजा, तो इस ईमेल को अनदेखा करें।',
};

export const secondFactorsMailText: Catalogue<typeof english.secondFactorsMailText> = {
  greeting: (firstName) => `हैलो ${isolated(firstName)},`,
  addedSubject: {
    passkey: `आपके ${brand.name} अकाउंट में एक पासकी जुड़ी`,
    'authenticator-app': `आपके ${brand.name} अकाउंट में ऑथेंटिकेटर ऐप जुड़ा`,
  },
  addedLine: {
    passkey: 'अभी-अभी एक पासकी जोड़ी गई। इससे बिना पासवर्ड के साइन इन होता है।',
    'authenticator-app': 'अभी-अभी एक ऑथेंटिकेटर ऐप सेट हुआ। अब पासवर्ड से साइन इन करने पर उसका कोड भी माँगा जाएगा।',
  },
  removedSubject: {
    passkey: `आपके ${brand.name} अकाउंट से एक पासकी हटाई गई`,
    'authenticator-app': `आपके ${brand.name} अकाउंट से ऑथेंटिकेटर ऐप हटाया गया`,
  },
  removedLine: {
    passkey: 'अभी-अभी एक पासकी हटाई गई। अब उससे साइन इन नहीं होगा।',
    'authenticator-app': 'अभी-अभी ऑथेंटिकेटर ऐप हटाया गया। अब साइन इन करने पर उसका कोड नहीं माँगा जाएगा।',
  },
  notYou: `अगर यह आपने नहीं किया, तो पासवर्ड बदलें, प्रोफ़ाइल में बाकी डिवाइस साइन आउट करें और ${brand.supportEmail} पर ईमेल करें।`,
};

export const waitlistMailText: Catalogue<typeof english.waitlistMailText> = {
  subject: `${brand.name} की वेटलिस्ट में आपका नाम आ गया`,
  heading: (first, second) => `स्वागत है, ${first} और ${second}`,
  pilotLine: (city) =>
    `${nameCity(citiesText, city)} के लिए आपका नाम लिख लिया है। पायलट गुजरात के 100 कपल के साथ शुरू होता है, और जब तक पायलट चलेगा, प्रीमियम फ़्री रहेगा।`,
  expansionLine: (city) =>
    `${nameCity(citiesText, city)} के लिए आपका नाम लिख लिया है। गुजरात का पायलट जम जाए, फिर हम एक-एक करके शहर खोलेंगे।`,
  nextPilot: 'आगे क्या होगा, यह हम 48 घंटे के अंदर आपको ईमेल से बताएँगे।',
  nextExpansion: 'आपके शहर की बारी आते ही हम आपको ईमेल करेंगे।',
  erase: (supportEmail) =>
    `अगर यह आपने नहीं किया, या लिस्ट से नाम हटवाना हो, तो ${supportEmail} पर ईमेल करें, हम आपकी दी हुई जानकारी डिलीट कर देंगे।`,
  pilotSubject: `${brand.name} के पायलट में आपकी जगह`,
  pilotHeading: (first, second) => `${first} और ${second}, आपको जगह मिल गई`,
  pilotChosen: (city, days) =>
    `${nameCity(citiesText, city)} में हमारे साथ शुरुआत करने वाले कपल में आप भी हैं। आप दोनों के लिए प्रीमियम ${days === 365 ? 'एक साल' : `${days} दिन`} तक फ़्री है, न कार्ड चाहिए, न पेमेंट।`,
  pilotBoth: (second) => `इस लिंक से रजिस्टर करें, और इसे ${second} को भी भेजें: यह आप दोनों के लिए है।`,
  pilotLinkDays: (days) => `यह लिंक ${days} दिन तक चलेगा।`,
  pilotRegister: 'प्रीमियम के साथ रजिस्टर करें',
  footer: 'यह ईमेल इसलिए आया क्योंकि वेटलिस्ट में यह ईमेल एड्रेस डाला गया।',
};
