import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { secondFactorsMailText as english } from '../../en/mails/second-factors.ts';

export const secondFactorsMailText: Catalogue<typeof english> = {
  greeting: (firstName) => `हैलो ${firstName},`,
  addedSubject: {
    passkey: `आपके ${brand.name} अकाउंट में एक पासकी जुड़ी`,
    'authenticator-app': `आपके ${brand.name} अकाउंट में ऑथेंटिकेटर ऐप जुड़ा`,
  },
  addedLine: {
    passkey: 'अभी-अभी एक पासकी जोड़ी गई। इससे बिना पासवर्ड के साइन इन होता है।',
    'authenticator-app': 'अभी-अभी एक ऑथेंटिकेटर ऐप सेट हुआ। अब पासवर्ड से साइन इन करने पर उसका कोड भी माँगा जाएगा।',
  },
  removedSubject: {
    passkey: `आपके ${brand.name} अकाउंट से एक पासकी हटी`,
    'authenticator-app': `आपके ${brand.name} अकाउंट से ऑथेंटिकेटर ऐप हटा`,
  },
  removedLine: {
    passkey: 'अभी-अभी एक पासकी हटाई गई। अब उससे साइन इन नहीं होगा।',
    'authenticator-app': 'अभी-अभी ऑथेंटिकेटर ऐप हटाया गया। अब साइन इन करने पर उसका कोड नहीं माँगा जाएगा।',
  },
  notYou: `अगर यह आपने नहीं किया, तो पासवर्ड बदलें, प्रोफ़ाइल में बाकी डिवाइस साइन आउट करें और ${brand.supportEmail} पर ईमेल करें।`,
};
