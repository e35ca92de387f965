const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${value.toLocaleString('en-IN')} ${many}`;

export const expenseImportText = {
  title: 'Import Expenses',
  lead: 'From Splitwise, Spliit, Honeydue, your bank or any other CSV file. It is read on this device; nothing is added before you have seen it.',
  chooseFile: 'Choose a file',
  chooseAnother: 'Choose another file',
  reading: 'Reading the file…',

  formats: {
    splitwise: 'Recognised: an export of Splitwise',
    spliit: 'Recognised: an export of Spliit',
    honeydue: 'Recognised: an export of Honeydue',
    bank: 'Recognised: a bank statement',
    other: 'Please check the columns of this file',
  },
  rowsFound: (name: string, rows: number) => `${name} · ${count(rows, 'row', 'rows')}`,
  you: 'Who are you in the file?',
  youHint: 'The other name is your partner’s.',
  alone: 'You have no partner here yet, so everything is recorded as paid by you.',
  columns: 'Columns',
  columnOf: {
    date: 'Date',
    title: 'Title',
    amount: 'Amount',
    category: 'Category',
    paidBy: 'Paid by',
    credit: 'Money in',
  },
  creditHint: 'Rows with something in it are left out.',
  none: 'None',
  columnNumber: (number: number) => `Column ${number}`,
  dayOrder: 'Order of the date',
  dayOrders: { dmy: 'Day, month, year', mdy: 'Month, day, year', ymd: 'Year, month, day' },
  firstRows: 'The first rows of the file',
  columnsMissing: 'Please choose the columns of date, title and amount.',
  next: 'See the expenses',

  checkFailed: 'The expenses could not be compared with yours',
  preview: 'What will be added',
  leftOut: (rows: number) =>
    rows === 1
      ? '1 row is left out: a payment between you, money that came in, or a sum.'
      : `${rows.toLocaleString('en-IN')} rows are left out: payments between you, money that came in, sums.`,
  present: (rows: number) =>
    rows === 1
      ? '1 of them is already here and is not chosen.'
      : `${rows.toLocaleString('en-IN')} of them are already here and are not chosen.`,
  isPresent: 'Already here',
  paidByYou: 'you paid',
  paidByName: (name: string) => `${name} paid`,
  showMore: 'Show more',
  nothing: 'There is no expense in this file.',
  submit: (rows: number) => `Import ${count(rows, 'expense', 'expenses')}`,
  noneChosen: 'Choose at least one expense.',
  importing: (rows: number) => `Importing ${count(rows, 'expense', 'expenses')}…`,
  failed: 'Nothing was imported.',

  doneTitle: (rows: number) => `${count(rows, 'expense', 'expenses')} imported`,
  doneText: 'You both see them now.',
  undo: 'Undo',
  undoRule:
    'For 24 hours either of you can undo an import as a whole. Its expenses are then gone for good; those that you changed meanwhile go to Recently Deleted.',
  undone: 'Import undone',
  undoFailed: 'The import was not undone. Please try again.',
  undoTitle: 'Undo this import?',
  undoText: (name: string, rows: number) =>
    `${count(rows, 'expense', 'expenses')} of “${name}” will be gone for both of you. Those that were changed since go to Recently Deleted.`,
  close: 'Done',

  last: 'Last imports',
  lastLoading: 'Loading your imports…',
  lastFailed: 'Your imports did not load',
  failedText: 'Please check your connection and try again.',
  facts: (rows: number, date: string) => `${count(rows, 'expense', 'expenses')} · ${date}`,

  faults: {
    empty: 'The file is empty.',
    unreadable: 'The file cannot be read. Please export it as CSV.',
    noHeader: 'The file has no row with the names of its columns.',
    date: (value: string) => `“${value}” is not a date. Check the column and the order of the date.`,
    amount: (value: string) => `“${value}” is not an amount. Check the column of the amount.`,
    title: 'The title is missing. Check the column of the title.',
    tooMany: (max: number) =>
      `The file has more than ${max.toLocaleString('en-IN')} expenses. Please import it in parts.`,
    currency: (value: string) => `The amount is in ${value}. Only rupees can be imported.`,
    future: (value: string) => `${value} is after tomorrow. Check the order of the date.`,
  },
  inLine: (line: number, fault: string) => `Line ${line.toLocaleString('en-IN')}: ${fault}`,
} as const;
