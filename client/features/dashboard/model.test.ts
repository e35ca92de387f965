import { expect, test } from 'vitest';
import { daysTogether } from './model.ts';

const couple = { anniversary: null, relationshipStartDate: null, createdAt: '2026-11-01T20:00:00.000Z' };

test('counts from the anniversary, else the start, else the creation', () => {
  expect(
    daysTogether({ ...couple, anniversary: '2023-11-21', relationshipStartDate: '2020-01-01' }, '2026-11-21'),
  ).toBe(1096);
  expect(daysTogether({ ...couple, relationshipStartDate: '2026-11-11' }, '2026-11-21')).toBe(10);
  expect(daysTogether(couple, '2026-11-21')).toBe(20);
});

test('does not count backwards from an anniversary to come', () => {
  expect(daysTogether({ ...couple, anniversary: '2027-01-01' }, '2026-11-21')).toBe(0);
});
