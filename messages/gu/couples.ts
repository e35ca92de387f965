import type { Catalogue } from '#messages/catalogue.ts';
import type { couplesText as english } from '../en/couples.ts';
import { isolated } from '../isolated.ts';

export const couplesText: Catalogue<typeof english> = {
  codeExpired: 'આ ઇન્વાઇટ કોડનો ટાઇમ પૂરો થઈ ગયો. પાર્ટનર પાસે નવો કોડ માંગો.',
  none: 'તમે હજી કોઈ કપલમાં નથી',
  alreadyMade: 'તમે એક કપલમાં છો જ',
  full: 'આ કપલમાં બે જણ છે જ',
  ownCode: 'આ તો તમારો જ ઇન્વાઇટ કોડ છે. પાર્ટનરને મોકલો.',
  leaveFirst: 'તમારી સાથે પાર્ટનર છે જ. બીજા કપલમાં જોડાતાં પહેલાં આ કપલમાંથી નીકળવું પડે.',
  tooManyLists: (max) => `બંનેની મળીને ${max}થી વધુ લિસ્ટ થશે. જોડાતાં પહેલાં તમારાં થોડાં લિસ્ટ ડિલીટ કરો.`,
  aloneCannotLeave: 'આ કપલમાં ફક્ત તમે જ છો',
  takesNoMails: 'આ ઈમેલ પર ઇન્વાઇટ જતાં નથી. તમારો કોડ જાતે મોકલો.',
  notAlone: 'પાર્ટનર તો હવે તમારી સાથે જ છે',
  verifyToInvite: 'પહેલાં તમારો ઈમેલ વેરિફાય કરો, જેથી પાર્ટનરને ઇન્વાઇટ પર ભરોસો બેસે.',
  invitedEnough: 'આ ઈમેલ પર આજે જેટલાં ઇન્વાઇટ મોકલી શકાય એટલાં જઈ ચૂક્યાં. ઇન્વાઇટ કોડ તમે જાતે શેર કરો, અથવા કાલે ફરી ટ્રાય કરો.',
  invited: (name) => `${isolated(name)}ને ઇન્વાઇટ મોકલી દીધું છે.`,
  left: 'તમે હવે આ કપલમાં નથી',
  leftWithOwn: 'તમે હવે આ કપલમાં નથી, અને તમારું સાચવેલું બધું તમારી પાસે છે',
  anniversaryInFuture: 'એનિવર્સરીમાં આવનારી તારીખ ન ચાલે',
};
