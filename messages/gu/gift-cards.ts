import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/gift-cards.ts';
import { isolated } from '../isolated.ts';

export const giftCardsText: Catalogue<typeof english.giftCardsText> = {
  emailUnverified: 'ગિફ્ટ કાર્ડ રિડીમ કરતાં પહેલાં તમારો ઈમેલ વેરિફાય કરો.',
  needsCouple: 'ગિફ્ટ કાર્ડ બે જણના કપલ માટે છે, જેમાં બંનેનો ઈમેલ વેરિફાય થયેલો હોય.',
  accountTooNew: (from) => `નવા મેમ્બરે થોડી રાહ જોવાની: ગિફ્ટ કાર્ડ ${from}થી મંગાવી શકશો.`,
  outOfStock: 'આ ગિફ્ટ કાર્ડ હમણાં સ્ટૉકમાં નથી. તમારા કોઇન્સ એમના એમ છે.',
  ordered: 'તમારું ગિફ્ટ કાર્ડ 24 કલાકમાં ઈમેલ પર આવી જશે.',
  entry: (giftCard) => `ગિફ્ટ કાર્ડ: ${giftCard}`,
  refundEntry: (giftCard) => `રિફંડ: ${giftCard}`,
  name: (giftCardBrand, rupees) => `${giftCardBrand}, ₹${rupees}`,

  fulfilledTitle: 'તમારું ગિફ્ટ કાર્ડ આવી ગયું',
  fulfilledMessage: (giftCardBrand) => `${giftCardBrand}નો કોડ જોવા માટે ખોલો.`,
  cancelledTitle: 'તમારું ગિફ્ટ કાર્ડ કૅન્સલ થયું',
  cancelledMessage: (coins) =>
    `${coins} ${coins === '1' ? 'કોઇન તમારા બૅલેન્સમાં પાછો આવી ગયો' : 'કોઇન્સ તમારા બૅલેન્સમાં પાછા આવી ગયા'}.`,

  greeting: (firstName) => `નમસ્તે ${isolated(firstName)},`,
  fulfilledSubject: (giftCardBrand) => `તમારું ${giftCardBrand} ગિફ્ટ કાર્ડ`,
  fulfilledLine: (giftCard) => `તમે બંનેએ સાથે મળીને કમાયેલું ગિફ્ટ કાર્ડ આ રહ્યું: ${giftCard}.`,
  validLine: (until) => `એ ${until} સુધી ચાલશે. એનો કોડ:`,
  termsLine: (terms) => `શરતો: ${terms}`,
  cancelledSubject: (giftCardBrand) => `તમારું ${giftCardBrand} ગિફ્ટ કાર્ડ મોકલી ન શકાયું`,
  cancelledLine: (giftCard) => `સૉરી, આ ગિફ્ટ કાર્ડ અમે તમને અપાવી ન શક્યા: ${giftCard}.`,
  refundLine: (coins) =>
    coins === '1' ? 'તમારો 1 કોઇન બૅલેન્સમાં પાછો આવી ગયો છે.' : `બધા ${coins} કોઇન્સ તમારા બૅલેન્સમાં પાછા આવી ગયા છે.`,
  open: `${brand.name} ખોલો`,
  mailFooter: 'તમે ગિફ્ટ કાર્ડ રિડીમ કર્યું એટલે આ ઈમેલ આવ્યો છે.',
};

