import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/subscription.ts';
import { isolated } from '../isolated.ts';
import { isSingular } from '../singular.ts';

export const subscriptionText: Catalogue<typeof english.subscriptionText> = {
  limitReached: {
    date_events: (limit) => `ફ્રી પ્લાનમાં મહિને ${limit} ડેટ મળે છે, અને આ મહિનાની થઈ ગઈ. અનલિમિટેડ ડેટ્સ માટે પ્રીમિયમ લો.`,
    memories: (limit) =>
      `ફ્રી પ્લાનમાં મહિને ${limit} ${isSingular('gu', limit) ? 'યાદ' : 'યાદો'} સચવાય છે, અને આ મહિનાની થઈ ગઈ. અનલિમિટેડ યાદો માટે પ્રીમિયમ લો.`,
  },
  nothingToCancel: 'બંધ કરવા માટે કોઈ સબ્સ્ક્રિપ્શન નથી',

  startedTitle: 'હવે તમે પ્રીમિયમ મેમ્બર છો',
  startedMessage: (until) => `${until} સુધી પ્રીમિયમ તમારું.`,
  startedForBoth: (until, partner) => `${until} સુધી પ્રીમિયમ તમારું અને ${isolated(partner)}નું.`,
  coveredTitle: 'પ્રીમિયમ હવે તમારું પણ છે',
  coveredMessage: (firstName, until) => `${isolated(firstName)}નું પ્રીમિયમ ${until} સુધી તમારા બંને માટે છે.`,
  endedTitle: 'તમારું પ્રીમિયમ પૂરું થયું',
  endedMessage: `${brand.name}માં સાચવેલું બધું એમનું એમ જ છે. મન થાય ત્યારે રિન્યૂ કરજો.`,
};

export const subscriptionScreensText: Catalogue<typeof english.subscriptionScreensText> = {
  title: 'સબ્સ્ક્રિપ્શન',
  lead: 'તમારો પ્લાન, અને એમાંથી કેટલું વપરાયું.',
  loading: 'તમારું સબ્સ્ક્રિપ્શન લોડ થાય છે…',
  failedTitle: 'સબ્સ્ક્રિપ્શન લોડ ન થયું',
  failedText: 'કશું બદલાયું નથી. ફરી ટ્રાય કરો.',

  freePlan: 'ફ્રી પ્લાન',
  premiumMember: 'પ્રીમિયમ મેમ્બર',
  freeTitle: 'ડેટ્સ અને યાદો, મહિનાની લિમિટમાં',
  freeText: 'પ્રીમિયમમાં કોઈ લિમિટ નહીં, અને પહેલી ડેટ અમે પ્લાન કરી આપીએ.',
  premiumTitle: 'બધું જ, લિમિટ વગર',
  premiumUntil: (date) => `${date} સુધી પ્રીમિયમ તમારું.`,
  throughPartner: (firstName) =>
    firstName === null
      ? 'તમે કપલ છો ત્યાં સુધી પાર્ટનરનું પ્રીમિયમ તમારું પણ છે.'
      : `તમે કપલ છો ત્યાં સુધી ${isolated(firstName)}નું પ્રીમિયમ તમારું પણ છે.`,
  endsOn: (date) => `બંધ કર્યું. ${date} સુધી પ્રીમિયમ તમારું, પછી ફ્રી પ્લાન શરૂ.`,
  upgrade: 'પ્રીમિયમ લો',
  cancel: 'સબ્સ્ક્રિપ્શન બંધ કરો',
  cancelTitle: 'તમારું સબ્સ્ક્રિપ્શન બંધ કરવું છે?',
  cancelText: (date) =>
    `${date} સુધી પ્રીમિયમ તમારું. એ પછી ફ્રી પ્લાનની લિમિટ લાગુ પડશે. ${brand.name}માં સાચવેલું બધું એમનું એમ રહેશે.`,
  keep: 'પ્રીમિયમ રાખો',
  cancelled: 'સબ્સ્ક્રિપ્શન બંધ થયું',
  cancelledText: (date) => `ચાલુ સમય પૂરો થાય ત્યારે, ${date} પછી બંધ થશે.`,
  error: 'ગરબડ થઈ',
  cancelFailed: 'સબ્સ્ક્રિપ્શન બંધ ન થયું. ફરી ટ્રાય કરો.',
  checkedText: 'ફરી પેમેન્ટ કરવાની જરૂર નથી. પ્રીમિયમ શરૂ થાય એટલે તરત જણાવીશું.',
  seePayment: 'પેમેન્ટ જુઓ',
  welcomeDone: 'ચાલો, શરૂ કરીએ',

  usage: 'આ મહિને',
  dateEvents: 'ડેટ્સ',
  memories: 'યાદો',
  used: (used, limit) => `${limit}માંથી ${used}`,
  usedUnlimited: (used) => `આ મહિને ${used}`,
  unlimited: 'અનલિમિટેડ',
  limitReached: 'લિમિટ પૂરી',
  limitReachedText: 'પહેલી તારીખે ફરી શરૂ થશે. પ્રીમિયમમાં કોઈ લિમિટ નથી.',

  benefits: 'પ્રીમિયમના ફાયદા',
  choosePlan: 'તમારો પ્લાન પસંદ કરો',
  seeAllBenefits: 'બધા ફાયદા જુઓ',

  payments: 'પેમેન્ટ',
  paymentStates: { pending: 'ચેક થાય છે', confirmed: 'કન્ફર્મ', rejected: 'કન્ફર્મ ન થયું' },
  methods: { upi: 'UPI', razorpay: 'Razorpay' },
  reference: (reference) => `રેફરન્સ ${reference}`,

  paymentSuccessful: 'પેમેન્ટ થઈ ગયું!',
  paymentSuccessfulText: 'પેમેન્ટ કન્ફર્મ થાય એટલે તરત પ્રીમિયમ શરૂ.',
  paymentFailed: 'પેમેન્ટ ન થયું',
};

