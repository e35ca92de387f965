import { expect, test } from 'vitest';
import { brief, questionsOf } from '#tests/imports/understood-files.ts';

const out = (title: string, amount: number, share: number | 'default' = amount) =>
  `2026-11-12 ${title} ${amount} own ${share}`;

test('asks about mixed signs in one column, preselecting the rule by which income comes in', () => {
  const file = 'Date,Description,Amount\n12/11/2026,Chai,-40.00\n12/11/2026,Salary,75000.00\n12/11/2026,Gift,500.00';
  expect(questionsOf(file)).toEqual(['sign=minus']);
  expect(brief(file)).toEqual([out('Chai', 40), '- income', '- income']);
  expect(brief(file, { answers: { sign: 'plus' } })).toEqual(['- income', out('Salary', 75_000), out('Gift', 500)]);
  const card = 'Date,Description,Amount,Status\n12/11/2026,Chai,40.00,OK\n12/11/2026,Salary,-75000.00,OK';
  expect(questionsOf(card)).toEqual(['sign=plus']);
  expect(questionsOf('Date,Description,Debit\n12/11/2026,Chai,40.00\n12/11/2026,Back,-10.00')).toHaveLength(1);
  expect(questionsOf('Date,Description,Amount\n12/11/2026,Chai,-40.00\n12/11/2026,Milk,(60.00)')).toEqual([]);
  expect(brief('Date,Description,Amount\n12/11/2026,Chai,450\n12/11/2026,Pay,+500.00')).toEqual([
    out('Chai', 450),
    '- income',
  ]);
});

const signed = (headings: string, ...rows: string[]) => questionsOf([headings, ...rows].join('\n'));

test.each([
  ['incomes outnumber the spending', 'minus', ['Big Bazaar,-250.50', 'Salary,50000', 'Rent received,8000']],
  ['a wage is paid', 'minus', ['Maid salary,-5000', 'Acme,50000']],
  ['a refund has the minus', 'plus', ['Shoes,900', 'Refund Myntra,-900', 'X,40']],
  ['everyday spending has no minus', 'plus', ['Chai,40', 'Milk,60', 'Adjustment,-10']],
  ['everyday spending has the minus', 'minus', ['Chai,-40', 'X,900', 'Y,800', 'Z,700']],
  ['no words tell and signs are even', 'minus', ['A,-40', 'B,60']],
  ['no words tell and more have no minus', 'minus', ['A,-40', 'B,60', 'C,80']],
  ['no words tell and nearly all have no minus', 'plus', ['A,-40', 'B,60', 'C,80', 'D,10']],
  ['salaries are named in Hindi', 'minus', ['X,-40', 'वेतन,60', 'Y,80', 'Z,10']],
  ['salaries are named in Gujarati', 'minus', ['X,-40', 'પગાર,60', 'Y,80', 'Z,10']],
])('reads the sign of spending where %s', (_case, rule, rows) => {
  const dated = rows.map((row) => `12/11/2026,${row}`);
  expect(signed('Date,Description,Amount', ...dated)).toEqual([`sign=${rule}`]);
});

test('reads the sign of spending by the category of income in a list with owners', () => {
  const file = `Date,Description,Amount,Category,Owner
12/11/2026,X,-40,Food,Riya
12/11/2026,Y,50000,Income,Arjun
12/11/2026,Z,500,Other,Arjun`;
  expect(questionsOf(file)).toEqual(['sign=minus']);
  expect(brief(file)).toEqual([out('X', 40, 'default'), '- income', '- income']);
});

test('leaves out a salary in a list without signs', () => {
  expect(brief('Date,Title,Amount\n12/11/2026,Chai,40\n12/11/2026,Salary,50000\n12/11/2026,Maid salary,5000')).toEqual([
    out('Chai', 40, 'default'),
    '- income',
    out('Maid salary', 5000, 'default'),
  ]);
});

test.each([
  ['Refund from Uber', '- refund'],
  ['Reversal Uber', '- refund'],
  ['Cashback from Zepto', '- refund'],
  ['રિફંડ Myntra', '- refund'],
  ['Received ₹120 from Nirav', '- income'],
  ['Received from Nirav', '- income'],
  ['Salary credited', '- income'],
  ['Interest earned', '- income'],
  ['પગાર જમા', '- income'],
  ['वेतन', '- income'],
  ['Salary to Ramesh', 'out'],
  ['Driver salary', 'out'],
  ['Income tax', 'out'],
  ['Bonus given to Meena', 'out'],
])('reads the title %s where no cell shows the direction', (title, entry) => {
  const of = (headings: string, more: string) =>
    brief(`Date,Description,Amount${headings}\n12/11/2026,Zepto,450${more}\n12/11/2026,${title},50${more}`)[1];
  expect(of('', '')).toBe(entry === 'out' ? out(title, 50, 'default') : entry);
  expect(of(',Status', ',Success')).toBe(entry === 'out' ? out(title, 50) : entry);
  expect(of(',Paid by', ',Riya')).toBe(entry === 'out' ? out(title, 50, 'default') : entry);
});

test('reads money out under a title of income if a cell or the balance shows it', () => {
  expect(brief('Date,Description,Amount,Dr/Cr\n12/11/2026,Salary Meena,50,DR\n12/11/2026,Pay,4,CR')[0]).toBe(
    out('Salary Meena', 50),
  );
  expect(brief('Date,Description,Amount,Balance\n12/11/2026,Chai,40,960\n12/11/2026,Refund Uber,60,900')[1]).toBe(
    out('Refund Uber', 60),
  );
});

test.each([
  'SELF TRANSFER TO SBI',
  'UPI/631712345678/SELF/okicici',
  'NEFT-SELF',
  'Transfer to own account',
  'IMPS_OWN A/C TRANSFER_SBI',
  'Internal fund transfer',
  'પોતાના ખાતામાં',
  'अपने खाते में',
])('leaves out the transfer between own accounts %s', (title) => {
  const file = `Date,Narration,Debit,Credit\n12/11/2026,${title},5000,\n12/11/2026,${title},,5000\n12/11/2026,Chai,40,`;
  expect(brief(file)).toEqual(['- transfer', '- transfer', out('Chai', 40)]);
});

test.each(['Self care salon', 'Selfie stick', 'CHQ PAID-SELF', 'Myself', 'Owner rent', 'Transfer to Riya'])(
  'keeps the payment %s',
  (title) => {
    expect(brief(`Date,Narration,Debit,Credit\n12/11/2026,${title},40,\n12/11/2026,Pay,,4`)[0]).toBe(out(title, 40));
  },
);
