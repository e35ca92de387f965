import type { Catalogue } from '#messages/catalogue.ts';
import { isSingular } from '../../singular.ts';
import type { ourYearScreensText as english } from '../../en/screens/our-year.ts';

export const ourYearScreensText: Catalogue<typeof english> = {
  name: 'આપણું વર્ષ',
  title: (year) => `તમારું વર્ષ ${year}`,
  lead: 'તમે બંનેએ શું શું કર્યું, થોડાં ચિત્રોમાં.',
  loading: 'તમારું વર્ષ ખૂલે છે…',
  failedTitle: 'તમારું વર્ષ લોડ ન થયું',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',
  emptyTitle: 'તમારું પહેલું વર્ષ હજી ચાલે છે',
  emptyText: 'દરેક વર્ષ 1 ડિસેમ્બરે ખૂલે છે. તમારી ડેટ્સ અને સાચવેલી યાદો એમાં હશે.',
  emptyAction: 'યાદ સાચવો',
  closedTitle: 'આ વર્ષ ખૂલી શકતું નથી',
  closedAction: (year) => `${year} જુઓ`,

  cardTitle: (year) => `તમારું વર્ષ ${year}`,
  cardText: 'ડેટ્સ, જગ્યાઓ, પહેલી વારની વાતો અને સૌથી વહાલી યાદ.',
  cardAction: 'પાછું વળીને જુઓ',

  years: 'વર્ષ',
  play: 'વાર્તાની જેમ જુઓ',
  storyTitle: (year) => `તમારું વર્ષ ${year}, વાર્તાની જેમ`,
  pause: 'થોભાવો',
  resume: 'આગળ ચલાવો',
  back: 'પાછળ',
  next: 'આગળ',
  position: (place, count) => `${count}માંથી ${place}`,
  close: 'આખું વર્ષ જુઓ',

  opening: 'પાછું વળીને જોતાં',
  openingText: (names) => `${names}નું વર્ષ`,
  openingAlone: 'તમારા બંનેનું વર્ષ',

  dates: 'સાચવેલી ડેટ્સ',
  datesText: () => 'વાર તમે એકબીજા માટે ટાઇમ કાઢ્યો',
  favourite: (kind) => `સૌથી વધુ: ${kind}`,
  fullest: (month) => `સૌથી ભરેલો મહિનો: ${month}`,

  places: 'જગ્યાઓ',
  placesText: (count) => (isSingular('gu', count) ? 'જગ્યા હવે તમારી છે' : 'જગ્યાઓ હવે તમારી છે'),
  placeNames: (names) => `સૌથી વધુ ${names}`,

  firsts: 'વર્ષની પહેલી વાતો',
  firstKinds: { date: 'પહેલી ડેટ', place: 'પહેલી નવી જગ્યા', memory: 'પહેલી યાદ' },

  streak: 'સૌથી લાંબી હારમાળા',
  weeksText: 'અઠવાડિયાં સળંગ, દરેકમાં એક ડેટ',
  daysText: 'દિવસ સળંગ, બંનેના જવાબ',
  alsoDays: (days) => `અને સળંગ ${days} દિવસ બંનેએ આજના સવાલનો જવાબ આપ્યો`,

  loved: 'સૌથી વહાલી યાદ',
  standing: 'સાચવવા જેવી યાદ',
  warmth: (count) => (count === 1 ? 'તમારું એક રિએક્શન કે કમેન્ટ' : `તમારાં ${count} રિએક્શન અને કમેન્ટ`),
  ofMemories: (count) => (count === 1 ? 'વર્ષની યાદ' : `વર્ષની ${count} યાદોમાંથી એક`),

  saved: 'સાથે બચાવ્યું',
  savedText: 'બંનેને ગમતી વાત માટે બાજુ પર મૂક્યા',

  quiet: 'શાંત વર્ષ',
  quietText: 'જે ખરું છે એ બધું લખાતું નથી. આ વર્ષમાં શું હતું, એ તમે બંને જ સૌથી સારી રીતે જાણો છો.',

  closing: 'હવે પછીના વર્ષને નામ',
  closingText: 'એક એક કરીને સાચવેલી નાની સાંજો, એનું જ વર્ષ બને છે.',
};
