import { isSingular } from '../singular.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/memories.ts';
import { agent } from './agent.ts';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Formats sizes as 3 KB, 4.2 MB or 5 GB. */
function formatSize(bytes: number): string {
  const [unit, name] = bytes < MEGABYTE ? [1024, 'KB'] : bytes < GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB'];
  const amount = bytes / unit;
  return `${amount.toLocaleString('gu-IN-u-nu-latn', { maximumFractionDigits: amount < 100 && unit > 1024 ? 1 : 0 })}\u00A0${name}`;
}

export const memoriesText: Catalogue<typeof english.memoriesText> = {
  titleRequired: 'યાદને એક ટાઇટલ આપો.',
  dateRequired: 'યાદની તારીખ પસંદ કરો.',
  imageUrlInvalid: 'https:// કે http://થી શરૂ થતી ફોટાની લિંક લખો.',
  photosInvalid: 'અપલોડ થયેલા ફોટાનાં એડ્રેસ મોકલો.',
  photosTooMany: (max) => `એક યાદમાં વધુમાં વધુ ${max} ફોટા રાખી શકાય.`,
  photoGone: 'એ ફોટો હવે ત્યાં નથી. ફરી પસંદ કરો.',
  photoRequired: 'ફોટો પસંદ કરો.',
  photoUnreadable: 'JPEG, PNG, WebP કે AVIF ફોટો પસંદ કરો.',
  photoNoPicture: 'આ ફાઇલ ફોટો નથી. JPEG, PNG, WebP કે AVIF ફોટો પસંદ કરો.',
  photoBroken: 'આ ફોટો બગડેલો કે અધૂરો છે. એની બીજી કૉપી પસંદ કરો.',
  photoHeic: 'આ HEIC ફોટો અહીં ખૂલતો નથી. એને JPEG તરીકે સેવ કરીને ફરી પસંદ કરો.',
  photoTooManyPixels: (millions) => `ફોટામાં વધુમાં વધુ ${millions * 10} લાખ પિક્સેલ ચાલે.`,
  originalUnreadable: 'ફક્ત JPEG, PNG અને WebP ફોટાના ઓરિજિનલ સચવાય છે.',
  originalExists: 'આ ફોટાનો ઓરિજિનલ સચવાયેલો જ છે.',
  originalsFull: (totalBytes) =>
    totalBytes === 0
      ? 'હમણાં ઓરિજિનલ ફોટા સચવાતા નથી. તમારો ફોટો સ્ક્રીનની સાઇઝમાં સચવાયેલો છે.'
      : `ઓરિજિનલ ફોટા માટેની તમારી ${formatSize(totalBytes)} જગ્યા ભરાઈ ગઈ. તમારો ફોટો સ્ક્રીનની સાઇઝમાં સચવાયેલો છે.`,
  size: formatSize,
  photoTooLarge: 'ફોટો વધુમાં વધુ 15 MBનો ચાલે.',
  yearInvalid: 'વર્ષ ચાર આંકડામાં લખો, જેમ કે 2024.',
  hasPhotoInvalid: 'ફોટા સાથે કે વગર: true કે false લખો.',
  pageInvalid: '1થી 500 યાદો માંગો.',
  contentHashInvalid: 'ફાઇલનો SHA-256 હેક્સાડેસિમલના 64 આંકડામાં લખો.',
  galleryTooMany: (max) => `એકસાથે વધુમાં વધુ ${max} ફોટા લાવી શકાય.`,
  broughtInFuture: 'ફોટામાંથી બનતી યાદની તારીખ આજ પછીની ન ચાલે.',
  brought: (firstName) => `${agent(firstName)} ટાઇમલાઇનમાં જૂની યાદો ઉમેરી`,
  broughtMessage: (figure, count) => (count === 1 ? 'પહેલી યાદ આવી ગઈ છે.' : `${figure} યાદો આવી ગઈ છે.`),
};

