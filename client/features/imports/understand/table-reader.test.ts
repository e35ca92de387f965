import { expect, test } from 'vitest';
import { brief, questionsOf, read } from '#tests/imports/understood-files.ts';

const out = (title: string, amount: number, share: number | 'default' = amount) =>
  `2026-11-12 ${title} ${amount} own ${share}`;

test.each([
  ['Withdrawal Amt.,Deposit Amt.', '40.00,', ',500.00', '40.00,0.00', '-,NIL'],
  ['Debit,Credit', '40.00,-', '—,500.00', '40,0.00', ',N/A'],
  ['Paid Out,Paid In', '₹40.00,', ',₹500.00', '₹40.00,₹0.00', ','],
  ['ઉધાર,જમા', '૪૦,', ',૫૦૦', '૪૦.૦૦,', 'nil,'],
  ['Amount (Dr),Amount (Cr)', '-40.00,', ',500.00', '-40.00,', '0.00,0.00'],
])('reads two amount columns: %s', (headings, ...amounts) => {
  const rows = amounts.map((amount) => `12/11/2026,Chai,${amount}`).join('\n');
  expect(brief(`Date,Narration,${headings}\n13/11/2026,Last,1,\n${rows}`.replace('13/11/2026,Last,1,\n', ''))).toEqual([
    out('Chai', 40),
    '- income',
    out('Chai', 40),
    '- nothing',
  ]);
});

test('reports amounts in both columns as faulty', () => {
  expect(brief('Date,Narration,Debit,Credit\n12/11/2026,Chai,40,500\n12/11/2026,Chai,40,\n12/11/2026,Pay,,4')).toEqual([
    '! 2 amount',
    out('Chai', 40),
    '- income',
  ]);
});

const directions: [string, string, string, string?][] = [
  ['Dr / Cr', 'DR', 'CR'],
  ['Cr/Dr', 'Dr.', 'Cr.'],
  ['Debit / Credit', 'Debit', 'Credit'],
  ['Debit or Credit', 'D', 'C'],
  ['Type', 'W', 'D'],
  ['Dr/Cr', 'W.', 'D.'],
  ['Type', 'Withdrawl', 'Deposit'],
  ['Transaction Type', 'WDL', 'DEP'],
  ['Type', 'WD', 'D'],
  ['Dr/Cr Indicator', 'D', 'C'],
  ['BillingAmountSign', '-', '+'],
  ['Type', 'DEBIT', 'CREDIT'],
  ['Transaction Type', 'Debited', 'Credited'],
  ['Transaction Type', 'Sent', 'Received'],
  ['Transaction Type', 'Paid', 'Received', 'Self transfer'],
  ['Transaction Type', 'Withdrawal', 'Deposit'],
  ['Type', 'Expense', 'Income', 'Transfer'],
  ['Income/Expense', 'EXPENSE', 'INCOME', 'TRANSFER-OUT'],
  ['Income/Expense', 'Expense', 'Income', 'Transfer-Out'],
  ['In/Out', 'Out', 'In'],
  ['isIncome', 'false', 'true'],
  ['Is expense', 'TRUE', 'FALSE'],
  ['is_income', '0', '1'],
  ['Credit', 'N', 'Y'],
  ['પ્રકાર', 'ખર્ચ', 'આવક', 'ટ્રાન્સફર'],
  ['प्रकार', 'खर्च', 'आय', 'ट्रांसफर'],
  ['Type', 'ઉધાર', 'જમા'],
  ['Cash flow', 'Money out', 'Money in'],
  ['Flow', 'outflow', 'inflow'],
  ['Type', 'UPI/DR', 'UPI/CR'],
  ['Nature', 'Purchase', 'Refund'],
];
test.each(directions)('reads the words of a direction column: %s, %s, %s', (heading, spent, came, moved) => {
  const word = moved ?? came;
  const file = `Date,Description,Amount,${heading}\n12/11/2026,Chai,40.00,${spent}\n12/11/2026,Pay,5000.00,${came}\n12/11/2026,Move,100.00,${word}`;
  const entries = brief(file);
  expect(entries[0]).toBe(out('Chai', 40));
  expect(entries[1]).toMatch(/^- (?:income|refund)$/);
  expect(entries[2]).toMatch(moved ? /^- transfer$/ : /^- (?:income|refund)$/);
  expect(questionsOf(file)).toEqual([]);
});

