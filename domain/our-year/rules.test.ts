import { expect, test } from 'vitest';
import { isYearOpen, yearToTell } from './rules.ts';

test.each([
  ['2026', '2026-11-30', false],
  ['2026', '2026-12-01', true],
  ['2025', '2026-01-01', true],
  ['2027', '2026-12-31', false],
] as const)('opens %s by %s: %s', (year, today, isOpen) => {
  expect(isYearOpen(year, today)).toBe(isOpen);
});

test.each([
  [['2026', '2025'], '2026-02-28', '2025'],
  [['2026', '2025'], '2026-03-01', '2026'],
  [['2025', '2024'], '2026-02-28', '2025'],
  [['2026'], '2026-01-02', '2026'],
  [[], '2026-01-02', undefined],
] as const)('tells of %j first by %s: %s', (years, today, year) => {
  expect(yearToTell(years, today)).toBe(year);
});
