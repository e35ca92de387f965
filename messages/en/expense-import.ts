import { brand } from '#domain/kernel/brand.ts';
import { isolated } from '../isolated.ts';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${value.toLocaleString('en-IN')} ${many}`;

export const expenseImportText = {
  title: 'Import Expenses',
  lead: 'From Splitwise, Spliit, Honeydue, your bank or any other CSV file. It is read on this device; nothing is added before you have seen it.',
  chooseFile: 'Choose a file',
  chooseAnother: 'Choose another file',
  reading: 'Reading the file…',

  formats: {
    splitwise: 'A file from Splitwise',
    spliit: 'A file from Spliit',
    own: `A file from ${brand.name}`,
    bank: 'A bank statement',
    other: 'A table',
  },
  rowsFound: (name: string, rows: number) => `${isolated(name)} · ${count(rows, 'row', 'rows')}`,
  alone: 'You have no partner here yet, so everything is recorded as paid by you.',
  columns: 'Columns',
  columnOf: {
    date: 'Date',
    title: 'Title',
    amount: 'Amount',
    category: 'Category',
    out: 'Money out',
    in: 'Money in',
    direction: 'Money in or out, in words',
    status: 'Status',
    payer: 'Paid by',
    currency: 'Currency',
    balance: 'Balance',
  },
  none: 'None',
  columnNumber: (number: number) => `Column ${number}`,
  firstRows: 'The first rows of the file',
  columnsMissing: 'Please choose the columns of date, title and amount.',
  columnsGuessed: 'The file does not name its columns. Please check which column is which.',
  next: 'See the expenses',

  checkFailed: 'The expenses could not be compared with yours',
  preview: 'What will be added',
  checkColumns: 'Check the columns',
  settlements: (rows: number) => count(rows, 'settlement', 'settlements'),
  expenses: (rows: number) => count(rows, 'expense', 'expenses'),
  before: 'Now',
  after: 'Afterwards',
  inFile: 'In the file',
  beforeSince: (date: string) =>
    `Your balance counts from ${date}. What is older in the file is kept, but not counted.`,
  balanceOff: 'You keep no balance, so this file makes no debts.',
  personal: {
    me: 'Only you see these. They are in none of your shared sums.',
    ours: 'You both see all of these. The cost stays yours.',
    split: 'You both see all of these, and you split their cost.',
  },
  seenByAll: 'Who sees all of them',
  seenOf: (title: string) => `Who sees ${isolated(title)}`,
  rowChoices: { me: 'Only you', ours: 'Ours, not split', split: 'Ours, split' },

  questions: {
    whose: 'Whose expenses are these?',
    own: 'Who are you in the file?',
    partner: 'Who is your partner in the file?',
    parts: (name: string) => `What is in columns such as “${isolated(name)}”?`,
    sign: 'Which amounts are money that you spent?',
    spending: (column: string) => `Which word in “${column}” means that you spent it?`,
    dayOrder: (example: string) => `How is “${example}” meant?`,
    decimalMark: (example: string) => `How much is “${example}”?`,
    currency: (currency: string) => `The amounts are in ${currency}. What shall we do?`,
  },
  answers: {
    mine: 'Mine, not split',
    ours: 'Ours, split between us',
    paid: 'What each person paid',
    share: 'Each person’s share',
    minus: 'Those with a minus',
    plus: 'Those without a minus',
    allWords: 'All of them',
    noWord: 'None of them',
    dmy: 'Day, month, year',
    mdy: 'Month, day, year',
    ymd: 'Year, month, day',
    leaveOut: 'Leave them out',
    rupees: 'They are rupees',
  },
  answerFacts: (rows: number, sum: string) => `${count(rows, 'expense', 'expenses')}, ${sum}`,

  views: 'What to show',
  view: { import: 'Add', split: 'Split', leftOut: 'Leave out', faulty: 'Unreadable' },
  splitHintOfStatement: 'Tick the ones whose cost you split. You both see those.',
  splitHint: 'You both see all of these. Tick the ones whose cost you split.',
  splitAll: 'Split all shown',
  splitNone: 'Unsplit all shown',
  chooseAll: 'Select all shown',
  chooseNone: 'Unselect all shown',
  search: 'Search in the file',
  clearSearch: 'Clear the search',
  noneFound: 'Nothing in the file matches.',
  present: (rows: number) =>
    rows === 1
      ? '1 of them is already here and is not chosen.'
      : `${rows.toLocaleString('en-IN')} of them are already here and are not chosen.`,
  isPresent: 'Already here',
  isCash: 'Cash taken out',
  cashHint: 'What you buy with it is the expense, so it is not chosen.',
  detailsOf: (title: string) => `Details of ${isolated(title)}`,
  written: (words: string) => `In the file: ${isolated(words)}`,
  paidByYou: 'you paid',
  paidByName: (name: string) => `${isolated(name)} paid`,
  notSplit: 'not split',
  youGave: (name: string) => `You gave ${isolated(name)}`,
  gaveYou: (name: string) => `${isolated(name)} gave you`,
  reasons: {
    income: 'Money that came in',
    transfer: 'A transfer, not an expense',
    failed: 'Not paid: failed or pending',
    status: 'Unclear whether it was paid',
    refund: 'Money that came back',
    total: 'A total',
    currency: 'Not in rupees',
    nothing: 'No amount',
    others: 'Between other people',
  },
  nobodysTitle: 'Without a title',
  showMore: 'Show more',
  nothing: 'There is no expense in this file.',
  submit: (expenses: number, settlements: number, leftOut: number) => {
    const added = [
      ...(expenses > 0 || settlements === 0 ? [count(expenses, 'expense', 'expenses')] : []),
      ...(settlements > 0 ? [count(settlements, 'settlement', 'settlements')] : []),
    ].join(' and ');
    return leftOut > 0 ? `Import ${added}, leave out ${leftOut.toLocaleString('en-IN')}` : `Import ${added}`;
  },
  noneChosen: 'Choose at least one row.',
  importing: (rows: number) => `Importing ${count(rows, 'row', 'rows')}…`,
  failed: 'Nothing was imported.',

  doneTitle: (expenses: number, settlements: number) =>
    expenses === 0
      ? `${count(settlements, 'settlement', 'settlements')} imported`
      : `${count(expenses, 'expense', 'expenses')} imported`,
  /** `own` counts those of the `all` expenses that the member alone sees. */
  doneText: (own: number, all: number) =>
    own === 0
      ? 'You both see them now.'
      : own === all
        ? 'Only you see them.'
        : `${count(own, 'expense', 'expenses')} only you see; the others you both see now.`,
  undo: 'Undo',
  undoRule:
    'For 24 hours either of you can undo an import as a whole. Its expenses and settlements are then deleted for good; expenses that you changed since go to Recently Deleted.',
  undone: 'Import undone',
  undoFailed: 'The import was not undone. Please try again.',
  undoTitle: 'Undo this import?',
  undoTextOwn: (name: string, rows: number) =>
    `${count(rows, 'row', 'rows')} of “${isolated(name)}”, which only you see, will be removed. Expenses that were changed since go to Recently Deleted.`,
  undoText: (name: string, rows: number) =>
    `${count(rows, 'row', 'rows')} of “${isolated(name)}” will be removed for both of you. Expenses that were changed since go to Recently Deleted.`,
  close: 'Done',

  last: 'Last imports',
  lastLoading: 'Loading your imports…',
  lastFailed: 'Your imports did not load',
  failedText: 'Please check your connection and try again.',
  facts: (rows: number, date: string) => `${count(rows, 'row', 'rows')} · ${date}`,

  faults: {
    empty: 'The file is empty.',
    unreadable: 'The file cannot be read. Please export it as CSV.',
    noHeader: 'The file has no row with the names of its columns.',
    tooMany: (max: number) =>
      `The file has more than ${max.toLocaleString('en-IN')} expenses. Please import it in parts.`,
  },
  foreignFiles: {
    spreadsheet: 'This is an Excel or ZIP file. Please open it and save the expenses as CSV.',
    pdf: 'This is a PDF. Please download a CSV file instead.',
    webPage:
      'This is a web page, whatever its name says. Please open it in Excel or Google Sheets and export it as CSV.',
    chat: 'This is a chat, not a list of expenses. Please export your expenses as CSV.',
  },
  rowFaults: {
    date: (value: string) => (value === '' ? 'The date is missing.' : `“${value}” is not a date.`),
    amount: (value: string) => `“${value}” is not a clear amount.`,
    title: 'The title is missing.',
    future: (value: string) => `${value} is after tomorrow.`,
    cells: (value: string) => `The row has too many or too few columns: ${value}`,
    shares: (value: string) => `The shares do not make up the amount: ${value}`,
    payers: (value: string) =>
      `More than one person paid. Please add what each of them paid as an expense of its own: ${value}`,
    row: (value: string) => `The row cannot be read: ${value}`,
  },
  inLine: (line: number, fault: string) => `Line ${line.toLocaleString('en-IN')}: ${fault}`,
} as const;
