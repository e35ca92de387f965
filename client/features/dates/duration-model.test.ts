import { expect, test } from 'vitest';
import { formatTime } from '#client/lib/format/dates.ts';
import { formatDuration, listDurations, timeOptions } from './duration-model.ts';

test('formats durations', () => {
  expect([30, 60, 150, 1440].map(formatDuration)).toEqual(['30 min', '1 h', '2 h 30 min', '24 h']);
});

test('suggests the usual durations', () => {
  expect(listDurations().map(({ label }) => label)).toEqual(['1 h', '1 h 30 min', '2 h', '3 h', '4 h', '12 h']);
});

test('offers the half-hours from eight to eleven, in the zone of the date', () => {
  const slots = timeOptions('Asia/Kolkata');
  expect(slots).toHaveLength(31);
  expect([slots[0], slots[1], slots.at(-1)].map((slot) => slot?.value)).toEqual(['08:00', '08:30', '23:00']);
  expect(slots.find(({ value }) => value === '19:00')?.label).toBe(`${formatTime('19:00')} IST`);
  expect(timeOptions('Europe/London')[0]?.label).toBe(`${formatTime('08:00')} London`);
});
