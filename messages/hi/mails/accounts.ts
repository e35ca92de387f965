import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { accountsMailText as english } from '../../en/mails/accounts.ts';

export const accountsMailText: Catalogue<typeof english> = {
  greeting: (firstName) => `हैलो ${firstName},`,
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
  correctionEnded: (email) => `आपका ईमेल ${email} करने का बदलाव कैंसल हो गया। वह अभी वेरिफ़ाई नहीं हुआ था।`,
  newWaysLine: (days) => `पिछले ${days} दिनों में साइन इन के ये तरीके जुड़े, और अब भी चलते हैं:`,
  newPasskey: (name, day) => `• पासकी “${name}”, ${day} को जोड़ी`,
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
