import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { giftCardsText as english } from '../en/gift-cards.ts';

export const giftCardsText: Catalogue<typeof english> = {
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

  greeting: (firstName) => `નમસ્તે ${firstName},`,
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
