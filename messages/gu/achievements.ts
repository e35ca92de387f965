import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/achievements.ts';
import { isolated } from '../isolated.ts';
import { isSingular } from '../singular.ts';

export const achievementsText: Catalogue<typeof english.achievementsText> = {
  unlockedTitle: 'નવો લવ માઇલસ્ટોન!',
  unlockedMessage: (name, points, coins) =>
    coins > 0
      ? `${isolated(name)}: ${points} લવ પોઇન્ટ્સ, અને તમારા માટે ${coins} ${isSingular('gu', coins) ? 'કોઇન' : 'કોઇન્સ'}`
      : `${isolated(name)}: ${points} લવ પોઇન્ટ્સ`,
  unlockedSeveral: (count) => `તમે બંનેએ સાથે મળીને ${count} માઇલસ્ટોન પૂરા કર્યા`,
  coins: (name) => `માઇલસ્ટોન: ${isolated(name)}`,

  milestones: {
    firstDates: { name: 'પહેલો તણખો', description: 'સાથે પહેલી 3 ડેટ પ્લાન કરો' },
    firstYeses: { name: 'હા, ચાલો!', description: 'પાર્ટનરે પ્લાન કરેલી 3 ડેટને હા પાડો' },
    regulars: { name: 'આવતા રહેજો', description: '10 ડેટ પ્લાન કરો' },
    outAndAbout: { name: 'ચાલો ફરવા', description: 'બંનેએ હા પાડી હોય એવી 10 ડેટ પર જાઓ' },
    somethingNew: { name: 'કંઈક નવું', description: '3 જુદી જુદી જાતની ડેટ ટ્રાય કરો' },
    alwaysAPlan: { name: 'પ્લાન તો તૈયાર જ', description: '30 ડેટ પ્લાન કરો' },
    explorers: { name: 'ગલી ગલીના ભોમિયા', description: 'બંનેએ હા પાડી હોય એવી 50 ડેટ પર જાઓ' },
    nineRasas: { name: 'નવ રસ', description: '9 જાતની ડેટ ટ્રાય કરો, દરેક મૂડની એક' },
    hundredEvenings: { name: 'સો સાંજ', description: 'બંનેએ હા પાડી હોય એવી 100 ડેટ પર જાઓ' },
    firstMemory: { name: 'પહેલું પાનું', description: 'તમારી પહેલી યાદ સાચવો' },
    firstPhoto: { name: 'પહેલી ક્લિક', description: 'ફોટા સાથેની એક યાદ સાચવો' },
    ownWords: { name: 'તમારા શબ્દોમાં', description: '10 યાદોની વાત લખો' },
    memoryKeepers: { name: 'યાદોના રખેવાળ', description: '15 યાદો સાચવો' },
    colourOfWords: { name: 'દરેક વાતનું નામ', description: '15 યાદોને ટૅગ આપો' },
    gallery: { name: 'બે જણની ગૅલેરી', description: 'ફોટા સાથેની 30 યાદો સાચવો' },
    fourSeasons: { name: 'બારે માસ', description: 'જાન્યુઆરીથી ડિસેમ્બર, દરેક મહિનાની એક યાદ સાચવો' },
    album: { name: 'આખું આલ્બમ', description: '60 યાદો સાચવો' },
    throughOneLens: { name: 'એક જ નજરથી', description: 'ફોટા સાથેની 150 યાદો સાચવો' },
    lifeInPages: { name: 'પાને પાને જિંદગી', description: '250 યાદો સાચવો' },
    monthForTwo: { name: 'બે જણનો મહિનો', description: 'કપલ તરીકે અહીં 30 દિવસ પૂરા કરો' },
    seasonForTwo: { name: 'બે જણની મોસમ', description: 'કપલ તરીકે અહીં 100 દિવસ પૂરા કરો' },
    yearForTwo: { name: 'બે જણનું વરસ', description: 'કપલ તરીકે અહીં 365 દિવસ પૂરા કરો' },
    twoYearsForTwo: { name: 'બે જણનાં બે વરસ', description: 'કપલ તરીકે અહીં 730 દિવસ પૂરા કરો' },
    hundredDays: { name: 'સો દિવસ', description: 'સાથના 100 દિવસ પૂરા કરો' },
    firstNote: { name: 'બધું ધ્યાનમાં છે', description: 'પાર્ટનર વિશે પહેલી નોંધ લખો' },
    firstNudges: { name: 'યાદ આવી ગઈ', description: 'પહેલા 5 ટહુકા મોકલો' },
    neverForgotten: { name: 'કદી ન ભુલાય', description: '3 ખાસ તારીખો નોંધી લો' },
    roundTheSun: { name: 'સૂરજ ફરતે એક ચક્કર', description: 'સાથના 365 દિવસ પૂરા કરો' },
    goodListeners: { name: 'કાન દઈને સાંભળ્યું', description: 'પાર્ટનર વિશે 15 નોંધ લખો' },
    weekOfHellos: { name: 'સાત નાનાં ‘કેમ છો’', description: 'સતત 7 દિવસ ચેક-ઇન કરો' },
    justBecause: { name: 'બસ, એમ જ', description: '25 ટહુકા મોકલો' },
    wholeFamily: { name: 'આખું ફેમિલી', description: '10 ખાસ તારીખો નોંધી લો' },
    thousandDays: { name: 'હજાર દિવસ', description: 'સાથના 1,000 દિવસ પૂરા કરો' },
    knownByHeart: { name: 'દિલમાં વસી ગયું', description: 'પાર્ટનર વિશે 40 નોંધ લખો' },
    monthOfHellos: { name: 'મહિનાની બધી સવાર', description: 'સતત 30 દિવસ ચેક-ઇન કરો' },
    fiveYears: { name: 'પાંચ વરસ, અડીખમ', description: 'સાથનાં 5 વર્ષ પૂરાં કરો' },
    allDayLong: { name: 'સાદ અને પડઘો', description: '150 ટહુકા મોકલો' },
    tenYears: { name: 'એક જ રાગ', description: 'સાથનાં 10 વર્ષ પૂરાં કરો' },
    hundredHellos: { name: 'સો દિવસ ‘કેમ છો’', description: 'સતત 100 દિવસ ચેક-ઇન કરો' },
    firstExpense: { name: 'પહેલો રૂપિયો', description: 'સાથેનો પહેલો ખર્ચ લખો' },
    firstGoal: { name: 'સપનાને નામ મળ્યું', description: 'બચતનો પહેલો ગોલ બનાવો' },
    openBooks: { name: 'ખુલ્લો હિસાબ', description: '50 ખર્ચ લખો' },
    firstSavings: { name: 'ટીપે ટીપે સરોવર', description: 'સાથે ₹10,000 બચાવો' },
    steadyHands: { name: 'પાકો હિસાબ', description: '6 જુદા જુદા મહિનામાં હિસાબ લખો' },
    goalReached: { name: 'પહોંચી ગયાં!', description: 'બચતનો એક ગોલ પૂરો કરો' },
    oneLakh: { name: 'આપણો પહેલો લાખ', description: 'સાથે ₹1,00,000 બચાવો' },
    threeDreams: { name: 'ત્રણ સપનાં સાચાં', description: 'બચતના 3 ગોલ પૂરા કરો' },
    fiveLakh: { name: 'ઘરની શરૂઆત', description: 'સાથે ₹5,00,000 બચાવો' },
  },
};

