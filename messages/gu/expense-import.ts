import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/expense-import.ts';
import { isolated } from '../isolated.ts';
import { agent } from './agent.ts';

const expenses = (value: number) => `${value.toLocaleString('en-IN')} ખર્ચ`;
const payments = (value: number) => `${value.toLocaleString('en-IN')} ચૂકવણી`;
const lines = (value: number) => `${value.toLocaleString('en-IN')} લાઇન`;

export const expenseImportText: Catalogue<typeof english.expenseImportText> = {
  title: 'ખર્ચ ઇમ્પોર્ટ કરો',
  lead: 'Splitwise, Spliit, Honeydue, તમારી બૅન્ક કે બીજી કોઈ પણ CSV ફાઇલમાંથી. ફાઇલ આ ડિવાઇસ પર જ વંચાય છે; તમે જુઓ એ પહેલાં કશું ઉમેરાતું નથી.',
  chooseFile: 'ફાઇલ પસંદ કરો',
  chooseAnother: 'બીજી ફાઇલ પસંદ કરો',
  reading: 'ફાઇલ વંચાય છે…',

  formats: {
    splitwise: 'Splitwiseની ફાઇલ',
    spliit: 'Spliitની ફાઇલ',
    own: `${brand.name}ની ફાઇલ`,
    bank: 'બૅન્કનું સ્ટેટમેન્ટ',
    other: 'કૉલમવાળી ફાઇલ',
  },
  rowsFound: (name, rows) => `${isolated(name)} · ${lines(rows)}`,
  alone: 'અહીં હજી પાર્ટનર નથી, એટલે બધા ખર્ચના પૈસા તમે આપ્યા એમ લખાશે.',
  columns: 'કૉલમ',
  columnOf: {
    date: 'તારીખ',
    title: 'ટાઇટલ',
    amount: 'રકમ',
    category: 'કૅટેગરી',
    out: 'ગયેલા પૈસા',
    in: 'જમા થયેલા પૈસા',
    direction: 'જમા કે ઉધાર (શબ્દમાં)',
    status: 'સ્ટેટસ',
    payer: 'કોણે આપ્યા',
    currency: 'કરન્સી',
    balance: 'બૅલેન્સ',
  },
  none: 'એકેય નહીં',
  columnNumber: (number) => `કૉલમ ${number}`,
  firstRows: 'ફાઇલની પહેલી લાઇનો',
  columnsMissing: 'તારીખ, ટાઇટલ અને રકમની કૉલમ પસંદ કરો.',
  columnsGuessed: 'ફાઇલમાં કૉલમનાં નામ નથી. કઈ કૉલમમાં શું છે એ તપાસો.',
  next: 'ખર્ચ જુઓ',

  checkFailed: 'તમારા ખર્ચ સાથે સરખાવી ન શકાયું',
  preview: 'આટલું ઉમેરાશે',
  checkColumns: 'કૉલમ તપાસો',
  settlements: payments,
  expenses,
  before: 'અત્યારે',
  after: 'પછી',
  inFile: 'ફાઇલમાં',
  beforeSince: (date) => `તમારો હિસાબ ${date}થી ગણાય છે. ફાઇલમાં એથી જૂનું હોય એ સચવાશે, પણ ગણાશે નહીં.`,
  balanceOff: 'તમે હિસાબ રાખતાં નથી, એટલે આ ફાઇલથી કોઈને કશું આપવાનું થતું નથી.',
  personal: {
    me: 'આ ખર્ચ ફક્ત તમને દેખાશે. તમારા બંનેના સરવાળામાં એ ગણાશે નહીં.',
    ours: 'આ બધા ખર્ચ તમને બંનેને દેખાશે, પણ બધા તમારા ભાગે ગણાશે.',
    split: 'આ બધા ખર્ચ તમને બંનેને દેખાશે અને બંને વચ્ચે વહેંચાશે.',
  },
  seenByAll: 'બધા ખર્ચ કોને દેખાય',
  seenOf: (title) => `${isolated(title)} કોને દેખાય`,
  rowChoices: { me: 'ફક્ત તમને', ours: 'બંનેને, વહેંચ્યા વગર', split: 'બંનેને, વહેંચીને' },

  questions: {
    whose: 'આ ખર્ચ કોના છે?',
    own: 'ફાઇલમાં તમે કોણ છો?',
    partner: 'ફાઇલમાં તમારા પાર્ટનર કોણ છે?',
    parts: (name) => `“${isolated(name)}” જેવી કૉલમમાં શું છે?`,
    sign: 'કઈ રકમ તમે ખર્ચી છે?',
    spending: (column) => `“${column}”માં કયા શબ્દનો અર્થ ખર્ચ છે?`,
    dayOrder: (example) => `“${example}” એટલે કઈ તારીખ?`,
    decimalMark: (example) => `“${example}” એટલે કેટલા?`,
    currency: (currency) => `રકમ ${currency}માં છે. શું કરીએ?`,
  },
  answers: {
    mine: 'મારા જ, વહેંચવાના નથી',
    ours: 'અમારા બંનેના, વહેંચવાના છે',
    paid: 'દરેકે આપેલા પૈસા',
    share: 'દરેકનો ભાગ',
    minus: 'જેની આગળ માઇનસ છે',
    plus: 'જેની આગળ માઇનસ નથી',
    allWords: 'બધા',
    noWord: 'એકેય નહીં',
    dmy: 'દિવસ, મહિનો, વર્ષ',
    mdy: 'મહિનો, દિવસ, વર્ષ',
    ymd: 'વર્ષ, મહિનો, દિવસ',
    leaveOut: 'છોડી દો',
    rupees: 'એ રૂપિયા જ છે',
  },
  answerFacts: (rows, sum) => `${expenses(rows)}, ${sum}`,

  views: 'શું જોવું છે',
  view: { import: 'ઉમેરો', split: 'વહેંચો', leftOut: 'છોડેલું', faulty: 'ન વંચાયું' },
  splitHintOfStatement: 'જે ખર્ચ તમે બંને વહેંચો છો એને ટિક કરો. એ તમને બંનેને દેખાશે.',
  splitHint: 'આ બધા ખર્ચ તમને બંનેને દેખાશે. જે ખર્ચ તમે બંને વહેંચો છો એને ટિક કરો.',
  splitAll: 'દેખાતા બધા વહેંચો',
  splitNone: 'દેખાતામાંથી કશું ન વહેંચો',
  chooseAll: 'દેખાતા બધા પસંદ કરો',
  chooseNone: 'દેખાતામાંથી કશું પસંદ ન કરો',
  search: 'ફાઇલમાં શોધો',
  clearSearch: 'શોધેલું હટાવો',
  noneFound: 'ફાઇલમાં એવું કશું નથી.',
  present: (rows) => `એમાંથી ${lines(rows)} અહીં છે જ, એટલે પસંદ નથી કરી.`,
  isPresent: 'પહેલેથી છે',
  isCash: 'ઉપાડેલા રોકડા',
  cashHint: 'આ રોકડામાંથી જે ખરીદો એ જ ખર્ચ ગણાય, એટલે આ લાઇન પસંદ નથી કરી.',
  detailsOf: (title) => `${isolated(title)}ની વિગત`,
  written: (words) => `ફાઇલમાં: ${isolated(words)}`,
  paidByYou: 'તમે આપ્યા',
  paidByName: (name) => `${agent(name)} આપ્યા`,
  notSplit: 'વહેંચેલો નથી',
  youGave: (name) => `તમે ${isolated(name)}ને ચૂકવ્યા`,
  gaveYou: (name) => `${agent(name)} તમને ચૂકવ્યા`,
  reasons: {
    income: 'જમા થયેલા પૈસા',
    transfer: 'ટ્રાન્સફર છે, ખર્ચ નથી',
    failed: 'ચૂકવાયા નથી: નિષ્ફળ કે બાકી',
    status: 'ચૂકવાયું કે નહીં એ ખબર નથી',
    refund: 'પાછા આવેલા પૈસા',
    total: 'સરવાળો',
    currency: 'રૂપિયામાં નથી',
    nothing: 'રકમ નથી',
    others: 'બીજા લોકો વચ્ચેનું',
  },
  nobodysTitle: 'ટાઇટલ વગરનું',
  showMore: 'વધુ જુઓ',
  nothing: 'આ ફાઇલમાં કોઈ ખર્ચ નથી.',
  submit: (count, settlements, leftOut) => {
    const added = [
      ...(count > 0 || settlements === 0 ? [expenses(count)] : []),
      ...(settlements > 0 ? [payments(settlements)] : []),
    ].join(' અને ');
    return leftOut > 0 ? `${added} ઇમ્પોર્ટ કરો, ${leftOut.toLocaleString('en-IN')} છોડો` : `${added} ઇમ્પોર્ટ કરો`;
  },
  noneChosen: 'ઓછામાં ઓછી એક લાઇન પસંદ કરો.',
  importing: (rows) => `${lines(rows)} ઇમ્પોર્ટ થાય છે…`,
  failed: 'કશું ઇમ્પોર્ટ થયું નથી.',

  doneTitle: (count, settlements) =>
    count === 0 ? `${payments(settlements)} ઇમ્પોર્ટ થઈ` : `${expenses(count)} ઇમ્પોર્ટ ${count === 1 ? 'થયો' : 'થયા'}`,
  doneText: (own, all) =>
    own === 0
      ? 'હવે બંનેને દેખાય છે.'
      : own === all
        ? 'ફક્ત તમને દેખાય છે.'
        : `${expenses(own)} ફક્ત તમને દેખાય છે; બાકીના હવે બંનેને દેખાય છે.`,
  undo: 'પાછું ખેંચો',
  undoRule:
    '24 કલાક સુધી તમારા બેમાંથી કોઈ પણ ઇમ્પોર્ટ આખું પાછું ખેંચી શકે. એના ખર્ચ અને ચૂકવણી કાયમ માટે જશે; વચ્ચે બદલેલા ખર્ચ “હમણાં ડિલીટ કરેલું”માં જશે.',
  undone: 'ઇમ્પોર્ટ પાછું ખેંચાયું',
  undoFailed: 'ઇમ્પોર્ટ પાછું ન ખેંચાયું. ફરી ટ્રાય કરો.',
  undoTitle: 'આ ઇમ્પોર્ટ પાછું ખેંચવું છે?',
  undoTextOwn: (name, rows) =>
    `“${isolated(name)}”ની ${lines(rows)}, જે ફક્ત તમને દેખાય છે, જતી રહેશે. પછીથી બદલેલા ખર્ચ “હમણાં ડિલીટ કરેલું”માં જશે.`,
  undoText: (name, rows) =>
    `“${isolated(name)}”ની ${lines(rows)} બંને માટે જતી રહેશે. પછીથી બદલેલા ખર્ચ “હમણાં ડિલીટ કરેલું”માં જશે.`,
  close: 'થઈ ગયું',

  last: 'છેલ્લાં ઇમ્પોર્ટ',
  lastLoading: 'તમારાં ઇમ્પોર્ટ લોડ થાય છે…',
  lastFailed: 'તમારાં ઇમ્પોર્ટ લોડ ન થયાં',
  failedText: 'નેટ તપાસો અને ફરી ટ્રાય કરો.',
  facts: (rows, date) => `${lines(rows)} · ${date}`,

  faults: {
    empty: 'ફાઇલ ખાલી છે.',
    unreadable: 'ફાઇલ વાંચી શકાતી નથી. એને CSV તરીકે ડાઉનલોડ કરો.',
    noHeader: 'ફાઇલમાં કૉલમનાં નામની લાઇન નથી.',
    tooMany: (max) => `ફાઇલમાં ${expenses(max)}થી વધુ છે. ભાગ પાડીને ઇમ્પોર્ટ કરો.`,
  },
  foreignFiles: {
    spreadsheet: 'આ Excel કે ZIP ફાઇલ છે. એને ખોલીને ખર્ચ CSV તરીકે સેવ કરો.',
    pdf: 'આ PDF છે. એને બદલે CSV ફાઇલ ડાઉનલોડ કરો.',
    webPage: 'ફાઇલનું નામ ભલે ગમે તે હોય, આ વેબ પેજ છે. એને Excel કે Google Sheetsમાં ખોલીને CSV તરીકે સેવ કરો.',
    chat: 'આ ચૅટ છે, ખર્ચનું લિસ્ટ નથી. તમારા ખર્ચ CSV તરીકે ડાઉનલોડ કરો.',
  },
  rowFaults: {
    date: (value) => (value === '' ? 'તારીખ નથી.' : `“${value}” તારીખ નથી.`),
    amount: (value) => `“${value}” કેટલી રકમ છે એ સમજાયું નહીં.`,
    title: 'ટાઇટલ નથી.',
    future: (value) => `${value} આવતી કાલ પછીની છે.`,
    cells: (value) => `લાઇનમાં કૉલમ વધારે કે ઓછી છે: ${value}`,
    shares: (value) => `ભાગનો સરવાળો રકમ જેટલો નથી: ${value}`,
    payers: (value) => `એકથી વધુ જણે પૈસા આપ્યા છે. દરેકે આપેલા પૈસાનો અલગ ખર્ચ ઉમેરો: ${value}`,
    row: (value) => `લાઇન વંચાતી નથી: ${value}`,
  },
  inLine: (line, fault) => `લાઇન ${line.toLocaleString('en-IN')}: ${fault}`,
};
