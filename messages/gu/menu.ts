import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/menu.ts';

export const menuText: Catalogue<typeof english.menuText> = {
  experiences: (product) => `${product} એક્સપિરિયન્સ`,
  dateOffers: 'ડેટ ઑફર્સ',
  ourYear: 'આપણું વર્ષ',
  partnerNotes: 'પાર્ટનર નોંધ',
  partnerInsights: 'પાર્ટનર ઇનસાઇટ્સ',
  importantDates: 'ખાસ તારીખો',
  lists: 'લિસ્ટ',
  achievements: 'લવ માઇલસ્ટોન્સ',
  redeem: 'કોઇન્સ રિડીમ કરો',
  nudges: 'ટહુકા',
  concierge: 'તમારી મદદે',
  dailyQuestion: 'આજનો સવાલ',
  profile: 'પ્રોફાઇલ સેટિંગ્સ',
  subscription: 'સબ્સ્ક્રિપ્શન',
  admin: 'એડમિન',
  signOutText: 'જે લખ્યું ને સેવ નથી કર્યું એ જતું રહેશે. ફરી ગમે ત્યારે સાઇન ઇન કરી શકો.',
  premium: 'પ્રીમિયમ',
  theme: 'થીમ',
  themeLight: 'લાઇટ',
  themeDark: 'ડાર્ક',
  themeSystem: 'સિસ્ટમ',
  languageFailed: 'ભાષા ન બદલાઈ',
};
