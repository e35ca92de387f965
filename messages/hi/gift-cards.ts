import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { giftCardsText as english } from '../en/gift-cards.ts';

export const giftCardsText: Catalogue<typeof english> = {
  emailUnverified: 'गिफ़्ट कार्ड लेने से पहले अपना ईमेल वेरिफ़ाई करें।',
  needsCouple: 'गिफ़्ट कार्ड उन कपल के लिए हैं जिनमें दोनों ने अपना ईमेल वेरिफ़ाई किया है।',
  accountTooNew: (from) => `नए मेंबर को थोड़ा इंतज़ार करना होगा: ${from} से आप गिफ़्ट कार्ड ले सकते हैं।`,
  outOfStock: 'यह गिफ़्ट कार्ड अभी खत्म है। आपके कॉइन्स वैसे के वैसे हैं।',
  ordered: 'गिफ़्ट कार्ड 24 घंटे के अंदर ईमेल पर आ जाएगा।',
  entry: (giftCard) => `गिफ़्ट कार्ड: ${giftCard}`,
  refundEntry: (giftCard) => `वापस मिले: ${giftCard}`,
  name: (giftCardBrand, rupees) => `${giftCardBrand}, ₹${rupees}`,

  fulfilledTitle: 'आपका गिफ़्ट कार्ड आ गया',
  fulfilledMessage: (giftCardBrand) => `${giftCardBrand} का कोड देखने के लिए खोलें।`,
  cancelledTitle: 'आपका गिफ़्ट कार्ड कैंसल हुआ',
  cancelledMessage: (coins) =>
    `${coins} ${coins === '1' ? 'कॉइन आपके बैलेंस में लौट आया है' : 'कॉइन्स आपके बैलेंस में लौट आए हैं'}।`,

  greeting: (firstName) => `हैलो ${firstName},`,
  fulfilledSubject: (giftCardBrand) => `आपका ${giftCardBrand} गिफ़्ट कार्ड`,
  fulfilledLine: (giftCard) => `आप दोनों ने मिलकर जो गिफ़्ट कार्ड कमाया, वह यह रहा: ${giftCard}।`,
  validLine: (until) => `यह ${until} तक चलेगा। इसका कोड:`,
  termsLine: (terms) => `शर्तें: ${terms}`,
  cancelledSubject: (giftCardBrand) => `आपका ${giftCardBrand} गिफ़्ट कार्ड नहीं भेजा जा सका`,
  cancelledLine: (giftCard) => `माफ़ करें, ${giftCard} का गिफ़्ट कार्ड हम आपको नहीं दिला पाए।`,
  refundLine: (coins) =>
    coins === '1' ? 'आपका 1 कॉइन बैलेंस में लौट आया है।' : `पूरे ${coins} कॉइन्स आपके बैलेंस में लौट आए हैं।`,
  open: `${brand.name} खोलें`,
  mailFooter: 'यह ईमेल इसलिए आया क्योंकि आपने एक गिफ़्ट कार्ड रिडीम किया।',
};
