import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/subscription.ts';
import { isolated } from '../isolated.ts';
import { isSingular } from '../singular.ts';

export const subscriptionText: Catalogue<typeof english.subscriptionText> = {
  limitReached: {
    date_events: (limit) =>
      `फ़्री प्लान में महीने की ${limit} डेट ${isSingular('hi', limit) ? 'मिलती है' : 'मिलती हैं'}, और इस महीने की हो गईं। जितनी चाहें उतनी डेट के लिए प्रीमियम लें।`,
    memories: (limit) =>
      `फ़्री प्लान में महीने की ${limit} ${isSingular('hi', limit) ? 'याद मिलती है' : 'यादें मिलती हैं'}, और इस महीने की हो गईं। जितनी चाहें उतनी यादों के लिए प्रीमियम लें।`,
  },
  nothingToCancel: 'कैंसल करने के लिए कोई सब्सक्रिप्शन नहीं है',

  startedTitle: 'प्रीमियम अब आपका है',
  startedMessage: (until) => `${until} तक प्रीमियम आपका है।`,
  startedForBoth: (until, partner) => `${until} तक प्रीमियम आपका और ${isolated(partner)} का है।`,
  coveredTitle: 'प्रीमियम अब आपका भी है',
  coveredMessage: (firstName, until) => `${isolated(firstName)} का प्रीमियम ${until} तक आप दोनों के लिए है।`,
  endedTitle: 'आपका प्रीमियम पूरा हो गया',
  endedMessage: `${brand.name} में आपका सब कुछ वैसा ही रहेगा। जब मन हो, फिर से लें।`,
};

export const subscriptionScreensText: Catalogue<typeof english.subscriptionScreensText> = {
  title: 'सब्सक्रिप्शन',
  lead: 'आपका प्लान, और उसमें से कितना हुआ।',
  loading: 'सब्सक्रिप्शन लोड हो रहा है…',
  failedTitle: 'सब्सक्रिप्शन लोड नहीं हुआ',
  failedText: 'कुछ बदला नहीं है। फिर कोशिश करें।',

  freePlan: 'फ़्री प्लान',
  premiumMember: 'प्रीमियम मेंबर',
  freeTitle: 'डेट और यादें, महीने की लिमिट में',
  freeText: 'प्रीमियम में कोई लिमिट नहीं, और पहली डेट हम आपके लिए प्लान करते हैं।',
  premiumTitle: 'सब कुछ, बिना लिमिट',
  premiumUntil: (date) => `${date} तक प्रीमियम आपका है।`,
  throughPartner: (firstName) =>
    firstName === null
      ? 'जब तक आप कपल हैं, पार्टनर का प्रीमियम आपका भी है।'
      : `जब तक आप कपल हैं, ${isolated(firstName)} का प्रीमियम आपका भी है।`,
  endsOn: (date) => `कैंसल कर दिया। ${date} तक प्रीमियम आपका है, फिर फ़्री प्लान।`,
  upgrade: 'प्रीमियम लें',
  cancel: 'सब्सक्रिप्शन कैंसल करें',
  cancelTitle: 'सब्सक्रिप्शन कैंसल करें?',
  cancelText: (date) =>
    `${date} तक प्रीमियम आपका है। उसके बाद फ़्री प्लान की लिमिट फिर लगेगी। ${brand.name} में आपका सब कुछ वैसा ही रहेगा।`,
  keep: 'प्रीमियम रखें',
  cancelled: 'सब्सक्रिप्शन कैंसल हुआ',
  cancelledText: (date) => `यह ${date} तक चलेगा, फिर खत्म।`,
  error: 'गड़बड़ हुई',
  cancelFailed: 'सब्सक्रिप्शन कैंसल नहीं हुआ। फिर कोशिश करें।',
  checkedText: 'फिर से पेमेंट करने की ज़रूरत नहीं। प्रीमियम शुरू होते ही आपको बताया जाएगा।',
  seePayment: 'पेमेंट देखें',
  welcomeDone: 'चलिए, शुरू करें',

  usage: 'इस महीने',
  dateEvents: 'डेट',
  memories: 'यादें',
  used: (used, limit) => `${limit} में से ${used}`,
  usedUnlimited: (used) => `इस महीने ${used}`,
  unlimited: 'अनलिमिटेड',
  limitReached: 'लिमिट पूरी',
  limitReachedText: 'पहली तारीख से फिर शुरू होगा। प्रीमियम में कोई लिमिट नहीं।',

  benefits: 'प्रीमियम में क्या-क्या',
  choosePlan: 'अपना प्लान चुनें',
  seeAllBenefits: 'सारे फ़ायदे देखें',

  payments: 'पेमेंट',
  paymentStates: { pending: 'चेक हो रहा है', confirmed: 'कन्फ़र्म', rejected: 'कन्फ़र्म नहीं हुआ' },
  methods: { upi: 'UPI', razorpay: 'Razorpay' },
  reference: (reference) => `रेफ़रेंस ${reference}`,

  paymentSuccessful: 'पेमेंट हो गया!',
  paymentSuccessfulText: 'पेमेंट कन्फ़र्म होते ही प्रीमियम शुरू।',
  paymentFailed: 'पेमेंट नहीं हुआ',
};

