import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/waitlist.ts';

export const waitlistText: Catalogue<typeof english.waitlistText> = {
  pilotUsed: 'પાઇલટનું પ્રીમિયમ તમને મળી ચૂક્યું છે.',
  stages: {
    dating: 'ડેટિંગ કરીએ છીએ',
    engaged: 'સગાઈ થઈ ગઈ છે',
    married: 'લગ્ન થઈ ગયાં છે',
    'long-term': 'લાંબા સમયથી સાથે',
  },
  sources: {
    'social-media': 'સોશિયલ મીડિયા',
    'friend-referral': 'ફ્રેન્ડે કહ્યું',
    'search-engine': 'ગૂગલ કે બીજું સર્ચ',
    advertisement: 'જાહેરાત',
    'blog-article': 'બ્લૉગ કે લેખ',
    other: 'બીજે ક્યાંકથી',
  },
};

export const waitlistScreensText: Catalogue<typeof english.waitlistScreensText> = {
  title: (product) => `વેઇટલિસ્ટમાં જોડાઓ · ${product}`,
  description: (product) =>
    `તમારા બંનેની જગ્યા રાખો. ${product} ગુજરાતનાં 100 કપલથી શરૂ થાય છે, પ્રીમિયમ ફ્રી; પછી એક પછી એક બીજાં શહેર.`,
  pilot: {
    eyebrow: 'ગુજરાત પાઇલટ',
    headline: 'બે જણની જગ્યા રાખો',
    lead: 'પાઇલટ ગુજરાતનાં 100 કપલથી શરૂ થાય છે. તમે કોણ છો એ કહો, અમે 48 કલાકમાં ઈમેલ કરીશું.',
    submit: 'પાઇલટમાં જોડાઓ',
    other: 'ગુજરાતમાં નથી રહેતાં?',
    otherLink: 'બીજાં શહેરોના વેઇટલિસ્ટમાં જોડાઓ',
  },
  expansion: {
    eyebrow: 'બીજાં શહેરોનું વેઇટલિસ્ટ',
    headline: 'તમારા શહેરમાં સૌથી પહેલાં',
    lead: 'ગુજરાત પછી એક પછી એક શહેર ખોલીશું, જ્યાં સૌથી વધુ કપલ રાહ જોતાં હોય ત્યાં પહેલાં. તમારું નામ પણ ગણાશે.',
    submit: 'વેઇટલિસ્ટમાં જોડાઓ',
    other: 'ગુજરાતમાં છો?',
    otherLink: 'પાઇલટમાં જોડાઓ',
  },

  partner1: 'તમારું નામ',
  partner2: 'પાર્ટનરનું નામ',
  email: 'ઈમેલ',
  phone: 'ફોન',
  city: 'શહેર',
  cityPlaceholder: 'તમારું શહેર પસંદ કરો',
  pilotGroup: 'હમણાં પાઇલટમાં',
  furtherGroup: 'ગુજરાતમાં હવે પછી',
  stage: 'તમારો સંબંધ',
  stagePlaceholder: 'ગમે તો પસંદ કરો',
  interests: 'સાથે શું કરવું ગમે?',
  interestsExample: 'ગરબા, જૂની ફિલ્મો, દીવ સુધી લૉન્ગ ડ્રાઇવ …',
  source: 'અમારા વિશે ક્યાંથી ખબર પડી?',
  sourcePlaceholder: 'ગમે તો પસંદ કરો',
  website: 'આ ખાલી રાખો',
  consent: 'તમે જે લખો એ તમને બોલાવવા માટે રાખીએ છીએ, અને તમે કહો ત્યારે ડિલીટ કરીએ છીએ.',
  consentLink: 'પ્રાઇવસી નોટિસ',
  withoutScripts: (email) => `આ ફોર્મ માટે JavaScript જોઈએ. એ ન હોય તો ${email} પર ઈમેલ કરો, અમે તમને ઉમેરીશું.`,
  failed: 'કંઈક ગરબડ થઈ',
  failedText: 'ફરી ટ્રાય કરો, અથવા સીધો અમારો સંપર્ક કરો.',

  promisesTitle: 'પાઇલટમાં શું શું મળે',
  promises: [
    { figure: 'ફ્રી', text: 'પ્રીમિયમ તમારા બંને માટે, પાઇલટ ચાલે ત્યાં સુધી' },
    { figure: '48 કલાકમાં', text: 'આગળ શું, એનો ઈમેલ' },
    { figure: '₹2,000થી 6,000', text: 'તમારા પહેલા પ્રીમિયમ એક્સપિરિયન્સ માટે, અમારા તરફથી' },
    { figure: '30% સુધી', text: 'ડિસ્કાઉન્ટ મેમ્બરને, અમારી જાણીતી જગ્યાઓએ' },
  ],
  picture: 'એપની પહેલી સ્ક્રીન: સાથના દિવસો, આવનારી ડેટ્સ અને છેલ્લી યાદો',

  doneTitle: 'તમે લિસ્ટમાં આવી ગયાં',
  doneText: (first, second, city) => `${first} અને ${second}, ${city} માટે તમારી જગ્યા રાખી લીધી.`,
  doneMail: (email) => `કન્ફર્મેશનનો ઈમેલ ${email} પર પહોંચતો હશે.`,
  nextTitle: 'હવે શું',
  nextPilot: [
    '48 કલાકમાં અમે તમને ઈમેલ કરીશું.',
    'તમને બંનેને એન્ટ્રી મળશે, પાઇલટમાં પ્રીમિયમ ફ્રી.',
    'પહેલો એક્સપિરિયન્સ તમે પસંદ કરો, ખર્ચ અમારો.',
  ],
  nextExpansion: [
    'તમારા શહેરમાં કેટલાં કપલ રાહ જુએ છે એ અમે ગણીશું.',
    'તમારા શહેરનો વારો આવશે, તો પહેલી ખબર તમને.',
    'તમને બંનેને સાથે જ એન્ટ્રી મળશે.',
  ],
  backHome: 'હોમ પર પાછા',
};
