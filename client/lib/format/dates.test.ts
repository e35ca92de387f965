import { expect, test } from 'vitest';
import { daysBetween } from '#domain/kernel/calendar.ts';
import {
  formatDate,
  formatMonth,
  formatShortDate,
  formatShortMonth,
  formatShortWeekday,
  formatTime,
  formatWeekday,
  indiaDate,
} from './dates.ts';

test('formats a calendar date independently of the time zone', () => {
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

test('formats a short date and one with the weekday', () => {
  expect(formatShortDate('2026-07-04')).toBe('4 Jul');
  expect(formatShortWeekday('2026-12-01')).toBe('Tue 1 Dec');
  expect(formatWeekday('2026-07-14')).toMatch(/^Tuesday,? 14 July$/);
});

test('formats a time of day in the 12-hour clock on one line', () => {
  expect(['08:00', '12:30', '23:00'].map(formatTime)).toEqual(['8:00\u00A0am', '12:30\u00A0pm', '11:00\u00A0pm']);
});

test('returns text that is not a time of day unchanged', () => {
  expect(['after sunset', '6 PM', '25:70', ''].map(formatTime)).toEqual(['after sunset', '6 PM', '25:70', '']);
});

test('formats a month in words', () => {
  expect(formatMonth('2026-07')).toBe('July 2026');
  expect(formatShortMonth('2026-12')).toBe('Dec');
});

test('returns text that is not a date unchanged', () => {
  expect(formatDate('soon')).toBe('soon');
});

test('counts days across months, leap years and the change to summer time', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-12-31', '2026-12-30')).toBe(-1);
});

test('begins the day in India at 18:30 UTC', () => {
  expect(indiaDate('2026-12-31T18:29:59.999Z')).toBe('2026-12-31');
  expect(indiaDate('2026-12-31T18:30:00.000Z')).toBe('2027-01-01');
});
