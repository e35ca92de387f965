import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/landing.ts';

export const landingText: Catalogue<typeof english.landingText> = {
  title: (product) => `${product}: એક જ તાલમાં ચાલતાં બે જણ માટે`,
  description:
    'ડેટ પ્લાન કરો, યાદો સાચવો, હિસાબ સાથે રાખો, નાની નાની સરપ્રાઇઝ આપો. કપલ માટેની એપ, શરૂઆત ગુજરાતનાં 100 કપલથી. પાઇલટમાં ફ્રી.',
  eyebrow: (city) => `હવે ${city}માં શરૂ`,
  eyebrowRegion: 'ગુજરાત',
  headline: ['સૂર બે,', 'રાગ એક.'],
  lead: (product) =>
    `તમારી સહિયારી જિંદગી ${product}માં, એક જ શાંત જગ્યાએ: હવે પછીની ડેટ, છેલ્લો ફોટો, ઘરનો હિસાબ, અને વચ્ચે વચ્ચે એક નાનો ટહુકો.`,

  startNow: 'ફ્રીમાં શરૂ કરો',

  cityLabel: 'તમારું શહેર',
  cityPlaceholder: 'તમારું શહેર પસંદ કરો',
  pilotGroup: 'ગુજરાત, હમણાં પાઇલટમાં',
  expansionGroup: 'પાઇલટ પછી',
  selectCityFirst: 'પહેલાં શહેર પસંદ કરો',
  joinPilot: 'ગુજરાત પાઇલટમાં જોડાઓ',
  joinExpansion: 'વેઇટલિસ્ટમાં જોડાઓ',
  waitlist: 'વેઇટલિસ્ટ જુઓ',
  freeNote: 'પાઇલટમાં પ્રીમિયમ ફ્રી. અમે 48 કલાકમાં તમને ઈમેલ કરીશું.',

  claimsLabel: 'પાઇલટમાં શું મળે',
  claims: [
    { figure: '100', text: 'કપલ સાથે ગુજરાતમાં પાઇલટની શરૂઆત' },
    { figure: '4.8', text: 'સરેરાશ રેટિંગ, કુલ 14 રેટિંગ પરથી' },
    { figure: '₹2,000થી 6,000', text: 'તમારા પહેલા પ્રીમિયમ એક્સપિરિયન્સ માટે, અમારા તરફથી' },
    { figure: '30% સુધી', text: 'ડિસ્કાઉન્ટ મેમ્બરને, અમારી જાણીતી જગ્યાઓએ' },
  ],

  voicesTitle: 'એક ટહુકે, બીજું જવાબ દે',
  voicesText: 'જુગલબંધીમાં કલાકાર બે, પણ રાગ એક. લાંબો વખત કોઈ એક આગળ નહીં. ઘર પણ એમ જ ચાલે છે ને.',
  datesTitle: 'સાંજની શરૂઆત એક સવાલથી',
  datesText: 'જગ્યા અને ટાઇમ સાથે ડેટ માટે પૂછો. તમે જ્યાં હો ત્યાં જવાબ આવે: ફાવશે, કદાચ, કે કોઈ બીજો દિવસ.',
  memoriesTitle: 'પહેલાં ફોટા, મન થાય તો શબ્દો',
  memoriesText: 'ફરવાનો દરેક દિવસ તમારા વરસનું એક પાનું બને. ફક્ત તમારા બંનેનું, અને ગમે ત્યારે ડાઉનલોડ થાય.',
  moneyTitle: 'પૈસાની વાત, ખચકાટ વગર',
  moneyText: 'શું વાપર્યું એ લખો, એક જ સપના માટે બચાવો, અને બંનેનો હિસાબ એક જ જગ્યાએ જુઓ.',
  notesTitle: 'નાની નાની વાતો, યાદ રહે',
  notesText: 'ચા કેવી ભાવે છે, હવે કોનો બર્થડે છે, અને લાંબા દિવસે એક હળવો ટહુકો.',

  example: 'એપની એક ઝલક',
  exampleDays: 'દિવસનો સાથ',
  exampleDaysCount: '1,204',
  exampleNames: ['મીરા', 'અર્જુન'],
  exampleCouple: 'મીરા અને અર્જુન',
  exampleDate: 'ગરબા, પછી ચા',
  exampleDateTime: 'શનિવાર, સાંજે 7 · સાબરમતી રિવરફ્રન્ટ',
  exampleAsks: 'અર્જુન પૂછે છે',
  exampleAccept: 'ફાવશે',
  exampleMaybe: 'કદાચ',
  exampleDecline: 'ના',
  exampleAccepted: 'મીરાએ હા પાડી',
  exampleMemory: 'ગીરનો પહેલો વરસાદ',
  exampleMemoryDate: '14 જુલાઈ',
  exampleNudge: 'નીકળું છું. ખૂણાવાળી સીટ રાખજે?',
  exampleGoal: 'ડ્રીમ વેકેશન: કચ્છનું રણ',
  exampleSaved: '₹36,000',
  exampleTarget: 'કુલ ₹50,000માંથી',
  exampleSpent: 'આ મહિને',
  exampleSpentAmount: '₹8,450',
  exampleFood: 'ખાવા-પીવાનું',
  exampleTravel: 'ટ્રાવેલ',
  exampleGifts: 'ગિફ્ટ્સ',
  exampleNote: 'મસાલા ચા, ખાંડ ઓછી',
  exampleNoteKind: 'પસંદ-નાપસંદ',
  exampleBirthday: 'બાનો બર્થડે',
  exampleBirthdayWhen: '6 દિવસ પછી',

  experiencesTitle: 'જોડાવા જેવી સાંજ',
  experiencesText: 'કપલ માટે નાની નાની મહેફિલ, અમારી જાણીતી જગ્યાઓએ.',
  book: 'બુક કરો',

  priceTitle: 'અઠવાડિયે એક કટિંગ ચા જેટલામાં',
  priceText: (product) =>
    `મેટ્રિમોની સાઇટ્સ વર્ષે ₹3000થી વધુ લે છે, કોઈકને શોધી આપવાના. ${product} એમના માટે છે જેમની શોધ પૂરી થઈ ગઈ. વેઇટલિસ્ટમાંથી પાઇલટ માટે અમે પસંદ કરેલાં કપલને પ્રીમિયમ ફ્રી.`,
  priceNow: 'પાઇલટમાં ફ્રી',

  citiesAction: 'તમારું શહેર પસંદ કરો',
  citiesTitle: 'શરૂઆત અહીંથી',
  citiesText: 'પહેલાં ગુજરાતનાં બાર શહેર. પછી એક પછી એક, આખો દેશ.',
  footerLine: 'જુગલબંધી એટલે બે સરખા કલાકારની જોડી. ગુજરાતમાં બનેલું, બે જણ માટે.',
};
