import type { Catalogue } from '#messages/catalogue.ts';
import type { giftCardScreensText as english } from '../../en/screens/gift-cards.ts';

export const giftCardScreensText: Catalogue<typeof english> = {
  title: 'કોઇન્સ રિડીમ કરો',
  lead: 'તમે બંનેએ ભેગા કરેલા કોઇન્સ, હવે મજા કરવા માટે.',
  loading: 'ગિફ્ટ કાર્ડ લોડ થાય છે…',
  failedTitle: 'ગિફ્ટ કાર્ડ લોડ ન થયાં',
  failedText: 'તમારું નેટ કે અમારું સર્વર અટક્યું. તમારા કોઇન્સ સલામત છે.',

  balance: 'તમારું બૅલેન્સ',
  balanceFailed: 'બૅલેન્સ લોડ ન થયું. એ સલામત છે.',
  coins: (coins) => (coins === '1' ? '1 કોઇન' : `${coins} કોઇન્સ`),
  earnMore: 'વધુ મેળવવા રોજ ચેક-ઇન કરો અને માઇલસ્ટોન પૂરા કરો.',
  toNext: (missing, brand) =>
    missing === '1' ? `${brand} માટે બીજો 1 કોઇન` : `${brand} માટે બીજા ${missing} કોઇન્સ`,
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
  redeemThis: (points, brand) => `${points} ${points === '1' ? 'કોઇનમાં' : 'કોઇન્સમાં'} લો: ${brand}`,
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
  refunded: (points) =>
    points === '1' ? '1 કોઇન તમારા બૅલેન્સમાં પાછો આવ્યો' : `${points} કોઇન્સ તમારા બૅલેન્સમાં પાછા આવ્યા`,
  validUntil: (day) => `${day} સુધી ચાલશે`,
  code: 'કોડ',
  copyCode: (brand) => `${brand}નો કોડ કૉપી કરો`,
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
