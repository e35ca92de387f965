import { expect, test } from 'vitest';
import { isInFirstYear, stepsLeft } from './beginning-model.ts';

test.each([
  ['2025-11-30T10:00:00.000Z', false],
  // 1 December in India.
  ['2025-11-30T18:30:00.000Z', true],
  ['2026-11-30T06:00:00.000Z', true],
])('counts a first year from %s', (createdAt, isIn) => {
  expect(isInFirstYear(createdAt, '2026-11-30')).toBe(isIn);
});

test('counts the open first steps, and none after a dismissal', () => {
  const steps = [
    { name: 'verify' as const, isDone: true },
    { name: 'invite' as const, isDone: false },
  ];
  expect(stepsLeft({ steps, isPutAway: false })).toBe(1);
  expect(stepsLeft({ steps, isPutAway: true })).toBe(0);
});
