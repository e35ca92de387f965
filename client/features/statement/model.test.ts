import { expect, test } from 'vitest';
import type { Statement } from '#domain/statement/schema.ts';
import { foldHeads, foldParts, listHeads, listLines, partsOf, rangeOf } from './model.ts';

const two = { memberId: 'riya', partner: { id: 'arjun', firstName: 'Arjun' } };
const sums = {
  total: '340.30',
  count: 3,
  categories: [
    { category: 'other', total: '340.00', count: 1 },
    { category: 'food', total: '0.30', count: 2 },
  ],
  payers: [
    { userId: 'riya', total: '340.00', count: 1 },
    { userId: null, total: '0.10', count: 1 },
    { userId: 'somebody', total: '0.20', count: 1 },
  ],
} satisfies Partial<Statement>;
const statement: Statement = {
  by: 'month',
  from: '2025-12-01',
  to: '2026-11-30',
  ...sums,
  periods: [{ period: '2026-10', ...sums }],
};

test('lists heads of spent money, largest category first, and former members as one', () => {
  expect(listHeads(statement, 'category', two).map(({ key }) => key)).toEqual(['other', 'food']);
  expect(listHeads(statement, 'payer', two)).toEqual([
    { key: 'member', label: 'You' },
    { key: 'former', label: 'Former partner' },
  ]);
  expect([...partsOf(statement, 'payer', two)]).toEqual([
    ['member', '340.00'],
    ['former', '0.30'],
  ]);
});

test('folds all but the five largest parts into a rest with their exact sum', () => {
  const heads = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => ({ key, label: key }));
  const folded = foldHeads(heads);
  expect(folded.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'e', 'rest']);
  const parts = new Map([
    ['a', '3.00'],
    ['f', '0.10'],
    ['g', '0.20'],
  ]);
  expect([...foldParts(parts, folded)]).toEqual([
    ['a', '3.00'],
    ['rest', '0.30'],
  ]);
  expect([...foldParts(parts, heads)]).toEqual([...parts]);
});

test('leaves six parts, of which the last would be the rest alone', () => {
  const heads = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, label: key }));
  expect(foldHeads(heads)).toBe(heads);
});

test('includes months without expenses, but future months only with expenses', () => {
  const lines = listLines(statement, 'category', two, '2026-11');
  expect(lines).toHaveLength(12);
  expect(lines.slice(-2)).toMatchObject([
    { period: '2026-10', total: '340.30', count: 3 },
    { period: '2026-11', total: '0.00', count: 0 },
  ]);
  const year = { ...statement, from: '2026-01-01', to: '2026-12-31' };
  expect(listLines(year, 'category', two, '2026-11').at(-1)?.period).toBe('2026-11');
  const ahead = { ...year, periods: [{ period: '2026-12', ...sums }] };
  expect(listLines(ahead, 'category', two, '2026-11').at(-1)?.period).toBe('2026-12');
});

test('lists years from the first to the last with expenses', () => {
  const years: Statement = {
    ...statement,
    by: 'year',
    from: '2017-01-01',
    to: '2026-12-31',
    periods: [
      { period: '2024', ...sums },
      { period: '2026', ...sums },
    ],
  };
  expect(listLines(years, 'payer', two, '2026-11').map(({ period, count }) => [period, count])).toEqual([
    ['2024', 3],
    ['2025', 0],
    ['2026', 3],
  ]);
});

test('requests a year by its days, and only for months', () => {
  expect(rangeOf('month', '2026')).toEqual({ by: 'month', from: '2026-01-01', to: '2026-12-31' });
  expect(rangeOf('month', undefined)).toEqual({ by: 'month' });
  expect(rangeOf('year', '2026')).toEqual({ by: 'year' });
});
