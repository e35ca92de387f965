import { expect, test } from 'vitest';
import { changePeriod, type SplittingPeriod } from '../policy.ts';

const TODAY = '2027-03-17';
const first = '2026-01-01';
const second = '2026-06-01';
const on = (since: string, formerSince: string | null): SplittingPeriod => ({
  isOn: true,
  since,
  formerSince,
  turnedOffOn: null,
});
const off = (since: string, formerSince: string | null, turnedOffOn: string | null): SplittingPeriod => ({
  isOn: false,
  since,
  formerSince,
  turnedOffOn,
});

test.each([
  ['never turned on', undefined, undefined, on(TODAY, null)],
  ['never turned on, asked to continue', undefined, 'former', on(TODAY, null)],
  ['on', on(second, first), undefined, on(second, first)],
  ['on, asked to restart', on(second, first), 'today', on(second, first)],
  ['restarted, asked to continue', on(second, first), 'former', on(first, null)],
  ['never restarted, asked to continue', on(first, null), 'former', on(first, null)],
  ['off for 365 days', off(second, first, '2026-03-17'), undefined, on(second, first)],
  ['off for 366 days', off(second, null, '2026-03-16'), undefined, on(TODAY, second)],
  ['off for 366 days, restarted before', off(second, first, '2026-03-16'), undefined, on(TODAY, first)],
  ['off for 366 days, asked to continue', off(second, null, '2026-03-16'), 'former', on(second, null)],
  ['off since today, asked to restart', off(second, null, TODAY), 'today', on(TODAY, second)],
  ['begun and off today, asked to restart', off(TODAY, null, TODAY), 'today', on(TODAY, null)],
  ['restarted and off today, asked to restart', off(TODAY, first, TODAY), 'today', on(TODAY, first)],
] as const)('turns the balance on: %s', (_name, before, asked, after) => {
  expect(changePeriod(before, true, asked, TODAY)).toEqual(after);
});

test.each([
  ['never turned on', undefined, off(TODAY, null, null)],
  ['on', on(second, first), off(second, first, TODAY)],
  ['off already', off(second, first, '2027-01-01'), off(second, first, '2027-01-01')],
] as const)('turns the balance off: %s', (_name, before, after) => {
  expect(changePeriod(before, false, undefined, TODAY)).toEqual(after);
});
