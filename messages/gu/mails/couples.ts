import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { couplesMailText as english } from '../../en/mails/couples.ts';

export const couplesMailText: Catalogue<typeof english> = {
  subject: (inviter) => `${inviter} તમને ${brand.name}માં બોલાવે છે`,
  heading: (name) => `નમસ્તે ${name},`,
  invitation: (inviter) =>
    `${inviter} તમને ${brand.name}માં બોલાવે છે: તમારી ડેટ્સ, યાદો અને પ્લાન એક જ જગ્યાએ, ફક્ત તમારા બંને માટે.`,
  codeLine: 'બટન દબાવશો તો ઇન્વાઇટ કોડ આપોઆપ લખાઈ જશે. જાતે પણ લખી શકો:',
  join: 'પાર્ટનર સાથે જોડાઓ',
  joinedSubject: (partner) => `${partner} હવે ${brand.name}માં તમારી સાથે છે`,
  joinedLine: (partner) => `${partner} હવે તમારી સાથે છે. હવેથી ડેટ્સ, યાદો, ખર્ચ અને ગોલ તમે બંને જોઈ અને બદલી શકો છો.`,
  joinedHint: 'આ કોણ છે એ તમને ખબર ન હોય, તો એપ ખોલો અને પ્રોફાઇલમાંથી “કપલમાંથી નીકળો” દબાવો.',
  leftSubject: (partner) => `${partner} હવે ${brand.name} પર તમારા કપલમાં નથી`,
  leftLine: (partner) => `${partner} હવે તમારા કપલમાં નથી.`,
  leftStays: 'તમે બંનેએ સાચવેલું બધું તમારી પાસે રહેશે.',
  leftWithOwn: (partner) => `તમારું સાચવેલું તમારી પાસે રહેશે; ${partner}નું સાચવેલું ${partner} પાસે.`,
  open: `${brand.name} ખોલો`,
  memberFooter: 'તમારું એકાઉન્ટ છે એટલે આ ઈમેલ આવ્યો છે.',
  footer: 'આ કોણે મોકલ્યું એ ખબર ન હોય, તો આ ઈમેલ ધ્યાનમાં ન લો.',
};
