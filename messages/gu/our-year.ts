import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/our-year.ts';
import { isolated } from '../isolated.ts';
import { isSingular } from '../singular.ts';

export const ourYearText: Catalogue<typeof english.ourYearText> = {
  notYet: (year) => `${year}નું વર્ષ 1 ડિસેમ્બર ${year}એ ખૂલશે`,
  tooEarly: (year) => `Jugal પર તમારી વાત ${year} પછી શરૂ થાય છે`,
  nothingYet: 'એક ડેટ પર જાઓ કે એક યાદ સાચવો, પછી તમારું પહેલું વર્ષ ખૂલશે',
  bookMissing: 'આ વર્ષની ફોટો બુક હજી બની નથી',
  bookEmpty: 'આ વર્ષમાં બુક બનાવવા માટે કોઈ યાદ નથી',
  bookTitle: (year) => `અમારું વર્ષ ${year}`,
  bookCover: 'અમારું વર્ષ',
  bookChapter: (count) => (count === 1 ? 'એક યાદ' : `${count} યાદો`),
  bookEnd: (product) => `${product} પર બનાવેલી, અમારા બંને માટે`,
};

export const ourYearScreensText: Catalogue<typeof english.ourYearScreensText> = {
  name: 'આપણું વર્ષ',
  title: (year) => `આપણું વર્ષ ${year}`,
  lead: 'તમે બંનેએ શું શું કર્યું, થોડી તસવીરોમાં.',
  soFar: 'આ વર્ષ, અત્યાર સુધી',
  soFarLead: '1 ડિસેમ્બરે એ વાર્તા બનીને ખૂલશે.',
  loading: 'તમારું વર્ષ ખૂલે છે…',
  failedTitle: 'તમારું વર્ષ લોડ ન થયું',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',
  emptyTitle: 'તમારું પહેલું વર્ષ અહીંથી શરૂ',
  emptyText: 'તમારી ડેટ્સ અને સાચવેલી યાદોથી એ ભરાતું જશે, અને 1 ડિસેમ્બરે વાર્તા બનીને ખૂલશે.',
  emptyAction: 'યાદ સાચવો',
  closedTitle: 'આ વર્ષ ખૂલી શકતું નથી',
  closedAction: (year) => `${year} જુઓ`,

  cardTitle: (year) => `તમારું વર્ષ ${year}`,
  cardText: 'ડેટ્સ, જગ્યાઓ, પહેલી વાર કરેલું અને સૌથી વહાલી યાદ.',
  cardAction: 'પાછું વળીને જુઓ',

  years: 'વર્ષ',
  play: 'વાર્તાની જેમ જુઓ',
  storyTitle: (year) => `તમારું વર્ષ ${year}, વાર્તાની જેમ`,
  pause: 'અટકાવો',
  resume: 'આગળ ચલાવો',
  back: 'પાછળ',
  next: 'આગળ',
  position: (number, count) => `${count}માંથી ${number}`,
  close: 'આખું વર્ષ જુઓ',

  opening: 'પાછું વળીને જોતાં',
  openingText: (names) => `${isolated(names)}નું વર્ષ`,
  openingAlone: 'તમારા બંનેનું વર્ષ',

  dates: 'થયેલી ડેટ્સ',
  datesText: () => 'વાર તમે એકબીજા માટે ટાઇમ કાઢ્યો',
  favourite: (kind) => `સૌથી વધુ: ${kind}`,
  fullest: (month) => `સૌથી ભરચક મહિનો: ${month}`,

  places: 'જગ્યાઓ',
  placesText: () => 'જગ્યાએ સાથે ગયાં',
  placeNames: (names) => `સૌથી વધુ: ${isolated(names)}`,

  firsts: 'વર્ષમાં પહેલી વાર',
  firstKinds: { date: 'પહેલી ડેટ', place: 'પહેલી નવી જગ્યા', memory: 'પહેલી યાદ' },

  streak: 'સૌથી લાંબી સ્ટ્રીક',
  weeksText: 'અઠવાડિયાં સળંગ, દરેકમાં એક ડેટ',
  daysText: 'દિવસ સળંગ, બંનેના જવાબ',
  alsoDays: (days) => `અને સળંગ ${days} દિવસ બંનેએ આજના સવાલનો જવાબ આપ્યો`,

  loved: 'સૌથી વહાલી યાદ',
  standing: 'સાચવવા જેવી યાદ',
  warmth: (count) => (count === 1 ? 'તમારું એક રિએક્શન કે કમેન્ટ' : `તમારાં ${count} રિએક્શન અને કમેન્ટ`),
  ofMemories: (count) => (count === 1 ? 'વર્ષની યાદ' : `વર્ષની ${count} યાદોમાંથી એક`),

  saved: 'સાથે બચાવ્યું',
  savedText: 'બંનેનાં સપનાં માટે બચાવ્યા',

  quiet: 'શાંત વર્ષ',
  quietText: 'જે ખાસ છે એ બધું લખાતું નથી. આ વર્ષમાં શું હતું, એ તમે બંને જ સૌથી સારી રીતે જાણો છો.',

  begun: 'આ વર્ષ હજી શરૂ જ થયું છે',
  begunText: 'આ વર્ષની તમારી પહેલી ડેટ કે યાદ અહીં આવશે.',

  closing: 'આવતા વર્ષના નામે',
  closingText: 'એક એક કરીને સાચવેલી નાની સાંજો, એનું જ વર્ષ બને છે.',

  makeCard: 'શેર કરવા કાર્ડ બનાવો',
  cardDialog: 'તમારા વર્ષનું કાર્ડ',
  cardDialogText: 'આ ડિવાઇસ પર જ બને છે. તમે વધુ પસંદ ન કરો, ત્યાં સુધી એમાં ફક્ત આંકડા છે.',
  cardPreview: (year) => `તમારું વર્ષ ${year}, કાર્ડ પર`,
  cardDrawing: 'કાર્ડ બને છે…',
  cardFailed: 'કાર્ડ બની શક્યું નહીં. ફરી ટ્રાય કરો.',
  cardAgain: 'ફરી ટ્રાય કરો',
  showNames: 'તમારાં નામ',
  showPlace: 'જ્યાં સૌથી વધુ ગયાં',
  showMemory: 'સૌથી વહાલી યાદનું નામ',
  showPhoto: 'એનો ફોટો',
  share: 'શેર કરો',
  download: 'ડાઉનલોડ કરો',
  shareFailed: 'કાર્ડ શેર ન થયું. ડાઉનલોડ કરી શકો છો.',
  cardHeading: 'અમારું વર્ષ',
  cardFigures: {
    dates: (count) => (isSingular('gu', count) ? 'ડેટ થઈ' : 'ડેટ્સ થઈ'),
    places: (count) => (isSingular('gu', count) ? 'જગ્યા' : 'જગ્યાઓ'),
    weeks: () => 'અઠવાડિયાં સળંગ, દરેકમાં ડેટ',
    days: () => 'દિવસ સળંગ જવાબ',
    memories: (count) => (isSingular('gu', count) ? 'યાદ' : 'યાદો'),
  },
  cardQuiet: 'કેટલાંક વર્ષ ફક્ત અમારા બંનેનાં હોય છે.',
  cardPlace: (place) => `સૌથી વધુ: ${isolated(place)}`,

  book: 'ફોટો બુક',
  bookText: 'વર્ષની બધી યાદો, મહિના પ્રમાણે, A5 પાનાંની PDFમાં. સાચવો કે છપાવો.',
  bookLoading: 'તમારી બુક શોધાય છે…',
  bookMake: 'ફોટો બુક બનાવો',
  bookAsked: 'ફોટો બુક બની રહી છે',
  bookMaking: 'તમારી બુક બને છે. આ પેજ બંધ કરશો તોય ચાલશે.',
  bookProgress: (percent) => `${percent} ટકા`,
  bookReady: (pages, size) => `${pages} પાનાં, ${size}`,
  bookUntil: (day) => `અહીં ${day} સુધી રહેશે`,
  bookDownload: 'બુક ડાઉનલોડ કરો',
  bookRemove: 'હટાવો',
  bookRemoved: 'ફોટો બુક હટાવી',
  bookFailed: 'બુક બની શકી નહીં',
  bookFailedText: 'તમારું કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',
  bookNotLoaded: 'બુક લોડ ન થઈ',
  bookAgain: 'ફરી ટ્રાય કરો',
  bookLetters: (count) =>
    isSingular('gu', count)
      ? `${count} યાદમાં એવા અક્ષર છે જે બુકમાં છપાતા નથી`
      : `${count} યાદોમાં એવા અક્ષર છે જે બુકમાં છપાતા નથી`,
  bookLettersText: 'આ અક્ષરો બુકમાં નહીં આવે. બાકી બધું છપાશે, ઇમોજી એક રંગમાં.',
  bookLettersOfNames: (letters) => `કવર પર તમારાં નામના આ અક્ષરો નહીં આવે: ${letters}`,
  bookLettersMore: (count) => `અને બીજી ${count}`,
  bookLettersNotLoaded: 'બુકમાં કયા અક્ષર છપાશે એ ચેક ન થઈ શક્યું',
  bookNotDone: 'એ થઈ શક્યું નહીં. ફરી ટ્રાય કરો.',
};