test('reads amounts marked Cr as money in and unmarked ones as spending', () => {
  expect(brief('Date,Description,Amount,Dr/Cr\n12/11/2026,Chai,40,\n12/11/2026,Pay,500,Cr')).toEqual([
    out('Chai', 40),
    '- income',
  ]);
  expect(
    brief('Date,Description,Amount\n12/11/2026,Chai,40.00\n12/11/2026,Pay,500.00 Cr\n12/11/2026,Milk,60.00 Dr')[1],
  ).toBe('- income');
});

test('asks which unknown words mean spending', () => {
  const file = 'Date,Description,Amount,Dr/Cr\n12/11/2026,Chai,40,P\n12/11/2026,Milk,60,P\n12/11/2026,Pay,500,R';
  expect(questionsOf(file)).toEqual(['spending=P']);
  expect(brief(file)).toEqual([out('Chai', 40), out('Milk', 60), '- income']);
  expect(brief(file, { answers: { spending: 'R' } })).toEqual(['- income', '- income', out('Pay', 500)]);
  expect(brief(file, { answers: { spending: '*' } })).toHaveLength(3);
});

test.each([
  ['FAILED', '- failed'],
  ['Failed', '- failed'],
  ['failure', '- failed'],
  ['Declined', '- failed'],
  ['PENDING', '- failed'],
  ['Cancelled', '- failed'],
  ['Unsuccessful', '- failed'],
  ['Expired', '- failed'],
  ['In Progress', '- failed'],
  ['DEEMED', '- failed'],
  ['Somewhere', '- status'],
  ['U30', '- status'],
  ['Debited', out('Chai', 40)],
  ['-', out('Chai', 40)],
  ['Reversed', '- refund'],
  ['Refunded', '- refund'],
  ['નિષ્ફળ', '- failed'],
  ['असफल', '- failed'],
  ['रद्द', '- failed'],
  ['SUCCESS', out('Chai', 40)],
  ['Completed', out('Chai', 40)],
  ['સફળ', out('Chai', 40)],
  ['', out('Chai', 40)],
  ['Paid', out('Chai', 40)],
])('reads the status %s', (status, entry) => {
  expect(
    brief(`Date,Merchant,Amount,Transaction Status\n12/11/2026,Chai,40,${status}\n12/11/2026,Tea,1,Success`)[0],
  ).toBe(entry);
});

test.each([
  ['upwards', ['12/11/2026,Chai,40.00,960.00', '12/11/2026,Pay,500.00,1460.00', '12/11/2026,Milk,60.00,1400.00']],
  ['downwards', ['12/11/2026,Milk,60.00,1400.00', '12/11/2026,Pay,500.00,1460.00', '12/11/2026,Chai,40.00,960.00']],
])('decides by a running balance: %s', (_order, rows) => {
  const file = `Date,Description,Amount,Balance\n${rows.map((row) => row.replace('.00,', '.00,')).join('\n')}`;
  expect(questionsOf(file)).toEqual([]);
  expect(brief(file).toSorted()).toEqual(['- income', out('Chai', 40), out('Milk', 60)]);
});

test('decides by a running balance with either sign convention', () => {
  const minusOut =
    'Date,Description,Amount,Balance\n12/11/2026,Chai,-40.00,960.00\n12/11/2026,Pay,500.00,1460.00\n12/11/2026,Back,100.00,1560.00';
  expect(brief(minusOut)).toEqual([out('Chai', 40), '- income', '- income']);
  const minusIn =
    'Date,Description,Amount,Balance\n12/11/2026,Chai,40.00,960.00\n12/11/2026,Pay,-500.00,1460.00\n12/11/2026,Milk,60.00,1400.00';
  expect(brief(minusIn)).toEqual([out('Chai', 40), '- income', out('Milk', 60)]);
  expect(questionsOf(minusOut)).toEqual([]);
  expect(questionsOf(minusIn)).toEqual([]);
});

