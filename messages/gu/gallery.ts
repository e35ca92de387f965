import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/gallery.ts';
import { isolated } from '../isolated.ts';

const photosOf = (count: number) => (count === 1 ? '1 ફોટો' : `${count} ફોટા`);
const memoriesOf = (count: number) => (count === 1 ? '1 યાદ' : `${count} યાદો`);

export const galleryText: Catalogue<typeof english.galleryText> = {
  title: 'ટાઇમલાઇન ભરો',
  lead: 'જૂના દિવસો લઈ આવો: ફોટામાંથી બનશે યાદો, દિવસ પ્રમાણે.',
  loading: 'અહીં શું છે એ જોઈએ છીએ…',
  failedTitle: 'અહીં સાચવેલા ફોટા લોડ ન થયા',
  failedText: 'બ્રાઉઝરનું સ્ટોરેજ ખૂલ્યું નહીં. ફરી ટ્રાય કરો.',

  introTitle: 'Jugal પહેલાંનાં વરસો',
  introText: (most) =>
    `વધુમાં વધુ ${most} ફોટા પસંદ કરો. આ ડિવાઇસ પર જ દિવસ પ્રમાણે ગોઠવાશે, અને કંઈ પણ મોકલાય એ પહેલાં તમે જોઈ લેશો.`,
  points: [
    'દરેક દિવસની એક યાદ: નામ આપો, અથવા એ દિવસ ન લો.',
    'ફોટો ક્યાં લીધો હતો એ આ ડિવાઇસની બહાર જતું નથી.',
    'નેટ જાય, પેજ રીલોડ થાય કે એપ બંધ થાય: જ્યાં અટક્યું ત્યાંથી આગળ ચાલે.',
    'ફ્રી છે: મહિનાની લિમિટમાં ફક્ત આ મહિનાના દિવસો ગણાય.',
  ],
  choose: 'ફોટા પસંદ કરો',
  chooseMore: 'બીજા પસંદ કરો',
  unsupportedTitle: 'આ બ્રાઉઝર ફોટા તૈયાર કરી શકતું નથી',
  unsupportedText: 'એને અપડેટ કરો, અથવા Jugal નવા બ્રાઉઝરમાં ખોલો.',

  readingLabel: 'તૈયાર થયેલા ફોટા',
  scanning: (done, total) => `ફોટાની તારીખ જોવાય છે… ${total}માંથી ${done}`,
  drawing: (done, total) => `ફોટા તૈયાર થાય છે… ${total}માંથી ${done}`,
  readingText: 'બધા તૈયાર થાય ત્યાં સુધી એપ ખુલ્લી રાખો. એટલામાં દિવસોને નામ આપી શકાય.',
  stop: 'અટકાવો',

  leftOut: (most, count) => (count === 1 ? `એકસાથે ${most} ફોટા. એક રહી ગયો.` : `એકસાથે ${most} ફોટા. ${count} રહી ગયા.`),
  known: (count) => (count === 1 ? 'એક ફોટો તમારી યાદોમાં છે જ.' : `${count} ફોટા તમારી યાદોમાં છે જ.`),
  missing: (count) =>
    count === 1
      ? 'એક ફોટો હજી તૈયાર નહોતો થયો. ફરી પસંદ કરો.'
      : `${count} ફોટા હજી તૈયાર નહોતા થયા. ફરી પસંદ કરો: અહીં છે એ ફોટા બીજી વાર નહીં ઉમેરાય.`,
  full: 'આ ડિવાઇસમાં જગ્યા નથી. અહીં છે એ દિવસો સાચવો, પછી બાકીના ફોટા ફરી પસંદ કરો.',
  readingFailed: 'ફોટા તૈયાર ન થઈ શક્યા. ફરી પસંદ કરો.',
  unreadableTitle: (count) => (count === 1 ? 'એક ફાઇલ વંચાઈ નહીં' : `${count} ફાઇલ વંચાઈ નહીં`),
  faults: {
    'too-large': 'એ 60 MB કરતાં મોટી છે.',
    'no-picture': 'એ ફોટો નથી.',
    kind: 'આ બ્રાઉઝરમાં આવો ફોટો ખૂલતો નથી. JPEG તરીકે સેવ કરીને ફરી પસંદ કરો.',
    broken: 'એ બગડેલી છે, અથવા આ ડિવાઇસ માટે બહુ મોટી છે.',
  },

  days: 'દિવસો',
  summary: (photos, days) => `${days} દિવસ${photos === 1 ? 'નો' : 'ના'} ${photosOf(photos)}`,
  dayTitle: (day) => `${day} માટે ટાઇટલ`,
  photoOf: (number, day) => `${day}, ફોટો ${number}`,
  leaveOutPhoto: (number) => `ફોટો ${number} ન લો`,
  leaveOutDay: 'આ દિવસ ન લો',
  dayLeftOut: 'લીધો નથી',
  putBack: (count) => (count === 1 ? '1 ફોટો પાછો ઉમેરો' : `${count} ફોટા પાછા ઉમેરો`),
  undated: 'તારીખ ખબર નથી',
  undatedText: 'આ ફોટા ક્યારે લીધા હતા એ એમાં લખેલું નથી. તારીખ પસંદ કરો, એટલે એની યાદ બનશે.',
  undatedDay: 'આ ફોટાની તારીખ',
  undatedLeft: (count) => `${count} ફોટાની તારીખ પસંદ કરવાની બાકી છે. ત્યાં સુધી એ અહીં રહેશે.`,
  leaveOutUndated: 'તારીખ વગરના ફોટા ન લો',
  photoUndated: (number) => `ફોટો ${number}, તારીખ ખબર નથી`,
  dayOf: (day) => `${day}ના ફોટાની તારીખ`,
  dayInvalid: 'આજ સુધીની તારીખ પસંદ કરો.',
  moved: (count, day) => `${photosOf(count)} હવે ${day}ના દિવસમાં છે`,
  inParts: (most, count) => `એક યાદમાં ${most} ફોટા રહે: આ દિવસની ${memoriesOf(count)} બનશે.`,
  hasMemory: 'આ દિવસની એક યાદ છે જ; આ એની સાથે રહેશે.',
  part: (title, part) => `${isolated(title)} (${part})`,
  agree: (count) => `${memoriesOf(count)} સાચવો`,
  startOver: 'ફરીથી શરૂ કરો',
  startOverText: 'અહીં જે જોયું એ જતું રહેશે. ફોટા તમારી ગૅલેરીમાં રહેશે.',

  sendingTitle: 'તમારા ફોટા મોકલાય છે',
  sendingLabel: 'મોકલાયેલા ફોટા',
  sent: (done, total) => `${total}માંથી ${done} ફોટા`,
  sendingText: (name) => `એપ વાપરો કે બંધ કરો. દરેક યાદ આવે એમ ${name === null ? 'પાર્ટનર' : isolated(name)}ને દેખાય છે.`,
  offlineText: 'હમણાં નેટ નથી. આવશે એટલે જાતે આગળ ચાલશે.',
  pausedTitle: 'અટકાવેલું છે',
  pausedText: 'તમે આગળ ચલાવો ત્યાં સુધી કંઈ મોકલાતું નથી.',
  pause: 'અટકાવો',
  resume: 'આગળ ચલાવો',
  doneTitle: 'ફોટા ઉમેરાઈ ગયા',
  doneText: (photos, memories) => `${memoriesOf(memories)}માં ${photosOf(photos)}.`,
  seeMemories: 'યાદો જુઓ',
  refusedTitle: 'સ્વીકારાયું નહીં',
  retry: 'ફરી ટ્રાય કરો',
  letGo: 'જવા દો',

  offer: 'ટાઇમલાઇન ભરો',
};
