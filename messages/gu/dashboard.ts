import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/dashboard.ts';
import { isolated } from '../isolated.ts';
import { isSingular } from '../singular.ts';

export const dashboardText: Catalogue<typeof english.dashboardText> = {
  title: 'હોમ',
  loading: 'તમારું ડૅશબોર્ડ લોડ થાય છે…',
  greeting: (name) => `કેમ છો, ${isolated(name)}?`,
  daysTogether: (figure) => `${figure} દિવસનો સાથ`,

  dailyCheckIn: 'રોજનું ચેક-ઇન',
  checkedIn: 'આજનું થઈ ગયું',
  checkInDone: 'આજનું ચેક-ઇન થઈ ગયું!',
  checkInEarned: (coins) => `આજે તમને ${coins} ${isSingular('gu', coins) ? 'કોઇન મળ્યો' : 'કોઇન્સ મળ્યા'}!`,
  checkInAllSet: 'આજનું બધું થઈ ગયું!',
  checkInAlready: 'આજના કોઇન્સ મળી ગયા છે. કાલે પાછા આવજો!',
  checkInOther: 'ચેક-ઇન થઈ ગયું!',
  checkInOtherText: 'આજનું ચેક-ઇન થઈ ગયેલું જ છે',

  quickTitle: 'ક્યાં જવું છે?',

  countsTitle: 'તમારા બંનેનું',
  memoriesCount: 'યાદો',
  datesCount: 'ડેટ્સ',
  coinsCount: 'કોઇન્સ',
  goalsCount: 'ગોલ',

  recentMemories: 'હમણાંની યાદો',
  allMemories: 'બધી યાદો',
  memoriesFailed: 'યાદો લોડ ન થઈ',
  unknownCount: '–',

  nextDate: 'હવે પછીની ડેટ',
  spentThisMonth: 'આ મહિને',
  spentThisMonthOf: (amount) => `આ મહિને ${amount} ખર્ચ`,
  add: 'ઉમેરો',

  upcoming: 'આવનારી ડેટ્સ',
  allDates: 'બધી ડેટ્સ',
  noDates: 'હજી કશું પ્લાન નથી',
  noDatesText: (name) => `એક સાંજ પ્લાન કરો, ${name === null ? 'પાર્ટનર' : isolated(name)}ને તરત પુછાશે.`,
  createDate: 'ડેટ પ્લાન કરો',
  laterAsked: (count) => `પછીની ${count} ડેટ તમારા જવાબની રાહ જુએ છે`,
  failedTitle: 'ડેટ્સ લોડ ન થઈ',
  failedText: 'બધું સલામત છે. ફરી ટ્રાય કરો.',

  invitePartner: 'પાર્ટનરને બોલાવો',

  comingDays: 'આવતા 7 દિવસમાં',
  allImportantDates: 'બધી તારીખો',
  birthdayOf: (name) => `${isolated(name)}નો બર્થડે`,
  yourBirthday: 'તમારો બર્થડે',
  anniversary: 'તમારી એનિવર્સરી',

  verifyTitle: 'તમારો ઈમેલ વેરિફાય કરો',
  verifyText: (email) => `અમે ${email} પર 6 આંકડાનો કોડ મોકલ્યો છે.`,
  verify: 'કોડ લખો',
  resend: 'નવો કોડ મંગાવો',
  dismissVerify: 'આ વખત પૂરતું છુપાવો',
  codeSent: 'વેરિફિકેશન કોડ મોકલ્યો',
  verified: 'ઈમેલ વેરિફાય થયો',
  codeFailed: 'કોડ મોકલી ન શકાયો',
  codeFailedText: 'વેરિફિકેશન કોડ મોકલી ન શકાયો. ફરી ટ્રાય કરો.',
};
