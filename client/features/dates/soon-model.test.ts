import { expect, test } from 'vitest';
import { formatInstead, formatSoon } from './soon-model.ts';

const now = '2026-11-30T06:30:00.000Z';
const at = (scheduledDate: string, scheduledTime = '19:00') => ({ scheduledDate, scheduledTime });
const plain = (words: string) => words.replaceAll('\u00A0', ' ');

test.each([
  [at('2026-11-30', '21:00'), 'Tonight, 9 pm'],
  [at('2026-11-30', '16:30'), 'Today, 4:30 pm'],
  [at('2026-12-01', '10:00'), 'Tomorrow, 10 am'],
  [at('2026-12-02'), 'Wed, 7 pm'],
  [at('2026-12-06', '12:00'), 'Sun, 12 pm'],
  [at('2026-12-07'), 'Mon 7 Dec, 7 pm'],
  [at('2027-02-14'), 'Sun 14 Feb, 7 pm'],
  [at('2030-01-14'), '14 Jan 2030, 7 pm'],
  [at('2026-11-29'), 'Sun 29 Nov, 7 pm'],
])('says when %j is', (moment, words) => {
  expect(plain(formatSoon(moment, 'Asia/Kolkata', now))).toBe(words);
});

test('goes by the day in the time zone of the date', () => {
  const evening = '2026-11-30T20:00:00.000Z';
  expect(plain(formatSoon(at('2026-12-01'), 'Asia/Kolkata', evening))).toBe('Tonight, 7 pm');
  expect(plain(formatSoon(at('2026-12-01'), 'Europe/London', evening))).toBe('Tomorrow, 7 pm');
});

test('names another time on the same day alone', () => {
  const date = { ...at('2026-12-02'), timezone: 'Asia/Kolkata' };
  expect(plain(formatInstead(date, at('2026-12-02', '21:00'), now))).toBe('9 pm');
  expect(plain(formatInstead(date, at('2026-12-03', '21:30'), now))).toBe('Thu, 9:30 pm');
});
