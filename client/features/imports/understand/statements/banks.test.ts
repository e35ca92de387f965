import { expect, test } from 'vitest';
import { brief, questionsOf, read } from '#tests/imports/understood-files.ts';

/** Row of a statement, as its bank writes the cells. */
interface Row {
  day: string;
  title: string;
  out: string;
  in: string;
  balance: string;
}

interface Bank {
  headings: string;
  row: (row: Row, place: number) => string;
  preamble?: string;
  day?: (day: number) => string;
  /** Amount without one: empty, unless the bank writes another sign. */
  nothing?: string;
}

const MONTHS_LATER = { slash: '/11/2026', dash: '-11-2026', short: '/11/26', name: ' Nov 2026', capital: '-NOV-2026' };
const two = (day: number) => String(day).padStart(2, '0');
const style = (name: keyof typeof MONTHS_LATER) => (day: number) => two(day) + MONTHS_LATER[name];
const moved = (row: Row) => row.out || row.in;
const side = (row: Row) => (row.out ? 'DR' : 'CR');

/** Layouts of statements as the banks export them; the rows are invented. */
const BANKS: Readonly<Record<string, Bank>> = {
  SBI: {
    preamble:
      'Account Name,:,Miss RIYA SHAH\nAccount Number,:,_00000012345678901\nBalance as on 1 Nov 2026,:,"10,000.00"\n',
    headings: 'Txn Date,Value Date,Description,Ref No./Cheque No.,        Debit,Credit,Balance',
    row: (row) => `${row.day},${row.day},   ${row.title},TRANSFER TO 4897690162098,${row.out},${row.in},${row.balance}`,
    day: style('name'),
    nothing: ' ',
  },
  'SBI, new': {
    headings: 'Date,Details,Ref No/Cheque No,Debit,Credit,Balance',
    row: (row) => `${row.day},${row.title},,${row.out},${row.in},${row.balance}`,
  },
  'HDFC, delimited': {
    headings:
      '  Date     ,Narration       ,Value Dat,Debit Amount       ,Credit Amount      ,Chq/Ref Number   ,Closing Balance',
    row: (row) =>
      ` ${row.day}  ,${row.title} , ${row.day} , ${row.out}  , ${row.in}  ,0000631712345678  , ${row.balance}  `,
    day: style('short'),
    nothing: '0.00',
  },
  'HDFC, spreadsheet': {
    headings: `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n********,****,****,****,****,****,****`,
    row: (row) => `${row.day},${row.title},0000631712,${row.day},${row.out},${row.in},${row.balance}`,
    day: style('short'),
  },
  ICICI: {
    headings:
      'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
    row: (row, place) => `${place + 1},${row.day},${row.day},-,${row.title},${row.out},${row.in},${row.balance}`,
    nothing: '0.0',
  },
  'ICICI, company': {
    headings:
      'No.,Transaction ID,Value Date,Txn Posted Date,ChequeNo.,Description,Cr/Dr,Transaction Amount(INR),Available Balance(INR)',
    row: (row, place) =>
      `${place + 1},S1234567${place},${row.day},${row.day} 10:15:20 AM,-,${row.title},${side(row)},${moved(row)},${row.balance}`,
  },
  'ICICI, old': {
    headings: 'DATE,MODE,PARTICULARS,DEPOSITS,WITHDRAWALS,BALANCE',
    row: (row) => `${row.day},,${row.title},${row.in},${row.out},${row.balance}`,
    day: style('dash'),
  },
  Axis: {
    headings: 'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
    row: (row) => `${row.day},-,${row.title},${row.out},${row.in},${row.balance},001`,
    day: style('dash'),
  },
  'Axis, new': {
    headings:
      'S.No,Transaction Date (dd/mm/yyyy),Value Date (dd/mm/yyyy),Particulars,Amount(INR),Debit/Credit,Balance(INR),Cheque Number,Branch Name(SOL)',
    row: (row, place) =>
      `${place + 1},${row.day},${row.day},${row.title},${moved(row)},${side(row)},${row.balance},,LAW GARDEN`,
  },
  Kotak: {
    headings: 'Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr',
    row: (row, place) =>
      `${place + 1},${row.day},${row.title},UPI-63171${place},${moved(row)},${side(row)},${row.balance},CR`,
  },
  'Kotak, signs': {
    headings: '#,TRANSACTION DATE,VALUE DATE,TRANSACTION DETAILS,CHQ / REF NO.,DEBIT/CREDIT(₹),BALANCE(₹)',
    row: (row, place) =>
      `${place + 1},${row.day} 10:15,${row.day},${row.title},63171${place},${row.out ? '-' : '+'}${moved(row)},${row.balance}`,
    day: style('name'),
  },
  'Kotak, brackets': {
    headings: 'Date,Narration,Chq/Ref No,Withdrawal (Dr)/Deposit (Cr),Balance',
    row: (row) => `${row.day},${row.title},UPI-1,${moved(row)}(${row.out ? 'Dr' : 'Cr'}),${row.balance}(Cr)`,
    day: style('dash'),
  },
  PNB: {
    headings: 'Transaction Date,Instrument ID,Amount,Type,Balance,Remarks',
    row: (row) => `${row.day},,${moved(row)},${side(row)},${row.balance} Cr.,${row.title}`,
  },
  'PNB, new': {
    headings: 'Txn No.,Txn Date,Description,Branch Name,Cheque No.,Dr Amount,Cr Amount,Balance',
    row: (row, place) => `S12345${place},${row.day},${row.title},AHMEDABAD,,${row.out},${row.in},${row.balance} Cr.`,
  },
  'Bank of Baroda': {
    headings: 'TRAN DATE,VALUE DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)',
    row: (row) => `${row.day},${row.day},${row.title},,${row.out},${row.in},${row.balance}Cr`,
  },
  Canara: {
    headings: 'Txn Date,Value Date,Cheque No.,Description,Branch Code,Debit,Credit,Balance',
    row: (row) => `="${row.day} 10:15:20",="${row.day}",,${row.title},="33",${row.out},${row.in},${row.balance}`,
    day: style('dash'),
  },
  'Union Bank': {
    headings: 'Date,Tran Id,Remarks,Amount (Rs.),Balance (Rs.)',
    row: (row, place) =>
      `${row.day},S123${place},${row.title},${moved(row)}(${row.out ? 'Dr' : 'Cr'}),${row.balance}(Cr)`,
  },
  'Bank of India': {
    headings: 'Sl No,Txn Date,Description,Cheque No,Withdrawal (in Rs.),Deposits (in Rs.),Balance (in Rs.)',
    row: (row, place) => `${place + 1},${row.day},${row.title},,${row.out},${row.in},${row.balance}`,
    day: style('dash'),
  },
  IndusInd: {
    headings: 'Bank Reference,Value Date,Transaction Date & Time,Type,Payment Narration,Debit,Credit,Available Balance',
    row: (row, place) =>
      `S9${place},${row.day},${row.day} 10:15:20,${row.out ? 'Debit' : 'Credit'},${row.title},${row.out},${row.in},${row.balance}`,
    nothing: '-',
  },
  'Yes Bank': {
    headings: 'Transaction Date,Value Date,Cheque No/Reference No,Description,Withdrawals,Deposits,Running Balance',
    row: (row, place) => `${row.day},${row.day},YBP${place}23,${row.title},${row.out},${row.in},${row.balance}`,
  },
  'IDFC First': {
    headings: 'Transaction Date,Value Date,Particulars,Cheque No.,Debit,Credit,Balance',
    row: (row) => `${row.day},${row.day},${row.title},,${row.out},${row.in},${row.balance}`,
    day: style('capital'),
  },
  Federal: {
    headings:
      'Sl. No.,Tran Date,Particulars,Value Date,Tran Type,Cheque Details,Withdrawals,Deposits,Balance Amount,Dr/Cr',
    row: (row, place) => `${place + 1},${row.day},${row.title},${row.day},TFR,,${row.out},${row.in},${row.balance},Cr`,
  },
  'South Indian Bank': {
    headings: 'DATE,PARTICULARS,CHQ NO.,WITHDRAWALS,DEPOSITS,BALANCE',
    row: (row) => `${row.day},${row.title},,${row.out},${row.in},${row.balance}`,
    day: style('dash'),
  },
  'Indian Overseas Bank': {
    headings: 'Date (Value Date),Particulars,Ref No./Chq No,Transaction Type,Debit (Rs),Credit (Rs),Balance (Rs)',
    row: (row, place) => `${row.day} (${row.day}),${row.title},S${place}1,Transfer,${row.out},${row.in},${row.balance}`,
    day: style('capital'),
    nothing: '-',
  },
  'Indian Bank': {
    headings: 'Value Date,Post Date,Remitter Branch,Description,Cheque No,DR,CR,Balance',
    row: (row) => `${row.day},${row.day},AHMEDABAD,${row.title},,${row.out},${row.in},${row.balance}CR`,
  },
  'Central Bank': {
    headings: 'Post Date,Value Date,Branch Code,Cheque Number,Account Description,Debit,Credit,Balance',
    row: (row) => `${row.day},${row.day},1234,,${row.title},${row.out},${row.in},${row.balance} CR`,
  },
  IDBI: {
    headings: 'Srl,Txn Date,Value Date,Description,Cheque No,CR/DR,CCY,Amount (INR),Balance (INR)',
    row: (row, place) =>
      `${place + 1},${row.day} 10:15:20 AM,${row.day},${row.title},,${side(row)}.,INR,${moved(row)},${row.balance}`,
  },
  UCO: {
    headings: 'Date / दिनांक,Particulars / विवरण,Chq No. / चेक नं.,Withdrawals / आहरण,Deposits / जमा,Balance / शेष',
    row: (row) => `${row.day},${row.title},,${row.out},${row.in},${row.balance}`,
    day: style('capital'),
  },
  RBL: {
    headings: 'Transaction Date,Transaction Details,Cheque ID,Value Date,Withdrawl Amt,Deposit Amt,Balance (INR)',
    row: (row) => `${row.day},${row.title},,${row.day},${row.out},${row.in},${row.balance}`,
  },
  AU: {
    headings: 'Transaction Date,Value Date,Description/Narration,Cheque/Reference No.,Debit (₹),Credit (₹),Balance (₹)',
    row: (row, place) => `${row.day},${row.day},${row.title},AUS2026${place},${row.out},${row.in},${row.balance}`,
    day: style('name'),
    nothing: '-',
  },
  Bandhan: {
    headings: 'Transaction Date,Value Date,Description,Amount,Dr / Cr,Balance',
    row: (row) => `${row.day},${row.day},${row.title},INR ${moved(row)},${row.out ? 'Dr' : 'Cr'},INR ${row.balance}`,
    day: (day) => `November${two(day)} 2026`,
  },
  'Bank of Maharashtra': {
    headings: 'Sr No,Date,Particulars,Cheque/Reference No,Debit,Credit,Balance,Channel',
    row: (row, place) => `${place + 1},${row.day},${row.title},63${place},${row.out},${row.in},${row.balance},UPI`,
    nothing: '-',
  },
  'Karur Vysya': {
    headings: 'Transaction Date,Value Date,Branch,Cheque No.,Description,Debit,Credit,Balance',
    row: (row) => `${row.day} 10:15:20,${row.day},1203,,${row.title},${row.out},${row.in},${row.balance}`,
    day: style('dash'),
  },
  DBS: {
    headings: 'Transaction Date,Details of transaction,Debit,Credit,Balance',
    row: (row) => `${row.day},${row.title},${row.out},${row.in},${row.balance}`,
    day: style('capital'),
  },
  HSBC: {
    headings: 'Date,Narrative,Withdrawals,Deposits,Balance',
    row: (row) => `${row.day},${row.title},${row.out},${row.in},${row.balance}`,
    day: style('name'),
  },
  'a bank in Gujarati': {
    headings: 'વ્યવહારની તારીખ,મૂલ્ય તારીખ,વિગત,ચેક નં.,ઉપાડ,જમા,બાકી રકમ',
    row: (row) => `${row.day},${row.day},${row.title},,${row.out},${row.in},${row.balance}`,
  },
  'a bank in Hindi': {
    headings: 'लेनदेन की तारीख,मूल्य तिथि,विवरण,चेक संख्या,नामे राशि,जमा राशि,शेष राशि',
    row: (row) => `${row.day},${row.day},${row.title},,${row.out},${row.in},${row.balance}`,
  },
};