export const memoryScreensText: Catalogue<typeof english.memoryScreensText> = {
  title: 'યાદો',
  lead: 'તમે બંનેએ સાચવેલી પળો.',
  loading: 'તમારી યાદો લોડ થાય છે…',
  failedTitle: 'યાદો લોડ ન થઈ',
  failedText: 'બધું સલામત છે. ફરી ટ્રાય કરો.',
  add: 'યાદ ઉમેરો',
  emptyTitle: 'હજી કોઈ યાદ નથી',
  emptyText: 'એક ફોટો ને એક લીટી બસ છે. વરસો પછી એ દિવસ અહીં ફરી મળશે.',
  emptyAction: 'પહેલી યાદ સાચવો',

  total: 'કુલ યાદો',
  years: 'સાથનાં વર્ષો',
  thisMonth: 'આ મહિને',

  onThisDay: 'આજના દિવસે',
  yearsAgo: (years) => (years === 1 ? 'એક વર્ષ પહેલાં' : `${years} વર્ષ પહેલાં`),

  search: 'યાદોમાં શોધો',
  clearSearch: 'શોધેલું હટાવો',
  filterYear: 'વર્ષ',
  allYears: 'બધાં વર્ષ',
  filterTag: 'ટૅગ',
  allTags: 'બધા ટૅગ',
  filterPhoto: 'ફોટો',
  anyPhoto: 'બધી',
  hasPhoto: 'ફોટા સાથે',
  hasNoPhoto: 'ફોટા વગર',
  found: (count, isOne) => (isOne ? '1 યાદ મળી' : `${count} યાદો મળી`),
  showAll: 'બધી જુઓ',
  noneFoundTitle: 'કોઈ યાદ મળી નહીં',
  noneFoundText: 'બીજા શબ્દો કે બીજું વર્ષ ટ્રાય કરો.',
  seeTag: (tag) => `${tag} ટૅગવાળી બધી યાદો`,

  timeline: 'ટાઇમલાઇન',
  goToYear: 'વર્ષ પસંદ કરો',
  goToMonth: (year) => `${year}નો મહિનો પસંદ કરો`,
  count: (count) => (isSingular('gu', count) ? `${count} યાદ` : `${count} યાદો`),

  tipsTitle: 'યાદો માટે ટિપ્સ',
  tips: [
    'સાદા દિવસો પણ સાચવો: વરસાદમાં ચાની કીટલી દસમા સનસેટ કરતાં વધુ બોલે છે.',
    'શું બોલાયું હતું એ લખી લો. એ ફોટો યાદ નહીં રાખે.',
    'વારે વારે આવતી વાતનો એક જ ટૅગ રાખો, જેમ કે “ઉત્તરાયણ” કે “ઘર”.',
    'જૂનો છાપેલો ફોટો ફોનથી સ્કૅન કરો, અને એની સાચી તારીખ લખો.',
  ],

  formTitle: 'યાદ ઉમેરો',
  formText: 'તમને બંનેને દેખાશે.',
  editTitle: 'યાદ એડિટ કરો',
  dateTitle: 'આ ડેટને યાદ તરીકે સાચવો',
  dateText: 'એક ફોટો ને એક લીટી બસ છે, વરસો પછી ફરી મળે.',
  fieldTitle: 'ટાઇટલ',
  titleExample: 'ધાબા પર પતંગ',
  fieldDate: 'તારીખ',
  dayOfPhoto: 'આ દિવસે ફોટો પાડ્યો હતો.',
  takeDayOfPhoto: (day) => `ફોટો ${day}ના દિવસે પાડ્યો હતો. આ તારીખ રાખો`,
  texts: { place: 'જગ્યા', description: 'વિગત' },
  descriptionExample: 'કોણ કોણ હતું, શું બોલાયું, કેવી સુગંધ હતી',
  fieldTags: 'ટૅગ',
  fieldImageUrl: 'ફોટાની લિંક',
  imageUrlExample: 'https://…',
  imageUrlHint: 'પોતાના ફોટાની જગ્યાએ: વેબ પરનો કોઈ ફોટો.',
  create: 'યાદ સાચવો',
  upgrade: 'પ્રીમિયમ લો',
  saveDate: 'યાદ સેવ કરો',
  save: 'ફેરફાર સેવ કરો',

  photo: 'ફોટો',
  choosePhoto: 'ફોટો પસંદ કરો',
  choosePhotoText: 'કૅમેરા કે ગૅલેરીમાંથી, અથવા અહીં મૂકો: 10 સુધી, દરેક 15\u00A0MB\u00A0સુધીનો.',
  furtherPhotos: 'બીજા ફોટા',
  addPhotos: 'ફોટા ઉમેરો',
  photoNumber: (number) => `ફોટો ${number}`,
  photosOf: (title) => `${title}: ફોટા`,
  photoCount: (count) => `${count} ફોટા`,
  makeCover: 'કવર બનાવો',
  moveEarlier: 'આગળ લાવો',
  replacePhoto: 'બદલો',
  removePhoto: 'ફોટો કાઢો',
  otherPhoto: 'બીજો પસંદ કરો',
  withoutPhoto: 'ફોટા વગર',
  photosLeftOut: (most, count) =>
    count === 1
      ? `એક યાદમાં ${most} ફોટા રહે. એક ફોટો બાકી રહી ગયો.`
      : `એક યાદમાં ${most} ફોટા રહે. ${count} ફોટા બાકી રહી ગયા.`,
  photosLost: (count) => (count === 1 ? 'એક ફોટો હવે અહીં નથી. ફરી પસંદ કરો.' : `${count} ફોટા હવે અહીં નથી. ફરી પસંદ કરો.`),
  uploadWaiting: 'વારો આવવાનો છે…',
  preparing: 'ફોટો તૈયાર થાય છે…',
  uploading: (percent) => `અપલોડ થાય છે… ${percent}%`,
  uploadingLabel: 'ફોટાનો અપલોડ',
  storing: 'બસ, થઈ જ ગયું…',
  cancelUpload: 'અપલોડ અટકાવો',
  retryUpload: 'ફરી ટ્રાય કરો',
  uploadFailed: 'ફોટો ન પહોંચ્યો. ફરી ટ્રાય કરો.',
  photoReady: 'ફોટો તૈયાર',
  waitingForPhotos: (count) => (count === 1 ? 'એક ફોટો આવવાનો બાકી…' : `${count} ફોટા આવવાના બાકી…`),
  photosHeldUp: 'હજી કશું સેવ થયું નથી: એક ફોટો ન પહોંચ્યો. ફરી ટ્રાય કરો, અથવા એને કાઢો.',

  view: 'યાદ',
  position: (position, count) => `${count}માંથી ${position}`,
  newer: 'એ પછીની યાદ',
  older: 'એ પહેલાંની યાદ',
  keptBy: (name) => `${agent(name)} સાચવી`,
  keptByYou: 'તમે સાચવી',
  brokenPhoto: 'ફોટો હમણાં દેખાડી શકાતો નથી.',
  milestones: { date_night: 'ડેટ નાઇટ' },
  edit: 'એડિટ કરો',
  delete: 'ડિલીટ કરો',
  download: 'ફોટો ડાઉનલોડ કરો',
  downloadOriginal: 'ઓરિજિનલ ડાઉનલોડ કરો',
  originalFacts: (width, height, size) => `${width}\u00A0×\u00A0${height}, ${size}`,
  originals: 'ઓરિજિનલ ફોટા',
  originalsText: 'તમારી યાદોના ફોટા, કૅમેરાએ પાડ્યા એવા જ, બંને ડાઉનલોડ કરી શકો. ક્યાં અને શેનાથી પાડ્યા એ પહેલાં કાઢી નખાય છે.',
  originalsLoading: 'કેટલી જગ્યા બાકી છે એ લોડ થાય છે…',
  originalsFailed: 'બાકી જગ્યા લોડ ન થઈ',
  originalsFailedText: 'તમારા ફોટા સલામત છે. ફરી ટ્રાય કરો.',
  originalsUsed: (used, total) => `${total}માંથી ${used} વપરાઈ`,
  originalsNearlyFull: 'જગ્યા લગભગ ભરાઈ ગઈ છે. યાદો કાયમ માટે ડિલીટ કરો એટલે જગ્યા થશે; ત્યાં સુધી ફોટા સ્ક્રીનની સાઇઝમાં સચવાશે.',
  originalsNote: (used) => `સેવ કર્યા પછી ઓરિજિનલ પણ અપલોડ થશે. એના માટે જગ્યા: ${used}.`,
  originalNotKept: 'ઓરિજિનલ ન સચવાયો',
  deleteTitle: 'આ યાદ ડિલીટ કરવી છે?',
  deleteText: (title, hasPhoto) =>
    `“${title}” ${hasPhoto ? 'અને એના ફોટા ' : ''}બંને માટે ડિલીટ થઈ જશે. પ્રોફાઇલમાં “હમણાં ડિલીટ કરેલું”માંથી 30 દિવસ સુધી પાછી લાવી શકશો.`,

  error: 'ગરબડ થઈ',
  created: 'યાદ સચવાઈ ગઈ!',
  createdText: 'હવે એ તમારી ટાઇમલાઇનમાં છે.',
  createFailed: 'યાદ ન સચવાઈ',
  createFailedText: 'યાદ સાચવી ન શકાઈ.',
  saved: 'યાદ સેવ થઈ!',
  savedText: 'આ ડેટ તમારી યાદોમાં સચવાઈ ગઈ.',
  saveFailedText: 'યાદ સેવ ન થઈ. ફરી ટ્રાય કરો.',
  updated: 'યાદ બદલાઈ!',
  updatedText: 'તમારા ફેરફાર સેવ થયા.',
  updateFailedText: 'યાદ ન બદલાઈ. ફરી ટ્રાય કરો.',
  deleted: 'યાદ ડિલીટ થઈ',
  deletedText: 'તમારી ટાઇમલાઇનમાંથી નીકળી ગઈ.',
  deleteFailedText: 'યાદ ડિલીટ ન થઈ. ફરી ટ્રાય કરો.',
};
