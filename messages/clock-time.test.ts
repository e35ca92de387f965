import { expect, test } from 'vitest';
import { type Language, LOCALES } from '#domain/kernel/languages.ts';
import { clockOptions, dayPartFirst } from './clock-time.ts';

const sayTime = (language: Language, time: string) =>
  dayPartFirst(
    new Intl.DateTimeFormat(LOCALES[language], { ...clockOptions(language), timeZone: 'UTC' }).format(
      new Date(`2026-01-01T${time}:00Z`),
    ),
  ).replaceAll(/\s/g, ' ');

test('formats a time of day in each language, with the part of the day first', () => {
  const times = ['00:05', '06:30', '12:00', '19:30', '22:15'];
  expect(times.map((time) => sayTime('en', time))).toEqual(['12:05 am', '6:30 am', '12:00 pm', '7:30 pm', '10:15 pm']);
  expect(times.map((time) => sayTime('gu', time))).toEqual([
    'રાત્રે 12:05',
    'સવારે 6:30',
    'બપોરે 12:00',
    'સાંજે 7:30',
    'રાત્રે 10:15',
  ]);
  expect(times.map((time) => sayTime('hi', time))).toEqual([
    'रात 12:05',
    'सुबह 6:30',
    'दोपहर 12:00',
    'शाम 7:30',
    'रात 10:15',
  ]);
});

test('keeps the text before the time before it', () => {
  expect(dayPartFirst('23 નવે 8:41 રાત્રે')).toBe('23 નવે રાત્રે 8:41');
  expect(dayPartFirst('14 Jul, 7:30 pm')).toBe('14 Jul, 7:30 pm');
});
