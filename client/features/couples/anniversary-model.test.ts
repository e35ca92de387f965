import { expect, test } from 'vitest';
import { nextAnniversary } from './anniversary-model.ts';

test.each([
  ['2021-02-14', '2026-02-13', '2026-02-14', 1, 5],
  ['2021-02-14', '2026-02-14', '2026-02-14', 0, 5],
  ['2021-02-14', '2026-02-15', '2027-02-14', 364, 6],
  ['2020-02-29', '2026-11-21', '2027-02-28', 99, 7],
  ['2020-02-29', '2027-03-01', '2028-02-29', 365, 8],
  ['2026-11-21', '2026-11-21', '2026-11-21', 0, 0],
  ['2027-01-01', '2026-11-21', '2027-01-01', 41, 0],
])('finds the next occurrence of anniversary %s from %s on %s', (anniversary, today, date, daysUntil, years) => {
  expect(nextAnniversary(anniversary, today)).toEqual({ date, daysUntil, years });
});