export const subscribeScreenText: Catalogue<typeof english.subscribeScreenText> = {
  title: `${brand.name} પ્રીમિયમ`,
  lead: 'એક પ્લાન, આખા વર્ષ માટે.',
  description: (fromMonthly) =>
    `કપલ માટે ${brand.name} પ્રીમિયમ: અનલિમિટેડ ડેટ્સ અને યાદો, ટહુકા, અને તમારા માટે પ્લાન કરેલી ડેટ્સ. મહિને ₹${fromMonthly}થી શરૂ.`,
  loading: 'ચેકઆઉટ લોડ થાય છે…',
  failedTitle: 'ચેકઆઉટ લોડ ન થયું',
  failedText: 'અહીં કોઈ પેમેન્ટ થયું નથી. ફરી ટ્રાય કરો.',

  plan: 'પ્રીમિયમ',
  once: 'પૈસા એક જ વાર. ફરી જાતે કદી નહીં કપાય.',
  includes: 'પ્રીમિયમના ફાયદા',

  pay: 'UPIથી પેમેન્ટ કરો',
  scan: (amount) => `કોઈ પણ UPI એપથી સ્કૅન કરો અને ${amount} આપો`,
  qrLabel: (amount, payee) => `QR કોડ, જેનાથી UPI પર ${isolated(payee)}ને ${amount} જશે`,
  openApp: (amount) => `UPI એપથી ${amount} આપો`,
  upiId: 'UPI ID',
  payee: 'કોને',
  amount: 'રકમ',
  reference: 'રેફરન્સ',
  copyUpiId: 'UPI ID કૉપી કરો',
  upiIdCopied: 'UPI ID કૉપી થયું',
  thenTell: 'પેમેન્ટ થઈ જાય એટલે અમને કહો.',
  completed: 'મેં પેમેન્ટ કરી દીધું',
  completedHint: 'અમે અમારા ખાતામાં જોઈશું. કન્ફર્મ થાય એટલે પ્રીમિયમ શરૂ, મોટા ભાગે એક દિવસમાં.',
  hosted: 'અથવા Razorpayથી પેમેન્ટ કરો',
  hostedHint: 'કાર્ડ, નેટબૅન્કિંગ અને વૉલેટ. પ્રીમિયમ તરત શરૂ.',
  hostedFailed: 'પેમેન્ટનું પેજ ન ખૂલ્યું',
  rejected: 'તમારું છેલ્લું પેમેન્ટ કન્ફર્મ ન થઈ શક્યું',

  waitingTitle: (amount) => `નોંધાઈ ગયું. અમે તમારું ${amount}નું પેમેન્ટ ચેક કરીએ છીએ.`,
  pendingText: (reference) =>
    `રેફરન્સ ${reference}. ફરી પેમેન્ટ કરવાની જરૂર નથી: પ્રીમિયમ શરૂ થાય એટલે તરત જણાવીશું, અને આ પેજ જાતે બદલાઈ જશે.`,
  showAgain: 'પેમેન્ટની વિગત ફરી જુઓ',
  partnerWaitingTitle: (name) => `${isolated(name)}નું પેમેન્ટ ચેક થાય છે`,
  partnerWaitingText: (name, when) =>
    `પ્રીમિયમ માટે ${isolated(name)}નું પેમેન્ટ થઈ ગયું છે (${when}). તમારે ફરી પેમેન્ટ કરવાની જરૂર નથી: કન્ફર્મ થાય ત્યાં સુધી રાહ જુઓ, મોટા ભાગે એક દિવસમાં. આ પેજ જાતે બદલાઈ જશે.`,
  payAnyway: 'મારું પોતાનું પ્રીમિયમ લેવું છે',
  tellPreferences: 'મારી ડેટ પ્લાન કરો',
  toDashboard: 'ડૅશબોર્ડ પર જાઓ',

  premiumTitle: 'તમે પ્રીમિયમ મેમ્બર છો',
  manage: 'સબ્સ્ક્રિપ્શન જુઓ',

  preferencesTitle: 'તમારી ડેટ, તમને ગમે એવી',
  preferencesText: 'શું ગમશે એ કહો. અમે પ્લાન કરીશું અને 24 કલાકમાં કૉલ કરીશું.',
  location: 'ક્યાં જવું ગમશે',
  locationExample: 'સાબરમતી રિવરફ્રન્ટ, અમદાવાદ',
  dateType: 'કેવી ડેટ',
  time: 'ટાઇમ',
  budget: 'બજેટ',
  phone: 'ફોન નંબર',
  phoneExample: '98765 43210',
  requests: 'ખાસ કંઈ જોઈએ છે?',
  requestsExample: 'જૈન ફૂડ, શાંત ખૂણો, એક ગીત…',
  choose: 'પસંદ કરો…',
  submit: 'પસંદગી મોકલો',
  later: 'પછી',
  submitted: 'તમારી પસંદગી મળી ગઈ!',
  submittedText: '24 કલાકમાં તમને કૉલ કરીશું.',
  submissionFailed: 'પસંદગી ન ગઈ',
  tryAgain: 'ફરી ટ્રાય કરો.',
};