export const giftCardScreensText: Catalogue<typeof english.giftCardScreensText> = {
  title: 'કોઇન્સ રિડીમ કરો',
  lead: 'તમે બંનેએ ભેગા કરેલા કોઇન્સ, હવે મજા કરવા માટે.',
  loading: 'ગિફ્ટ કાર્ડ લોડ થાય છે…',
  failedTitle: 'ગિફ્ટ કાર્ડ લોડ ન થયાં',
  failedText: 'તમારું નેટ કે અમારું સર્વર અટક્યું. તમારા કોઇન્સ સલામત છે.',

  balance: 'તમારું બૅલેન્સ',
  balanceFailed: 'બૅલેન્સ લોડ ન થયું. એ સલામત છે.',
  points: (coins) => (coins === '1' ? '1 કોઇન' : `${coins} કોઇન્સ`),
  earnMore: 'વધુ મેળવવા રોજ ચેક-ઇન કરો અને માઇલસ્ટોન પૂરા કરો.',
  toNext: (missing, cardBrand) =>
    missing === '1' ? `${cardBrand} માટે બીજો 1 કોઇન` : `${cardBrand} માટે બીજા ${missing} કોઇન્સ`,
  allReachable: 'બધાં ગિફ્ટ કાર્ડ તમારી પહોંચમાં છે.',
  seeStatement: 'સ્ટેટમેન્ટ જુઓ',

  obstacles: {
    email_unverified: 'પહેલાં ઈમેલ વેરિફાય કરો',
    gift_card_account_days: 'બસ થોડા દિવસ',
    gift_card_needs_couple: 'બે જણ માટે',
  },
  invite: 'પાર્ટનરને બોલાવો',
  verify: 'ઈમેલ વેરિફાય કરો',

  categories: 'કૅટેગરી',
  all: 'બધાં',
  emptyTitle: 'હમણાં કોઈ ગિફ્ટ કાર્ડ નથી',
  emptyText: 'નવાં આવતાં રહે છે. તમારા કોઇન્સ ક્યાંય નહીં જાય.',
  validity: (days) => `${days} દિવસ ચાલશે`,
  terms: 'શરતો',
  redeemFor: (points) => `${points} ${points === '1' ? 'કોઇનમાં' : 'કોઇન્સમાં'} લો`,
  redeemThis: (points, cardBrand) => `${points} ${points === '1' ? 'કોઇનમાં' : 'કોઇન્સમાં'} લો: ${cardBrand}`,
  needMore: (points) => `હજી ${points} ${points === '1' ? 'કોઇન જોઈએ' : 'કોઇન્સ જોઈએ'}`,
  outOfStock: 'સ્ટૉકમાં નથી',

  confirmTitle: 'આ ગિફ્ટ કાર્ડ લેવું છે?',
  confirmNote: 'રિડીમ કર્યા પછી ગિફ્ટ કાર્ડ 24 કલાકમાં ઈમેલ પર આવશે. પછી પાછું નહીં ફેરવાય.',
  confirm: 'હા, રિડીમ કરો',
  brand: 'બ્રાન્ડ',
  denomination: 'કિંમત',
  cost: 'કેટલા કોઇન્સ',
  left: 'પછી બાકી',

  success: 'રિડીમ થઈ ગયું!',
  successText: 'ગિફ્ટ કાર્ડ 24 કલાકમાં ઈમેલ પર આવી જશે.',
  failed: 'રિડીમ ન થયું',
  failedToRedeem: 'ગિફ્ટ કાર્ડ રિડીમ ન થયું. ફરી ટ્રાય કરો.',
  insufficient: 'કોઇન્સ ઓછા પડ્યા',

  orders: 'તમારાં ગિફ્ટ કાર્ડ',
  loadingOrders: 'તમારાં ગિફ્ટ કાર્ડ લોડ થાય છે…',
  ordersFailed: 'ગિફ્ટ કાર્ડ લોડ ન થયાં',
  ordersEmpty: 'તમે જે રિડીમ કરો એ અહીં કોડ સાથે દેખાશે.',
  showAllOrders: (count) => `બધાં ${count} જુઓ`,
  statuses: { pending: 'તૈયાર થાય છે', fulfilled: 'મોકલ્યું', cancelled: 'કૅન્સલ, કોઇન્સ પાછા' },
  orderedOn: (when) => `રિડીમ: ${when}`,
  sentBy: (when) => `${when} સુધીમાં મળી જશે`,
  refunded: (points) => (points === '1' ? '1 કોઇન તમારા બૅલેન્સમાં પાછો આવ્યો' : `${points} કોઇન્સ તમારા બૅલેન્સમાં પાછા આવ્યા`),
  validUntil: (day) => `${day} સુધી ચાલશે`,
  code: 'કોડ',
  copyCode: (cardBrand) => `${cardBrand}નો કોડ કૉપી કરો`,
  copied: 'કોડ કૉપી થયો',

  statementTitle: 'સ્ટેટમેન્ટ',
  statementLead: 'આવેલા ને વપરાયેલા બધા કોઇન્સ.',
  loadingStatement: 'સ્ટેટમેન્ટ લોડ થાય છે…',
  statementFailed: 'સ્ટેટમેન્ટ લોડ ન થયું',
  statementEmpty: 'હજી કોઇન્સ નથી',
  statementEmptyText: 'ડૅશબોર્ડ પર પહેલું ચેક-ઇન કરો, અહીંથી શરૂઆત થશે.',
  toDashboard: 'ડૅશબોર્ડ પર જાઓ',
  balanceAfter: (points) => `બૅલેન્સ ${points}`,
  earned: (points) => `+${points}`,
  spent: (points) => `−${points}`,
  showMore: 'વધુ જુઓ',
};

/** The names of gift card categories, on the cards and in every choice. */
export const giftCardCategories: Catalogue<typeof english.giftCardCategories> = {
  shopping: 'શૉપિંગ',
  food: 'ખાવા-પીવાનું',
  entertainment: 'એન્ટરટેઇનમેન્ટ',
  travel: 'ટ્રાવેલ',
  fashion: 'ફૅશન',
  electronics: 'ઇલેક્ટ્રોનિક્સ',
  grooming: 'ગ્રૂમિંગ',
  fitness: 'ફિટનેસ',
};

export const walletText: Catalogue<typeof english.walletText> = {
  alreadyCheckedIn: 'આજનું ચેક-ઇન થઈ ગયું છે',
  notEnough: (needed, balance) => `${needed} ${needed === '1' ? 'કોઇન' : 'કોઇન્સ'} જોઈએ, તમારી પાસે ${balance} છે.`,
  dailyCheckIn: 'રોજનું ચેક-ઇન',
};