const INDIAN = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
const ROWS: readonly [day: number, title: string, change: number][] = [
  [1, 'UPI/DR/631712345678/CHAI POINT/YESB', -450],
  [2, 'NEFT CR-ACME LTD', 85_000],
  [3, 'POS D MART, BODAKDEV', -1234.5],
  [13, 'UPI-RENT, FLAT 12, PALDI', -12_345],
  [14, 'IMPS-KIRANA', -99.95],
];

function statement({ headings, row, preamble = '', day = style('slash'), nothing = '' }: Bank, isGrouped: boolean) {
  const write = (amount: number) => (isGrouped ? INDIAN.format(amount) : amount.toFixed(2));
  let balance = 10_000;
  const rows = ROWS.map(([date, title, change], place) => {
    balance += change;
    const sides = { out: change < 0 ? write(-change) : nothing, in: change > 0 ? write(change) : nothing };
    const isTwofold = /\b(?:moved|side)\b/.test(row.toString());
    const cells = isTwofold ? { out: change < 0 ? write(-change) : '', in: change > 0 ? write(change) : '' } : sides;
    return row({ day: day(date), title, ...cells, balance: write(balance) }, place);
  });
  return `${preamble}${headings}\n${rows.join('\n')}\n`;
}

const EXPECTED = [
  '2026-11-01 Chai Point 450 own 450',
  '- income',
  '2026-11-03 D Mart, Bodakdev 1234.5 own 1234.5',
  '2026-11-13 Rent, Flat 12, Paldi 12345 own 12345',
  '2026-11-14 Kirana 99.95 own 99.95',
];

test.each(Object.entries(BANKS))('reads a statement of %s with commas in names', (_name, bank) => {
  const file = statement(bank, false);
  expect(brief(file)).toEqual(EXPECTED);
  expect(questionsOf(file)).toEqual([]);
  expect(read(file)).toMatchObject({ source: 'bank', isPersonal: true });
});

test.each(Object.entries(BANKS))('reads a statement of %s with thousands without quotes', (_name, bank) => {
  const entries = brief(statement(bank, true));
  // Without a balance before it, the first row may remain unclear; no other row does.
  expect(entries.slice(1)).toEqual(EXPECTED.slice(1));
  expect([EXPECTED[0], '! 2 cells', '! 3 cells', '! 5 cells']).toContain(entries[0]);
});
