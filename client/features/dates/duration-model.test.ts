import { expect, test } from 'vitest';
import { durationOptions, formatDuration, timeOptions } from './duration-model.ts';

test('formats durations', () => {
  expect([30, 60, 150, 1440].map(formatDuration)).toEqual(['30 min', '1 h', '2 h 30 min', '24 h']);
});

test('offers the usual durations and the date’s own', () => {
  expect(durationOptions().map(({ label }) => label)).toEqual([
    'Half an hour',
    '1 hour',
    '1½ hours',
    '2 hours',
    '3 hours',
    'An evening (4 hours)',
    'Half a day (6 hours)',
    'A whole day (12 hours)',
    'A day and a night',
  ]);
  expect(durationOptions(105).slice(2, 4)).toEqual([
    { value: '90', label: '1½ hours' },
    { value: '105', label: '1 h 45 min' },
  ]);
});

test('offers the half-hours from eight to eleven', () => {
  const slots = timeOptions.map(({ value }) => value);
  expect(slots).toHaveLength(31);
  expect([slots[0], slots[1], slots.at(-1)]).toEqual(['08:00', '08:30', '23:00']);
});