export const subscribeScreenText: Catalogue<typeof english.subscribeScreenText> = {
  title: `${brand.name} प्रीमियम`,
  lead: 'एक प्लान, पूरे साल के लिए।',
  description: (fromMonthly) =>
    `कपल के लिए ${brand.name} प्रीमियम: अनलिमिटेड डेट और यादें, इशारे, और आपके लिए प्लान की हुई डेट। महीने के ₹${fromMonthly} से शुरू।`,
  loading: 'चेकआउट लोड हो रहा है…',
  failedTitle: 'चेकआउट लोड नहीं हुआ',
  failedText: 'यहाँ कोई पैसा नहीं कटा। फिर कोशिश करें।',

  plan: 'प्रीमियम',
  once: 'बस एक बार पेमेंट करें। अपने आप दोबारा कुछ नहीं कटता।',
  includes: 'प्रीमियम में क्या-क्या',

  pay: 'UPI से पेमेंट करें',
  scan: (amount) => `किसी भी UPI ऐप से स्कैन करके ${amount} दें`,
  qrLabel: (amount, payee) => `QR कोड, UPI से ${isolated(payee)} को ${amount} देने के लिए`,
  openApp: (amount) => `UPI ऐप से ${amount} दें`,
  upiId: 'UPI ID',
  payee: 'किसको',
  amount: 'रकम',
  reference: 'रेफ़रेंस',
  copyUpiId: 'UPI ID कॉपी करें',
  upiIdCopied: 'UPI ID कॉपी हो गई',
  thenTell: 'पेमेंट हो जाए, तो हमें बताएँ।',
  completed: 'पेमेंट कर दिया है',
  completedHint: 'हम इसे अपने खाते से मिलाते हैं। कन्फ़र्म होते ही प्रीमियम शुरू, अक्सर एक दिन के अंदर।',
  hosted: 'Razorpay से पेमेंट करें',
  hostedHint: 'कार्ड, नेटबैंकिंग और वॉलेट। प्रीमियम तुरंत शुरू।',
  hostedFailed: 'पेमेंट पेज नहीं खुला',
  rejected: 'आपका पिछला पेमेंट कन्फ़र्म नहीं हो पाया',

  waitingTitle: (amount) => `नोट कर लिया। आपका ${amount} का पेमेंट चेक हो रहा है।`,
  pendingText: (reference) =>
    `रेफ़रेंस ${reference}। फिर से पेमेंट करने की ज़रूरत नहीं: प्रीमियम शुरू होते ही आपको बताया जाएगा, और यह पेज खुद बदल जाएगा।`,
  showAgain: 'पेमेंट की डिटेल फिर दिखाएँ',
  partnerWaitingTitle: (name) => `${isolated(name)} का पेमेंट चेक हो रहा है`,
  partnerWaitingText: (name, when) =>
    `${isolated(name)} ने प्रीमियम के लिए पेमेंट किया है (${when})। दोबारा पेमेंट की ज़रूरत नहीं: कन्फ़र्म होने का इंतज़ार करें, अक्सर एक दिन के अंदर। यह पेज खुद बदल जाएगा।`,
  payAnyway: 'अपना अलग प्रीमियम लें',
  tellPreferences: 'मेरी डेट प्लान करें',
  toDashboard: 'डैशबोर्ड पर जाएँ',

  premiumTitle: 'प्रीमियम आपका है',
  manage: 'सब्सक्रिप्शन देखें',

  preferencesTitle: 'आपकी डेट, आपकी पसंद की',
  preferencesText: 'बताएँ, आपको क्या चाहिए। हम प्लान करके 24 घंटे के अंदर फ़ोन करेंगे।',
  location: 'पसंद की जगह',
  locationExample: 'साबरमती रिवरफ़्रंट, अहमदाबाद',
  dateType: 'कैसी डेट',
  time: 'टाइम',
  budget: 'बजट',
  phone: 'फ़ोन नंबर',
  phoneExample: '98765 43210',
  requests: 'कोई खास बात',
  requestsExample: 'वेज खाना, शांत टेबल, कोई गाना…',
  choose: 'चुनें…',
  submit: 'पसंद भेजें',
  later: 'बाद में',
  submitted: 'आपकी पसंद मिल गई!',
  submittedText: 'हम 24 घंटे के अंदर आपसे बात करेंगे।',
  submissionFailed: 'नहीं भेजा जा सका',
  tryAgain: 'फिर कोशिश करें।',
};
