import { expect, test } from 'vitest';
import { brief, questionsOf } from '#tests/imports/understood-files.ts';

const out = (title: string, amount: number, share: number | 'default' = amount) =>
  `2026-11-12 ${title} ${amount} own ${share}`;

test.each([
  ['Amount (USD)', '20', ['currency=leaveOut'], '- currency'],
  ['Amount ($)', '20', ['currency=leaveOut'], '- currency'],
  ['Amount in EUR', '20', ['currency=leaveOut'], '- currency'],
  ['Amount AED', '20', ['currency=leaveOut'], '- currency'],
  ['Amount (paise)', '2000', [], out('Tea', 20, 'default')],
  ['Amount (₹ lakh)', '1.2', [], out('Tea', 120_000, 'default')],
  ['Amount (₹ lakh)', '1.2055', [], out('Tea', 120_550, 'default')],
  ['Amount (in thousands)', '120', [], out('Tea', 120_000, 'default')],
  ['Amount (in thousands)', '"1,120"', [], out('Tea', 1_120_000, 'default')],
  ["Amount (Rs. '000)", '1.5', [], out('Tea', 1500, 'default')],
  ['Amount (₹ Cr)', '0.01', [], out('Tea', 100_000, 'default')],
  ['Amount (INR)', '20', [], out('Tea', 20, 'default')],
  ['Amount (USD),Amount (INR)', '1,85', [], out('Tea', 85, 'default')],
])('reads the unit of the heading %s', (heading, cells, questions, entry) => {
  const file = `Date,Item,${heading}\n12/11/2026,Tea,${cells}`;
  expect(questionsOf(file)).toEqual(questions);
  expect(brief(file)).toEqual([entry]);
});

test('reads amounts below a foreign heading as rupees if the member says so', () => {
  expect(brief('Date,Item,Amount (USD)\n12/11/2026,Tea,20', { answers: { currency: 'rupees' } })).toEqual([
    out('Tea', 20, 'default'),
  ]);
});
