import type { Catalogue } from '#messages/catalogue.ts';
import type { expenseImportText as english } from '../../en/screens/expense-import.ts';
import { agent } from '../agent.ts';

const expenses = (value: number) => `${value.toLocaleString('en-IN')} ખર્ચ`;
const lines = (value: number) => `${value.toLocaleString('en-IN')} લાઇન`;

export const expenseImportText: Catalogue<typeof english> = {
  title: 'ખર્ચ ઇમ્પોર્ટ કરો',
  lead: 'Splitwise, Spliit, Honeydue, તમારી બૅન્ક કે બીજી કોઈ પણ CSV ફાઇલમાંથી. ફાઇલ આ ડિવાઇસ પર જ વંચાય છે; તમે જુઓ એ પહેલાં કશું ઉમેરાતું નથી.',
  chooseFile: 'ફાઇલ પસંદ કરો',
  chooseAnother: 'બીજી ફાઇલ પસંદ કરો',
  reading: 'ફાઇલ વંચાય છે…',

  formats: {
    splitwise: 'ઓળખાઈ: Splitwiseની ફાઇલ',
    spliit: 'ઓળખાઈ: Spliitની ફાઇલ',
    honeydue: 'ઓળખાઈ: Honeydueની ફાઇલ',
    bank: 'ઓળખાઈ: બૅન્કનું સ્ટેટમેન્ટ',
    other: 'આ ફાઇલની કૉલમ તપાસી લો',
  },
  rowsFound: (name, rows) => `${name} · ${lines(rows)}`,
  you: 'ફાઇલમાં તમે કોણ છો?',
  youHint: 'બીજું નામ તમારા પાર્ટનરનું.',
  alone: 'અહીં હજી તમારા પાર્ટનર નથી, એટલે બધા ખર્ચ તમે આપ્યા એમ લખાશે.',
  columns: 'કૉલમ',
  columnOf: {
    date: 'તારીખ',
    title: 'ટાઇટલ',
    amount: 'રકમ',
    category: 'કૅટેગરી',
    paidBy: 'કોણે આપ્યા',
    credit: 'જમા',
  },
  creditHint: 'જેમાં કંઈ લખેલું હોય એ લાઇન છોડી દેવાશે.',
  none: 'એકેય નહીં',
  columnNumber: (number) => `કૉલમ ${number}`,
  dayOrder: 'તારીખનો ક્રમ',
  dayOrders: { dmy: 'દિવસ, મહિનો, વર્ષ', mdy: 'મહિનો, દિવસ, વર્ષ', ymd: 'વર્ષ, મહિનો, દિવસ' },
  firstRows: 'ફાઇલની પહેલી લાઇનો',
  columnsMissing: 'તારીખ, ટાઇટલ અને રકમની કૉલમ પસંદ કરો.',
  next: 'ખર્ચ જુઓ',

  checkFailed: 'તમારા ખર્ચ સાથે સરખાવી ન શકાયું',
  preview: 'આટલું ઉમેરાશે',
  leftOut: (rows) => `${lines(rows)} છોડી દીધી: એકબીજાને ચૂકવેલું, જમા થયેલા પૈસા કે સરવાળા.`,
  present: (rows) => `એમાંથી ${expenses(rows)} અહીં છે જ, એટલે પસંદ નથી ${rows === 1 ? 'કર્યો' : 'કર્યા'}.`,
  isPresent: 'પહેલેથી છે',
  paidByYou: 'તમે આપ્યા',
  paidByName: (name) => `${agent(name)} આપ્યા`,
  showMore: 'વધુ જુઓ',
  nothing: 'આ ફાઇલમાં કોઈ ખર્ચ નથી.',
  submit: (rows) => `${expenses(rows)} ઇમ્પોર્ટ કરો`,
  noneChosen: 'ઓછામાં ઓછો એક ખર્ચ પસંદ કરો.',
  importing: (rows) => `${expenses(rows)} ઇમ્પોર્ટ થાય છે…`,
  failed: 'કશું ઇમ્પોર્ટ થયું નથી.',

  doneTitle: (rows) => `${expenses(rows)} ઇમ્પોર્ટ ${rows === 1 ? 'થયો' : 'થયા'}`,
  doneText: 'હવે બંનેને દેખાય છે.',
  undo: 'પાછું ખેંચો',
  undoRule:
    '24 કલાક સુધી તમારા બેમાંથી કોઈ પણ ઇમ્પોર્ટ આખું પાછું ખેંચી શકે. એના ખર્ચ કાયમ માટે જશે; વચ્ચે બદલેલા ખર્ચ ‘હમણાં ડિલીટ કરેલું’માં જશે.',
  undone: 'ઇમ્પોર્ટ પાછું ખેંચાયું',
  undoFailed: 'ઇમ્પોર્ટ પાછું ન ખેંચાયું. ફરી ટ્રાય કરો.',
  undoTitle: 'આ ઇમ્પોર્ટ પાછું ખેંચવું છે?',
  undoText: (name, rows) =>
    `‘${name}’${rows === 1 ? 'નો 1 ખર્ચ બંને માટે જતો રહેશે' : `ના ${expenses(rows)} બંને માટે જતા રહેશે`}. પછીથી બદલેલા ખર્ચ ‘હમણાં ડિલીટ કરેલું’માં જશે.`,
  close: 'થઈ ગયું',

  last: 'છેલ્લા ઇમ્પોર્ટ',
  lastLoading: 'તમારા ઇમ્પોર્ટ લોડ થાય છે…',
  lastFailed: 'તમારા ઇમ્પોર્ટ લોડ ન થયા',
  failedText: 'ઇન્ટરનેટ તપાસો અને ફરી ટ્રાય કરો.',
  facts: (rows, date) => `${expenses(rows)} · ${date}`,

  faults: {
    empty: 'ફાઇલ ખાલી છે.',
    unreadable: 'ફાઇલ વાંચી શકાતી નથી. એને CSV તરીકે ડાઉનલોડ કરો.',
    noHeader: 'ફાઇલમાં કૉલમનાં નામની લાઇન નથી.',
    date: (value) => `“${value}” તારીખ નથી. કૉલમ અને તારીખનો ક્રમ તપાસો.`,
    amount: (value) => `“${value}” રકમ નથી. રકમની કૉલમ તપાસો.`,
    title: 'ટાઇટલ નથી. ટાઇટલની કૉલમ તપાસો.',
    tooMany: (max) => `ફાઇલમાં ${expenses(max)}થી વધુ છે. ભાગ પાડીને ઇમ્પોર્ટ કરો.`,
    currency: (value) => `રકમ ${value}માં છે. ફક્ત રૂપિયા ઇમ્પોર્ટ થઈ શકે.`,
    future: (value) => `${value} આવતી કાલ પછીની છે. તારીખનો ક્રમ તપાસો.`,
  },
  inLine: (line, fault) => `લાઇન ${line.toLocaleString('en-IN')}: ${fault}`,
};
