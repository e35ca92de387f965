import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/busy-calendars.ts';
import { isolated } from '../isolated.ts';

export const busyCalendarsText: Catalogue<typeof english.busyCalendarsText> = {
  addressInvalid: 'httpsવાળી પબ્લિક લિંક લખો.',
  tooMany: (max) => `વધુમાં વધુ ${max} કૅલેન્ડર ઉમેરી શકાય.`,
  notFound: 'કૅલેન્ડર મળ્યું નહીં',
  unreadEvents: (count) => (count === 1 ? '1 એન્ટ્રી વાંચી શકાઈ નથી' : `${count} એન્ટ્રી વાંચી શકાઈ નથી`),
  unreadZones: (count) => `${count} એન્ટ્રીનો ટાઇમ ઝોન ઓળખાયો નથી`,
  unreadBoth: (events, zones) => `${events} એન્ટ્રી વાંચી શકાઈ નથી, અને ${zones} એન્ટ્રીનો ટાઇમ ઝોન ઓળખાયો નથી`,
};

export const busyCalendarScreensText: Catalogue<typeof english.busyCalendarScreensText> = {
  open: 'તમારા બિઝી સમયનાં કૅલેન્ડર',
  none: 'એક ઉમેરો, એટલે એમાં તમે બિઝી હો એ ટાઇમ ફ્રી નહીં ગણાય.',
  count: (count) => `${count} કૅલેન્ડર`,
  someFailed: (count) => (count === 1 ? '1 કૅલેન્ડર વાંચી શકાયું નથી' : `${count} કૅલેન્ડર વાંચી શકાયાં નથી`),
  someUnread: 'અમુક એન્ટ્રી રહી ગઈ હોય કે ખોટા ટાઇમે દેખાય એવું બને',

  title: 'તમારા બિઝી સમયનાં કૅલેન્ડર',
  privacy: (partner) => `તમે ક્યારે બિઝી છો એટલું જ રાખીએ છીએ. ${isolated(partner)}ને ફક્ત એ જ સમય દેખાય છે જ્યારે તમે બંને ફ્રી હો.`,
  privacyAlone: 'તમે ક્યારે બિઝી છો એટલું જ રાખીએ છીએ. પાર્ટનરને ફક્ત એ જ સમય દેખાશે જ્યારે તમે બંને ફ્રી હો.',
  loading: 'તમારાં કૅલેન્ડર લોડ થાય છે…',
  failedTitle: 'તમારાં કૅલેન્ડર લોડ ન થયાં',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',
  empty: 'ઑફિસ કે કૉલેજનું કૅલેન્ડર ઉમેરો, એટલે એમાં તમે બિઝી હો એ ટાઇમ ફ્રી નહીં ગણાય.',
  fromFile: 'ફાઇલમાંથી',
  pending: 'વંચાય છે…',
  read: (when) => `વાંચ્યું: ${when}`,
  lastRead: (when) => `છેલ્લે વાંચ્યું: ${when}`,
  retried: 'દર કલાકે ફરી ટ્રાય થાય છે.',
  full: (max) => `તમારાં ${max} કૅલેન્ડર થઈ ગયાં, એથી વધારે ઉમેરી શકાતાં નથી. બીજું ઉમેરવા એક ડિલીટ કરો.`,

  addByAddress: 'લિંકથી ઉમેરો',
  chooseFile: 'ફાઇલમાંથી ઉમેરો',
  sending: (percent) => `ફાઇલ મોકલાય છે: ${percent}%`,
  addressTitle: 'લિંકથી કૅલેન્ડર ઉમેરો',
  name: 'નામ',
  nameExample: 'ઑફિસ',
  address: 'લિંક',
  addressHint:
    'Google: કૅલેન્ડરના સેટિંગ્સમાં “Secret address in iCal format”. Apple: પબ્લિક કૅલેન્ડરની લિંક. Outlook: પબ્લિશ કરેલા કૅલેન્ડરની ICS લિંક.',
  add: 'કૅલેન્ડર ઉમેરો',
  added: 'કૅલેન્ડર ઉમેરાયું',
  addedText: 'વંચાઈ જાય એટલે તમારો ફ્રી સમય બદલાશે.',
  addFailed: 'કૅલેન્ડર ન ઉમેરાયું',

  delete: 'ડિલીટ કરો',
  deleteTitle: 'આ કૅલેન્ડર ડિલીટ કરવું છે?',
  deleteText: (name) => `“${isolated(name)}” અને એનો બિઝી સમય તરત ડિલીટ થશે, અને એ સમય ફરી ફ્રી ગણાશે.`,
  deleteConfirm: 'કૅલેન્ડર ડિલીટ કરો',
  deleted: 'કૅલેન્ડર ડિલીટ થયું',
  deleteFailed: 'કૅલેન્ડર ડિલીટ ન થયું',
};
