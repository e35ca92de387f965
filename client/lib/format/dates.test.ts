import { daysBetween } from '#domain/calendar.ts';
import { expect, test } from 'vitest';
import {
  formatDate,
  formatMonth,
  formatShortDate,
  formatShortMonth,
  formatTime,
  formatWeekday,
  indiaDate,
} from './dates.ts';

test('writes a calendar date as it stands, whatever the zone', () => {
  const zone = process.env['TZ'];
  try {
    for (const tried of ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati']) {
      process.env['TZ'] = tried;
      expect(formatDate('2026-07-14')).toBe('14 July 2026');
    }
  } finally {
    process.env['TZ'] = zone;
  }
});

test('has a short form and one with the weekday', () => {
  expect(formatShortDate('2026-07-04')).toBe('4 Jul');
  expect(formatWeekday('2026-07-14')).toMatch(/^Tuesday,? 14 July$/);
});

test('says a time of day as people say it, on one line', () => {
  expect(['08:00', '12:30', '23:00'].map(formatTime)).toEqual([
    '8:00\u00A0am',
    '12:30\u00A0pm',
    '11:00\u00A0pm',
  ]);
});

test('leaves what is no time of day as it was written', () => {
  expect(['after sunset', '6 PM', '25:70', ''].map(formatTime)).toEqual([
    'after sunset',
    '6 PM',
    '25:70',
    '',
  ]);
});

test('writes a month in words', () => {
  expect(formatMonth('2026-07')).toBe('July 2026');
  expect(formatShortMonth('2026-12')).toBe('Dec');
});

test('shows what is no date as it is', () => {
  expect(formatDate('soon')).toBe('soon');
});

test('counts days across months, leap years and the change to summer time', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-12-31', '2026-12-30')).toBe(-1);
});

test('the day in India begins at 18:30 UTC', () => {
  expect(indiaDate('2026-12-31T18:29:59.999Z')).toBe('2026-12-31');
  expect(indiaDate('2026-12-31T18:30:00.000Z')).toBe('2027-01-01');
});
