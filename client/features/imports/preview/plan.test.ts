import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Balance } from '#domain/balance/schema.ts';
import { readFile } from '../read/read-file.ts';
import type { Answers, Two } from '../understand/entry.ts';
import { understand } from '../understand/understand.ts';
import { changeBalance, makePlan, type Turned } from './plan.ts';
import { toImportInput } from './to-input.ts';

const two: Two = { own: 'Riya', partner: 'Arjun', today: '2026-11-24' };
const members = { memberId: 'riya', partnerId: 'arjun' };
const balance: Balance = {
  isOn: true,
  since: '2026-11-10',
  default: { kind: 'equal' },
  owedBy: 'riya',
  owedTo: 'arjun',
  amount: '100.00',
  partnerUpiId: null,
};
const none: Turned = { chosen: new Set(), split: new Set() };

function plan(content: string, turned = none, present: readonly number[] = [], answers: Answers = {}) {
  const understanding = understand(readFile(new TextEncoder().encode(content)), two, { answers });
  return makePlan({ understanding, present: new Set(present), turned, defaultSplit: balance.default });
}

const splitwise = `Date,Description,Category,Cost,Currency,Riya,Arjun
2026-11-01,Old,General,1000.00,INR,500.00,-500.00
2026-11-12,Dinner,General,900.00,INR,600.00,-600.00
2026-11-13,Taxi,General,300.00,INR,-300.00,300.00
2026-11-14,Arjun paid Riya,Payment,200.00,INR,-200.00,200.00
2026-11-15,Total balance,,,INR,0,0`;

test("computes the balance change of the file from the balance's start day on", () => {
  expect(changeBalance(plan(splitwise), balance, 'riya')).toEqual({
    before: -100_00,
    after: 0,
    inFile: 600_00,
  });
  expect(
    changeBalance(plan(splitwise), { ...balance, isOn: false, owedBy: null, amount: '0.00' }, 'riya'),
  ).toMatchObject({ before: 0, after: 0 });
  const withoutDinner = plan(splitwise, { ...none, chosen: new Set([3]) });
  expect(changeBalance(withoutDinner, balance, 'riya').after).toBe(-600_00);
});

test('omits rows already recorded unless they are chosen', () => {
  expect(plan(splitwise, none, [2, 3])).toMatchObject({ sum: 300_00, leftOutCount: 3 });
  expect(plan(splitwise, { ...none, chosen: new Set([2]) }, [2, 3])).toMatchObject({
    sum: 1300_00,
    leftOutCount: 2,
  });
});

test('omits cash that was taken out unless it is chosen', () => {
  const file =
    'Date,Narration,Debit,Credit,Balance\n12/11/2026,ATM WDL 1234,5000,,900\n13/11/2026,UPI-SWIGGY-SWIGGY@YBL,60,,840';
  expect(plan(file)).toMatchObject({ sum: 60_00, leftOutCount: 1 });
  expect(plan(file, { ...none, chosen: new Set([2]) })).toMatchObject({ sum: 5060_00, leftOutCount: 0 });
  expect(plan(file, none, [2])).toMatchObject({ sum: 60_00 });
});

test("converts shares, payers and settlements to the API's input", () => {
  expect(toImportInput(plan(splitwise), members)).toEqual({
    rows: [
      {
        title: 'Old',
        amount: '1000.00',
        category: 'other',
        spentOn: '2026-11-01',
        paidBy: 'riya',
        split: { kind: 'amounts', payer: '500.00' },
      },
      {
        title: 'Dinner',
        amount: '900.00',
        category: 'food',
        spentOn: '2026-11-12',
        paidBy: 'riya',
        split: { kind: 'amounts', payer: '300.00' },
      },
      {
        title: 'Taxi',
        amount: '300.00',
        category: 'transport',
        spentOn: '2026-11-13',
        paidBy: 'arjun',
        split: { kind: 'other' },
      },
    ],
    settlements: [{ amount: '200.00', settledOn: '2026-11-14', paidBy: 'arjun' }],
  });
  const alone = toImportInput(plan('Date,Narration,Debit,Credit\n12/11/2026,Chai,40,\n12/11/2026,Pay,,40'), {
    memberId: 'riya',
    partnerId: null,
  });
  const row = { title: 'Chai', amount: '40.00', category: 'food', spentOn: '2026-11-12', paidBy: 'riya' };
  // A statement stays the member's own when a partner joins.
  expect(alone.rows).toEqual([{ ...row, audience: 'me' }]);
});

test('books a statement entirely to its owner, and splits the chosen rows', () => {
  const file =
    'Date,Narration,Debit,Credit,Balance\n12/11/2026,Chai,41.01,,900\n13/11/2026,Milk,60,,840\n13/11/2026,Pay,,500,1340';
  const own = plan(file);
  expect(changeBalance(own, balance, 'riya').after).toBe(-100_00);
  expect(toImportInput(own, members).rows.map(({ split }) => split)).toEqual([{ kind: 'payer' }, { kind: 'payer' }]);
  const split = plan(file, { ...none, split: new Set([2, 3]) });
  expect(split.rows.map(({ othersShare }) => othersShare)).toEqual([20_50, 30_00]);
  expect(toImportInput(split, members).rows.every((row) => !('split' in row))).toBe(true);
  expect(changeBalance(split, balance, 'riya').after).toBe(-49_50);
});