const list = (...rows: string[]) => `Date,Title,Amount\n${rows.join('\n')}`;

test("splits a list that is not a statement by the couple's default", () => {
  expect(brief(list('12/11/2026,Chai,40'))).toEqual([out('Chai', 40, 'default')]);
  expect(read(list('12/11/2026,Chai,40')).isPersonal).toBe(false);
});

test.each([
  ['a sum without a date', ',Total,40', '- total'],
  ['a sum with a date', '30/11/2026,Total,40'.replace('30', '20'), '- total'],
  ['a grand total', 'Grand Total,,40', '- total'],
  ['a sum in Gujarati', ',કુલ,40', '- total'],
  ['a nameless sum at the end', ',,40', '- total'],
  ['a titled row without a date', ',Milk,20', out('Milk', 20, 'default'), 'last'],
  ['a sign for the day above', '",Milk,20', out('Milk', 20, 'default')],
  ['words for the day above', 'as above,Milk,20', out('Milk', 20, 'default')],
  ['stars', '**********,****,***', out('Tea', 4, 'default')],
  ['an amount with “only”', '12/11/2026,Milk,Rs 40 only', out('Milk', 40, 'default')],
  ['an amount in lakh', '12/11/2026,Sofa,1.2 lakh', out('Sofa', 120000, 'default')],
  ['a ragged row without a date at the end', ',Milk,1,450.00', '! 3 cells', 'last'],
  ['a shop named so', '12/11/2026,Total Energies,40', out('Total Energies', 40, 'default')],
  ['a café named so', '12/11/2026,Grand total cafe,40', out('Grand total cafe', 40, 'default')],
  ['a shop named Sub total', '12/11/2026,Sub-Total Sandwiches,40', out('Sub-Total Sandwiches', 40, 'default')],
  ['a grand total of a month', 'Grand Total for November,,40', '- total'],
  ['a grand total in brackets', 'Grand Total (INR),,40', '- total'],
  ['a sub total of a page', 'Sub total this page,,40', '- total'],
  ['no date', 'soon,Milk,40', '! 3 date'],
  ['no amount', '12/11/2026,Milk,a lot', '! 3 amount'],
  ['an empty amount', '12/11/2026,Milk,', '- nothing'],
  ['no title', '12/11/2026,,40', '! 3 title'],
  ['a day after tomorrow', '12/12/2026,Milk,40', '! 3 future'],
  ['a refund', '12/11/2026,Refund Amazon,40', '- refund'],
  ['dollars', '12/11/2026,Milk,$40', '- currency'],
  ['too much money', '12/11/2026,Milk,12345678901.00', '! 3 amount'],
  ['cells too many', '12/11/2026,Milk,1,450.00', '! 3 cells'],
])('classifies a row: %s', (_case, row, entry, place = 'inside') => {
  const isFollowed = (entry.startsWith('!') || row.startsWith('**')) && place !== 'last';
  expect(brief(list('12/11/2026,Chai,40', row, ...(isFollowed ? ['12/11/2026,Tea,4'] : [])))[1]).toBe(entry);
});

test.each([
  ['Taken', 'Deposit', 'spending=Taken'],
  ['Taken', 'Credited', 'spending=Taken'],
  ['Debit', 'Gained', 'spending='],
])('asks about the word beside a plain direction: %s, %s', (spent, came, question) => {
  const file = `Date,Name,Amount,Type\n12/11/2026,Chai,40,${spent}\n12/11/2026,Pay,4,${came}\n12/11/2026,Pay,5,${came}`;
  expect(questionsOf(file)).toEqual([question]);
  expect(brief(file)).toEqual([out('Chai', 40), '- income', '- income']);
});

test('continues after a faulty row, and skips remarks', () => {
  expect(
    brief(
      list('12/11/2026,Chai,40', 'Page 1 of 2,,', '31/31/2026,Chai,40', '12/11/2026,Milk,60', 'Computer generated,,'),
    ),
  ).toEqual([out('Chai', 40, 'default'), '! 4 date', out('Milk', 60, 'default')]);
});

