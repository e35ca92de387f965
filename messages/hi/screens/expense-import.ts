import type { Catalogue } from '#messages/catalogue.ts';
import { isSingular } from '../../singular.ts';
import type { expenseImportText as english } from '../../en/screens/expense-import.ts';

const isOne = (value: number) => isSingular('hi', value);
const expenses = (value: number) => `${value.toLocaleString('en-IN')} खर्च`;
const lines = (value: number) => `${value.toLocaleString('en-IN')} ${isOne(value) ? 'लाइन' : 'लाइनें'}`;

export const expenseImportText: Catalogue<typeof english> = {
  title: 'खर्च इंपोर्ट करें',
  lead: 'Splitwise, Spliit, Honeydue, बैंक या किसी भी CSV फ़ाइल से। फ़ाइल इसी डिवाइस पर पढ़ी जाती है; आपके देखने से पहले कुछ नहीं जुड़ता।',
  chooseFile: 'फ़ाइल चुनें',
  chooseAnother: 'दूसरी फ़ाइल चुनें',
  reading: 'फ़ाइल पढ़ी जा रही है…',

  formats: {
    splitwise: 'पहचान ली: Splitwise की फ़ाइल',
    spliit: 'पहचान ली: Spliit की फ़ाइल',
    honeydue: 'पहचान ली: Honeydue की फ़ाइल',
    bank: 'पहचान ली: बैंक का स्टेटमेंट',
    other: 'इस फ़ाइल के कॉलम देख लें',
  },
  rowsFound: (name, rows) => `${name} · ${lines(rows)}`,
  you: 'फ़ाइल में आप कौन हैं?',
  youHint: 'दूसरा नाम पार्टनर का है।',
  alone: 'अभी यहाँ पार्टनर नहीं हैं, इसलिए सारे खर्च आपके दिए हुए लिखे जाएँगे।',
  columns: 'कॉलम',
  columnOf: {
    date: 'तारीख',
    title: 'टाइटल',
    amount: 'रकम',
    category: 'कैटेगरी',
    paidBy: 'किसने दिए',
    credit: 'जमा',
  },
  creditHint: 'जिनमें कुछ लिखा हो, वे लाइनें छोड़ दी जाएँगी।',
  none: 'कोई नहीं',
  columnNumber: (number) => `कॉलम ${number}`,
  dayOrder: 'तारीख का क्रम',
  dayOrders: { dmy: 'दिन, महीना, साल', mdy: 'महीना, दिन, साल', ymd: 'साल, महीना, दिन' },
  firstRows: 'फ़ाइल की पहली लाइनें',
  columnsMissing: 'तारीख, टाइटल और रकम के कॉलम चुनें।',
  next: 'खर्च देखें',

  checkFailed: 'आपके खर्चों से मिलान नहीं हुआ',
  preview: 'यह जुड़ेगा',
  leftOut: (rows) =>
    `${lines(rows)} ${isOne(rows) ? 'छोड़ दी' : 'छोड़ दीं'}: एक-दूसरे को चुकाए या जमा हुए पैसे, या जोड़।`,
  present: (rows) =>
    isOne(rows)
      ? `इनमें से ${expenses(rows)} यहाँ पहले से है, इसलिए चुना नहीं गया।`
      : `इनमें से ${expenses(rows)} यहाँ पहले से हैं, इसलिए चुने नहीं गए।`,
  isPresent: 'पहले से है',
  paidByYou: 'आपने दिए',
  paidByName: (name) => `${name} ने दिए`,
  showMore: 'और देखें',
  nothing: 'इस फ़ाइल में कोई खर्च नहीं है।',
  submit: (rows) => `${expenses(rows)} इंपोर्ट करें`,
  noneChosen: 'कम से कम एक खर्च चुनें।',
  importing: (rows) => `${expenses(rows)} इंपोर्ट ${isOne(rows) ? 'हो रहा है' : 'हो रहे हैं'}…`,
  failed: 'कुछ भी इंपोर्ट नहीं हुआ।',

  doneTitle: (rows) => `${expenses(rows)} इंपोर्ट ${isOne(rows) ? 'हुआ' : 'हुए'}`,
  doneText: 'अब दोनों को दिखते हैं।',
  undo: 'वापस लें',
  undoRule:
    '24 घंटे तक पूरा इंपोर्ट वापस लेना आप दोनों के हाथ में है। उसके खर्च हमेशा के लिए हट जाएँगे; बीच में बदले खर्च ‘हाल में डिलीट किए’ में जाएँगे।',
  undone: 'इंपोर्ट वापस लिया गया',
  undoFailed: 'इंपोर्ट वापस नहीं हुआ। फिर कोशिश करें।',
  undoTitle: 'यह इंपोर्ट वापस लेना है?',
  undoText: (name, rows) =>
    `“${name}” ${isOne(rows) ? 'का' : 'के'} ${expenses(rows)} दोनों के लिए ${isOne(rows) ? 'हट जाएगा' : 'हट जाएँगे'}। बाद में बदले खर्च ‘हाल में डिलीट किए’ में जाएँगे।`,
  close: 'हो गया',

  last: 'पिछले इंपोर्ट',
  lastLoading: 'इंपोर्ट लोड हो रहे हैं…',
  lastFailed: 'इंपोर्ट लोड नहीं हुए',
  failedText: 'इंटरनेट देखें और फिर कोशिश करें।',
  facts: (rows, date) => `${expenses(rows)} · ${date}`,

  faults: {
    empty: 'फ़ाइल खाली है।',
    unreadable: 'फ़ाइल पढ़ी नहीं जा सकती। इसे CSV के रूप में डाउनलोड करें।',
    noHeader: 'फ़ाइल में कॉलम के नामों की लाइन नहीं है।',
    date: (value) => `“${value}” तारीख नहीं है। कॉलम और तारीख का क्रम देखें।`,
    amount: (value) => `“${value}” रकम नहीं है। रकम का कॉलम देखें।`,
    title: 'टाइटल नहीं है। टाइटल का कॉलम देखें।',
    tooMany: (max) => `फ़ाइल में ${expenses(max)} से ज़्यादा हैं। इसे हिस्सों में इंपोर्ट करें।`,
    currency: (value) => `रकम ${value} में है। सिर्फ़ रुपये इंपोर्ट हो सकते हैं।`,
    future: (value) => `${value} आने वाले कल के भी बाद की है। तारीख का क्रम देखें।`,
  },
  inLine: (line, fault) => `लाइन ${line.toLocaleString('en-IN')}: ${fault}`,
};