test('leaves the rows of a statement to the member alone, unless chosen otherwise for all or for one', () => {
  const file = 'Date,Narration,Debit,Credit,Balance\n12/11/2026,Chai,41.01,,900\n13/11/2026,Milk,60,,840';
  const rowsOf = (turned?: Turned) => toImportInput(plan(file, turned), members).rows;
  expect(rowsOf()).toMatchObject([{ audience: 'me' }, { audience: 'me' }]);
  const alone = { ...members, partnerId: null };
  expect(toImportInput(plan(file), alone).rows).toMatchObject([{ audience: 'me' }, { audience: 'me' }]);
  const later = plan(file, { ...none, seen: { all: 'ours', by: new Map() } });
  expect(toImportInput(later, alone).rows.some((row) => 'audience' in row || 'split' in row)).toBe(false);
  const ours = rowsOf({ ...none, seen: { all: 'ours', by: new Map() } });
  expect(ours.map(({ audience, split }) => [audience, split])).toEqual([
    [undefined, { kind: 'payer' }],
    [undefined, { kind: 'payer' }],
  ]);
  const mixed = rowsOf({ ...none, seen: { all: 'split', by: new Map([[3, 'me']]) } });
  expect(mixed.map(({ audience, split }) => [audience, split])).toEqual([
    [undefined, undefined],
    ['me', { kind: 'payer' }],
  ]);
});

test("splits a list by the couple's default, and books unticked rows to the payer alone", () => {
  const file = 'Date,Title,Amount\n12/11/2026,Chai,40\n13/11/2026,Milk,60';
  const turned = plan(file, { ...none, split: new Set([2]) });
  expect(toImportInput(turned, members).rows.map((row) => row.split)).toEqual([{ kind: 'payer' }, undefined]);
});

test('books a row that both paid by the default split', () => {
  const file = 'Date,What,Riya paid,Arjun paid\n12/11/2026,Hotel,1000,2000\n13/11/2026,Chai,40,40';
  const made = plan(file);
  expect(made.sum).toBe(3080_00);
  expect(changeBalance(made, balance, 'riya').after - -100_00).toBe(-500_00);
  expect(plan(file, { ...none, split: new Set([2, 3]) }).rows.map(({ othersShare }) => othersShare)).toEqual([0, 0]);
});

test('keeps the balance of a group right with its refunds, which are no expenses', () => {
  const made = plan(`Date,Description,Category,Cost,Currency,Riya,Arjun
2026-11-12,Hotel,Hotel,1000.00,INR,500.00,-500.00
2026-11-13,Refund hotel,Hotel,-500.00,INR,-250.00,250.00`);
  expect(made.sum).toBe(1000_00);
  expect(changeBalance(made, balance, 'riya').inFile).toBe(250_00);
});

const cell = fc.constantFrom(
  '',
  '12/11/2026',
  '40',
  '-40',
  '1,450.00',
  'Chai',
  'Total',
  'a, b',
  'Cr',
  'Dr',
  'FAILED',
  '$40',
  '31/31/2026',
  'x',
  '0.00',
  '-',
  'Refund',
  '1450,50',
  'Payment',
);

/** Row that every table can read, so that its columns are found. */
const ENDS = [
  '12/11/2026,End,40,Dr,Success',
  '12/11/2026,End,40,,960',
  '12/11/2026,End,Food,40,INR,20,-20',
  '12/11/2026,End,Food,INR,40,No,Evenly,20,-20',
];

test('gives every row of any file exactly one outcome', () => {
  const headings = fc.constantFrom(
    'Date,Title,Amount,Type,Status',
    'Date,Narration,Debit,Credit,Balance',
    'Date,Description,Category,Cost,Currency,Riya,Arjun',
    'Date,Description,Category,Currency,Cost,Is Reimbursement,Split mode,Riya,Arjun',
  );
  fc.assert(
    fc.property(
      headings,
      fc.array(fc.array(cell, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 30 }),
      (head, rows) => {
        const regular = rows.map((cells, place) =>
          ['12/11/2026', `Row ${place}`, ...cells.slice(0, head.split(',').length - 2)].join(','),
        );
        const all = [
          ...rows.map((cells) => cells.join(',')),
          ...regular,
          ...ENDS.filter((end) => end.split(',').length === head.split(',').length),
        ];
        const made = plan([head, ...all].join('\n'));
        const lines = [
          ...made.rows.map(({ entry }) => entry.line),
          ...[...made.leftOut, ...made.faulty].map(({ line }) => line),
        ];
        expect(new Set(lines).size).toBe(lines.length);
        const booked = made.chosenExpenses.length + made.chosenSettlements.length;
        expect(booked + made.leftOutCount).toBe(lines.length);
        // Every row with a date has an outcome; a remark has neither date nor amount.
        const dated = all.flatMap((row, place) => (row.startsWith('12/11/2026,Row') ? [place + 2] : []));
        expect(dated.filter((line) => !lines.includes(line))).toEqual([]);
        const input = toImportInput(made, members);
        expect(input.rows.every(({ amount }) => Number(amount) > 0)).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});

test('imports what the couple’s own money paid without a split or an effect on the balance', () => {
  const file = `Date,Title,Category,Amount (INR),Description,Added by,Paid by,Shares
2026-11-12,Sofa,Home,30000.01,,Riya,Our money,Riya 15000.01; Arjun 15000.00`;
  const row = { title: 'Sofa', amount: '30000.01', category: 'home', spentOn: '2026-11-12' };
  expect(toImportInput(plan(file), members).rows).toEqual([{ ...row, paidBy: 'both' }]);
  expect(changeBalance(plan(file), balance, 'riya').after).toBe(-100_00);
  expect(toImportInput(plan(file), { ...members, partnerId: null }).rows).toMatchObject([{ paidBy: 'riya' }]);
});
