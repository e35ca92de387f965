import { expect, test } from 'vitest';
import { redemptionWeekStart } from './deal-lists.ts';

test.each([
  ['Sunday 00:00 in India', '2026-11-14T18:30:00.000Z', '2026-11-14T18:30:00.000Z'],
  ['a moment before it', '2026-11-14T18:29:59.999Z', '2026-11-07T18:30:00.000Z'],
  ['a Wednesday', '2026-11-18T12:00:00.000Z', '2026-11-14T18:30:00.000Z'],
  ['Saturday 23:59 in India', '2026-11-21T18:29:00.000Z', '2026-11-14T18:30:00.000Z'],
])('the week of %s begins on Sunday 00:00 in India', (_name, instant, start) => {
  expect(redemptionWeekStart(instant)).toBe(start);
});