export const achievementScreensText: Catalogue<typeof english.achievementScreensText> = {
  title: 'લવ માઇલસ્ટોન્સ',
  lead: 'દિવસે દિવસે, તમે બંનેએ સાથે જે કર્યું.',
  loading: 'તમારા માઇલસ્ટોન લોડ થાય છે…',
  failedTitle: 'માઇલસ્ટોન લોડ ન થયા',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',

  check: 'નવા માઇલસ્ટોન ચેક કરો',
  unlocked: 'નવો લવ માઇલસ્ટોન!',
  unlockedText: (count) => (count === 1 ? 'તમને 1 નવો માઇલસ્ટોન મળ્યો' : `તમને ${count} નવા માઇલસ્ટોન મળ્યા`),
  updated: 'સફરમાં નવું ઉમેરાયું',
  updatedText: 'તમારી લવ સ્ટોરીમાં આજ સુધીનું બધું આવી ગયું',
  failed: 'અપડેટ ન થયું',
  failedToUpdate: 'માઇલસ્ટોન અપડેટ ન થયા',

  achievedCount: (achieved, total) => `${achieved} માઇલસ્ટોન પૂરા, કુલ ${total}માંથી`,
  points: 'લવ પોઇન્ટ્સ',
  rarityCounts: 'કયા પ્રકારના કેટલા માઇલસ્ટોન મળ્યા',
  latest: 'હમણાં મળેલા માઇલસ્ટોન',

  filter: 'કયા માઇલસ્ટોન',
  filters: {
    all: 'બધા',
    financial: 'પૈસા ને હિસાબ',
    dates: 'ફરવું ને રખડવું',
    general: 'વાતો ને સાથ',
    memories: 'યાદો ને ક્રિએટિવિટી',
  },
  rarities: {
    common: 'કૉમન',
    uncommon: 'થોડો ખાસ',
    rare: 'રેર',
    epic: 'એપિક',
    legendary: 'લેજન્ડરી',
  },
  begun: 'ચાલુ છે',
  done: 'સાથે પૂરા કર્યા',
  ahead: 'હજી આગળ છે',

  achieved: 'મળી ગયો',
  isNew: 'નવો',
  pointsOf: (points) => `${points} લવ પોઇન્ટ્સ`,
  progress: (name) => `${isolated(name)}: ક્યાં સુધી પહોંચ્યું`,
  progressOf: (done, target) => `${target}માંથી ${done}`,

  emptyTitle: 'તમારી લવ સ્ટોરી અહીં લખાશે',
  emptyText:
    'ડેટ પર જાઓ, યાદો સાચવો, કશાક માટે બચાવો: સાથે જે કરો એ માઇલસ્ટોન બને. બંનેએ હા પાડેલી ડેટથી અને રોજ અહીં આવવાથી કોઇન્સ પણ મળે.',
  createDate: 'ડેટ પ્લાન કરો',
  createMemory: 'યાદ સાચવો',
};
