import type { Tithi } from '#domain/panchang/facts.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/panchang.ts';

/** Months from Kartak on, as they are said before સુદ and વદ. */
const months = ['કારતક', 'માગશર', 'પોષ', 'મહા', 'ફાગણ', 'ચૈત્ર', 'વૈશાખ', 'જેઠ', 'અષાઢ', 'શ્રાવણ', 'ભાદરવા', 'આસો'] as const;

const halves = { sud: 'સુદ', vad: 'વદ' } as const;
const moons = { sud: 'પૂનમ', vad: 'અમાસ' } as const;

function nameInMonth({ paksha, tithi }: Tithi): string {
  return `${halves[paksha]} ${tithi < 15 ? tithi : moons[paksha]}`;
}

export const panchangText: Catalogue<typeof english.panchangText> = {
  nameTithi: (tithi, isAdhika) => {
    const inMonth = `${months[tithi.month - 1] ?? ''} ${nameInMonth(tithi)}`;
    return isAdhika ? `અધિક ${inMonth}` : inMonth;
  },
  nameInCell: (tithi) => (tithi.tithi < 15 ? nameInMonth(tithi) : moons[tithi.paksha]),
  otherTithi: (tithi) => `એ દિવસે ${tithi} છે. એ તિથિ અથવા બીજી તારીખ પસંદ કરો.`,
  festivals: {
    uttarayan: 'ઉત્તરાયણ',
    vasantPanchami: 'વસંત પંચમી',
    mahaShivratri: 'મહાશિવરાત્રિ',
    holi: 'હોળી',
    dhuleti: 'ધુળેટી',
    gudiPadvo: 'ગુડી પડવો',
    chetiChand: 'ચેટીચાંદ',
    ramNavami: 'રામનવમી',
    akshayaTritiya: 'અખાત્રીજ',
    rathYatra: 'રથયાત્રા',
    rakshaBandhan: 'રક્ષાબંધન',
    janmashtami: 'જન્માષ્ટમી',
    ganeshChaturthi: 'ગણેશ ચતુર્થી',
    navratri: 'નવરાત્રિ',
    dussehra: 'દશેરા',
    sharadPoonam: 'શરદ પૂનમ',
    karvaChauth: 'કરવા ચોથ',
    dhanteras: 'ધનતેરસ',
    kaliChaudas: 'કાળી ચૌદસ',
    diwali: 'દિવાળી',
    bestuVaras: 'બેસતું વર્ષ',
    bhaiBeej: 'ભાઈબીજ',
    devDiwali: 'દેવદિવાળી',
    eidAlFitr: 'રમજાન ઈદ',
    eidAlAdha: 'બકરી ઈદ',
    parsiNewYear: 'પારસી નવું વર્ષ',
    christmas: 'ક્રિસમસ',
  },
};

export const panchangScreensText: Catalogue<typeof english.panchangScreensText> = {
  title: 'તિથિ અને તહેવારો',
  show: 'તિથિ અને તહેવારો બતાવો',
  showHint: 'કૅલેન્ડરમાં, ડેટમાં અને ખાસ તારીખોમાં. તમારા પાર્ટનર પોતાનું પોતે પસંદ કરે.',
  city: 'શહેર',
  cityHint: 'ત્યાંના સૂર્યોદય પરથી દિવસની તિથિ નક્કી થાય. શહેર બદલો તો તિથિવાળી ખાસ તારીખો પણ બદલાય.',
  festivals: 'તહેવારો',
  chooseAll: 'બધા પસંદ કરો',
  chooseNone: 'એકેય નહીં',
  mayDiffer: 'એક દિવસ આઘુંપાછું થઈ શકે',
  loading: 'તમારી પસંદગી લોડ થાય છે…',
  failedTitle: 'તમારી પસંદગી લોડ ન થઈ',
  failedText: 'કશું ગયું નથી. ફરી ટ્રાય કરો.',
  save: 'સેવ કરો',
  saved: 'સેવ થયું',
  saveFailed: 'સેવ ન થયું',

  explain: (city, sunrise) =>
    `એક અમાસથી બીજી અમાસ સુધીની ચંદ્રની સફરનો ત્રીસમો ભાગ એટલે તિથિ. સૂર્યોદય વખતે જે તિથિ હોય, એ આખા દિવસની ગણાય; ${city}માં સૂર્યોદય ${sunrise} વાગ્યે છે.`,
  samvat: (year) => `વિક્રમ સંવત ${year}`,
  plan: (festival) => `${festival} પ્લાન કરો`,
  planNights: (count) => `નવરાત્રિની ${count} રાત પ્લાન કરો`,
  otherDay: {
    sunrise: (day) => `અમે સૂર્યોદયની તિથિ ગણીએ છીએ; કેટલાંક પંચાંગમાં ${day} છે.`,
    threeMuhurtas: (day) => `અમે વહેલી સવારની તિથિ ગણીએ છીએ; કેટલાંક પંચાંગમાં ${day} છે.`,
    forenoon: (day) => `અમે બપોર પહેલાંની તિથિ ગણીએ છીએ; કેટલાંક પંચાંગમાં ${day} છે.`,
    noon: (day) => `અમે બપોરની તિથિ ગણીએ છીએ; કેટલાંક પંચાંગમાં ${day} છે.`,
    afternoon: (day) => `અમે બપોર પછીની તિથિ ગણીએ છીએ; કેટલાંક પંચાંગમાં ${day} છે.`,
    dusk: (day) => `અમે સૂર્યાસ્ત પછીની તિથિ ગણીએ છીએ; કેટલાંક પંચાંગમાં ${day} છે.`,
    midnight: (day) => `અમે મધરાતની તિથિ ગણીએ છીએ; કેટલાંક પંચાંગમાં ${day} છે.`,
    moonrise: (day) => `અમે ચંદ્રોદયની તિથિ ગણીએ છીએ; કેટલાંક પંચાંગમાં ${day} છે.`,
    bhadra: (day) => `ભદ્રા પૂરી થાય પછી જ હોળી પ્રગટે છે; કેટલાંક પંચાંગમાં ${day} છે.`,
    shravana: (day) => `અમે શ્રવણ નક્ષત્ર ગણીએ છીએ; કેટલાંક પંચાંગમાં ${day} છે.`,
  },
  sighted: 'ચાંદ દેખાય એ પ્રમાણે એક દિવસ આઘુંપાછું થઈ શકે.',

  repeatsBy: 'દર વર્ષે શેના પ્રમાણે',
  byDate: 'તારીખ',
  byTithi: (tithi) => (tithi === null ? 'તિથિ' : `તિથિ: ${tithi}`),
  byTithiHint: (city) => `${city}માં સૂર્યોદય વખતે એ તિથિ હોય એ દિવસે.`,

  wedding: 'તિથિ પ્રમાણે અમારાં લગ્ન',
  weddingText: (tithi, day) => `${tithi}, હવે પછી ${day}`,
  weddingAdd: 'ઉમેરો',
};
