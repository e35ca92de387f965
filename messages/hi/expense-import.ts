import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/expense-import.ts';
import { isolated } from '../isolated.ts';
import { isSingular } from '../singular.ts';

const isOne = (value: number) => isSingular('hi', value);
const expenses = (value: number) => `${value.toLocaleString('en-IN')} खर्च`;
const settlements = (value: number) => `${value.toLocaleString('en-IN')} लेनदेन`;
const seen = (value: number) => (isOne(value) ? 'दिखता है' : 'दिखते हैं');
const lines = (value: number) => `${value.toLocaleString('en-IN')} ${isOne(value) ? 'लाइन' : 'लाइनें'}`;

export const expenseImportText: Catalogue<typeof english.expenseImportText> = {
  title: 'खर्च इंपोर्ट करें',
  lead: 'Splitwise, Spliit, Honeydue, बैंक या किसी भी CSV फ़ाइल से। फ़ाइल इसी डिवाइस पर पढ़ी जाती है; आपके देखने से पहले कुछ नहीं जुड़ता।',
  chooseFile: 'फ़ाइल चुनें',
  chooseAnother: 'दूसरी फ़ाइल चुनें',
  reading: 'फ़ाइल पढ़ी जा रही है…',

  formats: {
    splitwise: 'Splitwise की फ़ाइल',
    spliit: 'Spliit की फ़ाइल',
    own: `${brand.name} की फ़ाइल`,
    bank: 'बैंक का स्टेटमेंट',
    other: 'कॉलम वाली फ़ाइल',
  },
  rowsFound: (name, rows) => `${isolated(name)} · ${lines(rows)}`,
  alone: 'अभी यहाँ पार्टनर नहीं हैं, इसलिए सारे खर्च आपके दिए हुए लिखे जाएँगे।',
  columns: 'कॉलम',
  columnOf: {
    date: 'तारीख',
    title: 'टाइटल',
    amount: 'रकम',
    category: 'कैटेगरी',
    out: 'गए पैसे',
    in: 'जमा हुए पैसे',
    direction: 'जमा या उधार (शब्दों में)',
    status: 'स्टेटस',
    payer: 'किसने दिए',
    currency: 'करेंसी',
    balance: 'बैलेंस',
  },
  none: 'कोई नहीं',
  columnNumber: (number) => `कॉलम ${number}`,
  firstRows: 'फ़ाइल की पहली लाइनें',
  columnsMissing: 'तारीख, टाइटल और रकम के कॉलम चुनें।',
  columnsGuessed: 'फ़ाइल में कॉलम के नाम नहीं हैं। देख लें कि किस कॉलम में क्या है।',
  next: 'खर्च देखें',

  checkFailed: 'आपके खर्चों से मिलाया नहीं जा सका',
  preview: 'यह जुड़ेगा',
  checkColumns: 'कॉलम देखें',
  settlements,
  expenses,
  before: 'अभी',
  after: 'बाद में',
  inFile: 'फ़ाइल में',
  beforeSince: (date) => `आपका हिसाब ${date} से गिना जाता है। फ़ाइल में इससे पुराना रखा जाएगा, पर गिना नहीं जाएगा।`,
  balanceOff: 'आप हिसाब नहीं रख रहे, इसलिए इस फ़ाइल से किसी को कुछ देना नहीं बनता।',
  personal: {
    me: 'ये खर्च सिर्फ़ आपको दिखेंगे। आप दोनों के जोड़ में ये नहीं गिने जाएँगे।',
    ours: 'ये सब खर्च आप दोनों को दिखेंगे। पूरा खर्च आपके हिस्से रहेगा।',
    split: 'ये सब खर्च आप दोनों को दिखेंगे और दोनों में बँटेंगे।',
  },
  seenByAll: 'सब खर्च किसे दिखें',
  seenOf: (title) => `${isolated(title)} किसे दिखे`,
  rowChoices: { me: 'सिर्फ़ आपको', ours: 'दोनों को, बिना बाँटे', split: 'दोनों को, बाँटकर' },

  questions: {
    whose: 'ये खर्च किसके हैं?',
    own: 'फ़ाइल में आप कौन हैं?',
    partner: 'फ़ाइल में आपके पार्टनर कौन हैं?',
    parts: (name) => `“${isolated(name)}” जैसे कॉलम में क्या है?`,
    sign: 'कौन सी रकम आपने खर्च की है?',
    spending: (column) => `“${column}” में किस शब्द का मतलब खर्च है?`,
    dayOrder: (example) => `“${example}” यानी कौन सी तारीख?`,
    decimalMark: (example) => `“${example}” यानी कितने?`,
    currency: (currency) => `रकम ${currency} में है। क्या करें?`,
  },
  answers: {
    mine: 'पूरे मेरे, बाँटने नहीं हैं',
    ours: 'हम दोनों के, बाँटने हैं',
    paid: 'हर एक के दिए पैसे',
    share: 'हर एक का हिस्सा',
    minus: 'जिनके आगे माइनस है',
    plus: 'जिनके आगे माइनस नहीं है',
    allWords: 'सभी',
    noWord: 'कोई नहीं',
    dmy: 'दिन, महीना, साल',
    mdy: 'महीना, दिन, साल',
    ymd: 'साल, महीना, दिन',
    leaveOut: 'छोड़ दें',
    rupees: 'ये रुपये ही हैं',
  },
  answerFacts: (rows, sum) => `${expenses(rows)}, ${sum}`,

  views: 'क्या देखना है',
  view: { import: 'जोड़ें', split: 'बाँटें', leftOut: 'छोड़े हुए', faulty: 'नहीं पढ़ी गईं' },
  splitHintOfStatement: 'जो खर्च आप दोनों बाँटते हैं, उन पर टिक करें। वे आप दोनों को दिखेंगे।',
  splitHint: 'ये सब खर्च आप दोनों को दिखेंगे। जो खर्च आप दोनों बाँटते हैं, उन पर टिक करें।',
  splitAll: 'दिख रहे सब बाँटें',
  splitNone: 'दिख रहे में से कुछ न बाँटें',
  chooseAll: 'दिख रहे सब चुनें',
  chooseNone: 'दिख रहे में से कुछ न चुनें',
  search: 'फ़ाइल में खोजें',
  clearSearch: 'खोज मिटाएँ',
  noneFound: 'फ़ाइल में ऐसा कुछ नहीं है।',
  present: (rows) =>
    isOne(rows)
      ? `इनमें से ${lines(rows)} यहाँ पहले से है, इसलिए चुनी नहीं गई।`
      : `इनमें से ${lines(rows)} यहाँ पहले से हैं, इसलिए चुनी नहीं गईं।`,
  isPresent: 'पहले से है',
  isCash: 'निकाला हुआ कैश',
  cashHint: 'इस कैश से जो खरीदें, खर्च वही है, इसलिए यह लाइन नहीं चुनी गई।',
  detailsOf: (title) => `${isolated(title)} की डिटेल`,
  written: (words) => `फ़ाइल में: ${isolated(words)}`,
  paidByYou: 'आपने दिए',
  paidByName: (name) => `${isolated(name)} ने दिए`,
  notSplit: 'बाँटा नहीं गया',
  youGave: (name) => `आपने ${isolated(name)} को चुकाए`,
  gaveYou: (name) => `${isolated(name)} ने आपको चुकाए`,
  reasons: {
    income: 'जमा हुए पैसे',
    transfer: 'ट्रांसफर है, खर्च नहीं',
    failed: 'पेमेंट नहीं हुआ: फ़ेल या बाकी',
    status: 'साफ़ नहीं कि चुकाया गया या नहीं',
    refund: 'वापस आए पैसे',
    total: 'जोड़',
    currency: 'रुपये में नहीं',
    nothing: 'रकम नहीं है',
    others: 'दूसरे लोगों के बीच का',
  },
  nobodysTitle: 'बिना टाइटल',
  showMore: 'और देखें',
  nothing: 'इस फ़ाइल में कोई खर्च नहीं है।',
  submit: (count, settled, leftOut) => {
    const added = [
      ...(count > 0 || settled === 0 ? [expenses(count)] : []),
      ...(settled > 0 ? [settlements(settled)] : []),
    ].join(' और ');
    return leftOut > 0 ? `${added} इंपोर्ट करें, ${leftOut.toLocaleString('en-IN')} छोड़ें` : `${added} इंपोर्ट करें`;
  },
  noneChosen: 'कम से कम एक लाइन चुनें।',
  importing: (rows) => `${lines(rows)} इंपोर्ट ${isOne(rows) ? 'हो रही है' : 'हो रही हैं'}…`,
  failed: 'कुछ भी इंपोर्ट नहीं हुआ।',

  doneTitle: (count, settled) =>
    `${count === 0 ? settlements(settled) : expenses(count)} इंपोर्ट ${isOne(count || settled) ? 'हुआ' : 'हुए'}`,
  doneText: (own, all) =>
    own === 0
      ? `अब दोनों को ${seen(all)}।`
      : own === all
        ? `सिर्फ़ आपको ${seen(own)}।`
        : `${expenses(own)} सिर्फ़ आपको ${seen(own)}; बाकी अब दोनों को ${seen(all - own)}।`,
  undo: 'हटाएँ',
  undoRule:
    '24 घंटे तक आप दोनों में से कोई भी पूरा इंपोर्ट हटा सकता है। उसके खर्च और लेनदेन हमेशा के लिए हट जाएँगे; बीच में बदले खर्च “हाल में डिलीट हुआ” में जाएँगे।',
  undone: 'इंपोर्ट हटाया गया',
  undoFailed: 'इंपोर्ट नहीं हटा। फिर कोशिश करें।',
  undoTitle: 'यह इंपोर्ट हटाना है?',
  undoTextOwn: (name, rows) =>
    `“${isolated(name)}” ${isOne(rows) ? 'का' : 'के'} ${expenses(rows)}, जो सिर्फ़ आपको ${seen(rows)}, ${isOne(rows) ? 'हट जाएगा' : 'हट जाएँगे'}। बाद में बदले गए खर्च “हाल में डिलीट हुआ” में जाएँगे।`,
  undoText: (name, rows) =>
    `“${isolated(name)}” की ${lines(rows)} दोनों के लिए ${isOne(rows) ? 'हट जाएगी' : 'हट जाएँगी'}। बाद में बदले खर्च “हाल में डिलीट हुआ” में जाएँगे।`,
  close: 'हो गया',

  last: 'पिछले इंपोर्ट',
  lastLoading: 'इंपोर्ट लोड हो रहे हैं…',
  lastFailed: 'इंपोर्ट लोड नहीं हुए',
  failedText: 'नेटवर्क देखें और फिर कोशिश करें।',
  facts: (rows, date) => `${lines(rows)} · ${date}`,

  faults: {
    empty: 'फ़ाइल खाली है।',
    unreadable: 'फ़ाइल पढ़ी नहीं जा सकती। इसे CSV के रूप में डाउनलोड करें।',
    noHeader: 'फ़ाइल में कॉलम के नामों की लाइन नहीं है।',
    tooMany: (max) => `फ़ाइल में ${expenses(max)} से ज़्यादा हैं। इसे हिस्सों में इंपोर्ट करें।`,
  },
  foreignFiles: {
    spreadsheet: 'यह Excel या ZIP फ़ाइल है। इसे खोलकर खर्च CSV के रूप में सेव करें।',
    pdf: 'यह PDF है। इसकी जगह CSV फ़ाइल डाउनलोड करें।',
    webPage: 'फ़ाइल का नाम चाहे जो हो, यह वेब पेज है। इसे Excel या Google Sheets में खोलकर CSV के रूप में सेव करें।',
    chat: 'यह चैट है, खर्चों की लिस्ट नहीं। अपने खर्च CSV के रूप में डाउनलोड करें।',
  },
  rowFaults: {
    date: (value) => (value === '' ? 'तारीख नहीं है।' : `“${value}” तारीख नहीं है।`),
    amount: (value) => `“${value}” साफ़ रकम नहीं है।`,
    title: 'टाइटल नहीं है।',
    future: (value) => `${value} आने वाले कल के भी बाद की है।`,
    cells: (value) => `लाइन में कॉलम ज़्यादा या कम हैं: ${value}`,
    shares: (value) => `हिस्से मिलकर रकम नहीं बनते: ${value}`,
    payers: (value) => `एक से ज़्यादा लोगों ने पैसे दिए हैं। हर एक के दिए पैसों का अलग खर्च जोड़ें: ${value}`,
    row: (value) => `लाइन पढ़ी नहीं जाती: ${value}`,
  },
  inLine: (line, fault) => `लाइन ${line.toLocaleString('en-IN')}: ${fault}`,
};
