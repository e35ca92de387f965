import { expect, test } from 'vitest';
import { groupByDay, listMonths } from '#client/features/expenses/model.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { goalProgress } from '#domain/goals/rules.ts';
import type { SavingsGoal } from '#domain/goals/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { compareMonths, formatShare, topCategories } from './summary-model.ts';

test('converts paise exactly, even if a float is inexact', () => {
  expect(toPaise('0.29')).toBe(29n);
  expect(toPaise('9999999999.99')).toBe(999_999_999_999n);
  expect(toPaise('12')).toBe(1200n);
  expect(fromPaise(5n)).toBe('0.05');
  expect(fromPaise(999_999_999_999n)).toBe('9999999999.99');
});

test('formats a share below one percent as "< 1%"', () => {
  expect(formatShare(0.4)).toBe('< 1%');
  expect(formatShare(0)).toBe('0%');
  expect(formatShare(33.4)).toBe('33%');
});

test('compares this month so far with the same days of the last one, in words', () => {
  const compare = (thisMonth: string, lastMonth: string) => compareMonths({ thisMonth, lastMonth });
  expect(compare('120.00', '100.00')).toBe('20% more than by this day last month');
  expect(compare('50.00', '100.00')).toBe('50% less than by this day last month');
  expect(compare('100.00', '100.00')).toBe('As much as by this day last month');
  expect(compare('100.00', '0.00')).toBe('Nothing by this day last month');
});

test('sums the categories outside the largest exactly, as one part', () => {
  const categories = (['food', 'gifts', 'travel', 'other'] as const).map((category) => ({
    category,
    total: '0.10',
    count: 1,
  }));
  expect(topCategories(categories, 1)).toEqual([
    { category: 'food', total: '0.10' },
    { category: 'rest', total: '0.30' },
  ]);
  expect(topCategories(categories, 5).map(({ category }) => category)).toEqual(['food', 'gifts', 'travel', 'other']);
});

function goal(currentAmount: string, targetAmount: string): SavingsGoal {
  return {
    id: '01900000-0000-7000-8000-000000000000',
    title: 'Diu',
    currentAmount,
    targetAmount,
    category: 'visit',
    description: null,
    targetDate: null,
    userId: null,
    createdAt: '2026-07-14T00:00:00.000Z',
    updatedAt: '2026-07-14T00:00:00.000Z',
  };
}

test('reports 100% exactly from when a goal is reached', () => {
  expect(goalProgress(goal('99.99', '100.00'))).toEqual({ isReached: false, percent: 99, missing: '0.01' });
  expect(goalProgress(goal('100.00', '100.00'))).toEqual({ isReached: true, percent: 100, missing: '0.00' });
  expect(goalProgress(goal('250.00', '100.00')).percent).toBe(100);
  expect(goalProgress(goal('0.00', '100.00')).percent).toBe(0);
});

test('lists months across the turn of the year', () => {
  expect(listMonths('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(listMonths(null, '2026-02')).toEqual(['2026-02']);
});

test('groups expenses by their day, regardless of when they were recorded', () => {
  const on = (spentOn: string, id: string): Expense => ({
    id,
    title: 'Chai',
    amount: '20.00',
    category: 'food',
    description: null,
    spentOn,
    paidBy: null,
    split: { kind: 'payer' },
    imageUrl: null,
    thumbnailUrl: null,
    audience: 'both',
    surpriseUntil: null,
    shares: [{ userId: null, amount: '20.00' }],
    userId: null,
    createdAt: '2026-07-20T00:00:00.000Z',
    updatedAt: '2026-07-20T00:00:00.000Z',
  });
  const days = groupByDay([on('2026-07-15', 'a'), on('2026-07-14', 'b'), on('2026-07-14', 'c')]);
  expect(days.map(({ date, expenses }) => [date, expenses.length])).toEqual([
    ['2026-07-15', 1],
    ['2026-07-14', 2],
  ]);
});
