import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/gift-cards.ts';
import { isolated } from '../isolated.ts';

export const giftCardsText: Catalogue<typeof english.giftCardsText> = {
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
  cancelledMessage: (coins) => `${coins} ${coins === '1' ? 'कॉइन आपके बैलेंस में लौट आया है' : 'कॉइन्स आपके बैलेंस में लौट आए हैं'}।`,

  greeting: (firstName) => `हैलो ${isolated(firstName)},`,
  fulfilledSubject: (giftCardBrand) => `आपका ${giftCardBrand} गिफ़्ट कार्ड`,
  fulfilledLine: (giftCard) => `आप दोनों ने मिलकर जो गिफ़्ट कार्ड कमाया, वह यह रहा: ${giftCard}।`,
  validLine: (until) => `यह ${until} तक चलेगा। इसका कोड:`,
  termsLine: (terms) => `शर्तें: ${terms}`,
  cancelledSubject: (giftCardBrand) => `आपका ${giftCardBrand} गिफ़्ट कार्ड नहीं भेजा जा सका`,
  cancelledLine: (giftCard) => `माफ़ करें, ${giftCard} का गिफ़्ट कार्ड हम आपको नहीं दिला पाए।`,
  refundLine: (coins) => (coins === '1' ? 'आपका 1 कॉइन बैलेंस में लौट आया है।' : `पूरे ${coins} कॉइन्स आपके बैलेंस में लौट आए हैं।`),
  open: `${brand.name} खोलें`,
  mailFooter: 'यह ईमेल इसलिए आया क्योंकि आपने एक गिफ़्ट कार्ड रिडीम किया।',
};

