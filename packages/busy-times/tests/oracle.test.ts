import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBusyBlocks } from '../read-busy-blocks.ts';
import { readNaively } from './naive-reader.ts';
import { randomCalendar } from './random-calendars.ts';
import { writeCalendar } from './write-calendar.ts';

const window = { firstDay: '2026-10-10', minutes: 60 * 1440 };
const from = Date.UTC(2026, 9, 10);

test('reads 2,000 random calendars as an independent reader of their events', () => {
  fc.assert(
    fc.property(randomCalendar, (calendar) => {
      const text = writeCalendar(calendar, window);
      const to = from + window.minutes * 60_000;
      const owners = ['riya@jugal.example'];
      const { blocks, unread } = readBusyBlocks(text, { from, to, timeZone: calendar.memberZone, owners });
      const read = new Uint8Array(window.minutes);
      for (const { start, end } of blocks) read.fill(1, (start - from) / 60_000, (end - from) / 60_000);
      expect(firstDifference(read, readNaively(calendar, window))).toBeNull();
      expect(unread).toEqual({ events: 0, zones: 0 });
    }),
    { numRuns: 2000, seed: 20_261_010 },
  );
}, 120_000);

function firstDifference(read: Uint8Array, expected: Uint8Array): object | null {
  const minute = read.findIndex((isBusy, place) => isBusy !== expected[place]);
  if (minute === -1) return null;
  return {
    at: new Date(from + minute * 60_000).toISOString(),
    read: read[minute],
    expected: expected[minute],
  };
}