test('reads the title from another column if it is missing', () => {
  expect(brief('Date,Title,Description,Amount\n12/11/2026,Chai,,40\n12/11/2026,,at the station,60')[1]).toBe(
    out('at the station', 60, 'default'),
  );
  expect(brief('Date,Description,Title,Amount\n12/11/2026,,Chai,40\n12/11/2026,,Milk,60')[1]).toBe(
    out('Milk', 60, 'default'),
  );
});

test('reads rows below the total of a day while the balance goes on', () => {
  const headings = 'Date,Description,Debit,Credit,Balance';
  const rows = [
    '12/11/2026,A shop,10,,90',
    ',B shop,10,,80',
    ',Total,20,,',
    ',C shop,10,,70',
    ',Total,30,,',
    ',Fees,30,,',
  ];
  expect(brief([headings, ...rows].join('\n'))).toEqual([
    out('A shop', 10),
    out('B shop', 10),
    '- total',
    out('C shop', 10),
    '- total',
    '- total',
  ]);
});

test('asks about the decimal comma if the file does not decide', () => {
  const file = 'Date;Title;Amount\n12/11/2026;Chai;1450,50';
  expect(questionsOf(file)).toEqual(['decimalMark=comma']);
  expect(brief(file)).toEqual([out('Chai', 1450.5, 'default')]);
  expect(questionsOf(`${file}\n12/11/2026;Rent;1.234,56`)).toEqual([]);
  expect(brief(`${file}\n12/11/2026;Rent;1.234,56`)).toEqual([
    out('Chai', 1450.5, 'default'),
    out('Rent', 1234.56, 'default'),
  ]);
  expect(brief(`${file}\n12/11/2026;Rent;1234.56`)).toEqual(['! 2 amount', out('Rent', 1234.56, 'default')]);
});

test('reads the payer', () => {
  const file = (...names: string[]) =>
    `Date,Title,Amount,Paid by\n${names.map((name) => `12/11/2026,Chai,40,${name}`).join('\n')}`;
  expect(brief(file('Riya', 'Arjun', ''))).toEqual([
    out('Chai', 40, 'default'),
    '2026-11-12 Chai 40 partner default',
    out('Chai', 40, 'default'),
  ]);
  expect(questionsOf(file('Me', 'Husband'))).toEqual([]);
  expect(brief(file('Husband', 'Me'))[0]).toBe('2026-11-12 Chai 40 partner default');
  expect(questionsOf(file('A', 'B'))).toEqual(['own=0']);
  expect(brief(file('Riya', 'Arjun', 'Mummy'))[2]).toBe('- others');
  expect(brief(file('Arjun'), {}, { partner: null })).toEqual([out('Chai', 40, 'default')]);
});

test('recognizes a card’s payment, an income category, and a yes-no column that is not a direction', () => {
  const card =
    'Date,Description,Amount,Type\n12/11/2026,Chai,-40,Sale\n12/11/2026,Thanks,500,Payment\n12/11/2026,Back,10,Return';
  expect(brief(card)).toEqual([out('Chai', 40), '- transfer', '- refund']);
  const salaries = 'Date,Title,Amount,Category\n12/11/2026,Chai,40,Food\n12/11/2026,November,500,Salary';
  expect(brief(salaries)).toEqual([out('Chai', 40, 'default'), '- income']);
  const flags = 'Date,Title,Amount,Is shared\n12/11/2026,Chai,40,Yes\n12/11/2026,Milk,60,No';
  expect(brief(flags)).toEqual([out('Chai', 40, 'default'), out('Milk', 60, 'default')]);
});

test('returns no entries until missing columns are chosen', () => {
  expect(read('A,B,C\nx,y,z')).toMatchObject({ entries: [], source: 'other' });
  expect(brief('Wann,Was,Wieviel\n12/11/2026,Chai,40')).toEqual([out('Chai', 40, 'default')]);
  const columns = { ...read('A,B,C\nx,y,z').columns, date: 2, title: 0, amount: 1 };
  expect(columns.date).toBe(2);
});

test('cuts titles between graphemes', () => {
  const [entry] = read(list(`12/11/2026,${'a'.repeat(119)}👩‍👩,40`)).entries;
  expect(entry).toMatchObject({ title: 'a'.repeat(119) });
});