export const giftCardScreensText: Catalogue<typeof english.giftCardScreensText> = {
  title: 'कॉइन्स रिडीम करें',
  lead: 'आप दोनों के कॉइन्स, अब कुछ मज़े के लिए।',
  loading: 'गिफ़्ट कार्ड लोड हो रहे हैं…',
  failedTitle: 'गिफ़्ट कार्ड लोड नहीं हुए',
  failedText: 'आपके नेटवर्क या हमारे सर्वर में दिक्कत आई। आपके कॉइन्स सुरक्षित हैं।',

  balance: 'आपका बैलेंस',
  balanceFailed: 'बैलेंस लोड नहीं हुआ। वह सुरक्षित है।',
  points: (coins) => (coins === '1' ? '1 कॉइन' : `${coins} कॉइन्स`),
  earnMore: 'और कमाने के लिए रोज़ चेक-इन करें और माइलस्टोन पूरे करें।',
  toNext: (missing, cardBrand) => `${cardBrand} के लिए ${missing} ${missing === '1' ? 'कॉइन' : 'कॉइन्स'} और`,
  allReachable: 'हर गिफ़्ट कार्ड आपकी पहुँच में है।',
  seeStatement: 'स्टेटमेंट देखें',

  obstacles: {
    email_unverified: 'पहले ईमेल वेरिफ़ाई करें',
    gift_card_account_days: 'बस थोड़ा और',
    gift_card_needs_couple: 'दो लोगों के लिए',
  },
  invite: 'पार्टनर को बुलाएँ',
  verify: 'ईमेल वेरिफ़ाई करें',

  categories: 'कैटेगरी',
  all: 'सभी',
  emptyTitle: 'अभी कोई गिफ़्ट कार्ड नहीं',
  emptyText: 'नए आते रहते हैं। आपके कॉइन्स इंतज़ार करेंगे।',
  validity: (days) => `${days} दिन चलेगा`,
  terms: 'शर्तें',
  redeemFor: (points) => `${points} ${points === '1' ? 'कॉइन' : 'कॉइन्स'} में लें`,
  redeemThis: (points, cardBrand) => `${points} ${points === '1' ? 'कॉइन' : 'कॉइन्स'} में लें: ${cardBrand}`,
  needMore: (points) => `${points} ${points === '1' ? 'कॉइन' : 'कॉइन्स'} और चाहिए`,
  outOfStock: 'अभी खत्म',

  confirmTitle: 'यह गिफ़्ट कार्ड लें?',
  confirmNote: 'रिडीम करने पर गिफ़्ट कार्ड 24 घंटे के अंदर ईमेल पर आएगा। इसे बाद में पलटा नहीं जा सकता।',
  confirm: 'हाँ, रिडीम करें',
  brand: 'ब्रांड',
  denomination: 'कितने का',
  cost: 'कीमत',
  left: 'बाद में बचेंगे',

  success: 'रिडीम हो गया!',
  successText: 'गिफ़्ट कार्ड 24 घंटे के अंदर ईमेल पर आ जाएगा।',
  failed: 'रिडीम नहीं हुआ',
  failedToRedeem: 'गिफ़्ट कार्ड रिडीम नहीं हुआ। फिर कोशिश करें।',
  insufficient: 'कॉइन्स कम हैं',

  orders: 'आपके गिफ़्ट कार्ड',
  loadingOrders: 'आपके गिफ़्ट कार्ड लोड हो रहे हैं…',
  ordersFailed: 'आपके ऑर्डर लोड नहीं हुए',
  ordersEmpty: 'आप जो रिडीम करें, वह कोड के साथ यहाँ दिखेगा।',
  showAllOrders: (count) => `सारे ${count} दिखाएँ`,
  statuses: { pending: 'तैयार हो रहा है', fulfilled: 'भेज दिया', cancelled: 'कैंसल, कॉइन्स वापस' },
  orderedOn: (when) => `रिडीम किया: ${when}`,
  sentBy: (when) => `${when} तक आपके पास`,
  refunded: (points) => (points === '1' ? '1 कॉइन आपके बैलेंस में लौट आया' : `${points} कॉइन्स आपके बैलेंस में लौट आए`),
  validUntil: (day) => `${day} तक चलेगा`,
  code: 'कोड',
  copyCode: (cardBrand) => `${cardBrand} का कोड कॉपी करें`,
  copied: 'कोड कॉपी हो गया',

  statementTitle: 'स्टेटमेंट',
  statementLead: 'हर कॉइन, जो आया और गया।',
  loadingStatement: 'स्टेटमेंट लोड हो रहा है…',
  statementFailed: 'स्टेटमेंट लोड नहीं हुआ',
  statementEmpty: 'अभी कोई कॉइन नहीं',
  statementEmptyText: 'डैशबोर्ड पर पहले चेक-इन से यह स्टेटमेंट शुरू होगा।',
  toDashboard: 'डैशबोर्ड पर जाएँ',
  balanceAfter: (points) => `बैलेंस ${points}`,
  earned: (points) => `+${points}`,
  spent: (points) => `−${points}`,
  showMore: 'और दिखाएँ',
};

/** The names of gift card categories, on the cards and in every choice. */
export const giftCardCategories: Catalogue<typeof english.giftCardCategories> = {
  shopping: 'शॉपिंग',
  food: 'खाना-पीना',
  entertainment: 'एंटरटेनमेंट',
  travel: 'ट्रैवल',
  fashion: 'फ़ैशन',
  electronics: 'इलेक्ट्रॉनिक्स',
  grooming: 'ग्रूमिंग',
  fitness: 'फ़िटनेस',
};

export const walletText: Catalogue<typeof english.walletText> = {
  alreadyCheckedIn: 'आज का चेक-इन हो चुका है',
  notEnough: (needed, balance) =>
    `${needed} ${needed === '1' ? 'कॉइन' : 'कॉइन्स'} चाहिए, पर आपके पास ${balance} ${balance === '0' || balance === '1' ? 'है' : 'हैं'}।`,
  dailyCheckIn: 'रोज़ का चेक-इन',
};
