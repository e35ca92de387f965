import { expect, test } from 'vitest';
import type { SavingsGoal } from '#domain/goals/schema.ts';
import { monthlyToReach } from './model.ts';

const goal = (targetDate: string | null, currentAmount: string, targetAmount = '40000.00'): SavingsGoal => ({
  id: '01a20aa5-189e-763d-982b-9488c69cd963',
  title: 'Rann Utsav',
  targetAmount,
  currentAmount,
  category: 'vacation',
  description: null,
  targetDate,
  userId: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});

test.each([
  // Started months count: each has a payday.
  ['2026-11-23', '2027-01-10', '10000.00', 2, '15000.00'],
  ['2026-11-23', '2027-01-24', '10000.00', 3, '10000.00'],
  ['2026-11-23', '2027-11-23', '0.00', 12, '3334.00'],
  ['2027-01-31', '2027-02-28', '10000.50', 1, '29999.50'],
  ['2026-11-23', '2026-11-23', '39999.99', 1, '0.01'],
])('on %s splits a goal of %s with %s saved into %i months of %s', (today, date, saved, months, amount) => {
  expect(monthlyToReach(goal(date, saved), today)).toEqual({ months, amount });
});

test('covers the largest goal exactly, even if a float is inexact', () => {
  const { months, amount } = monthlyToReach(goal('2029-10-23', '0.01', '9999999999.99'), '2026-11-23') ?? {};
  expect([months, amount]).toEqual([35, '285714286.00']);
});

test('returns null without a date or once reached, and no months after the date', () => {
  expect(monthlyToReach(goal(null, '0.00'), '2026-11-23')).toBeNull();
  expect(monthlyToReach(goal('2027-01-10', '40000.00'), '2026-11-23')).toBeNull();
  expect(monthlyToReach(goal('2026-11-22', '100.00'), '2026-11-23')?.months).toBe(0);
});
