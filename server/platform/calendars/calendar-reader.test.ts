import { expect, test } from 'vitest';
import { createCalendarReader } from './calendar-reader.ts';
import { createCalendarTurns } from './calendar-turns.ts';

const window = { from: Date.UTC(2026, 10, 25), to: Date.UTC(2027, 0, 25), timeZone: 'Asia/Kolkata', owners: [] };
const unread = { events: 0, zones: 0 };
const toBytes = (...lines: string[]) =>
  new TextEncoder().encode(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'));

test('reads one file after another, and keeps the caller’s bytes', async () => {
  const reader = createCalendarReader(createCalendarTurns());
  const bytes = toBytes('X-WR-CALNAME:Work');
  expect(await reader.read('riya', bytes, window)).toEqual({ read: { name: 'Work', blocks: [], unread } });
  expect(await reader.read('riya', new TextEncoder().encode('no calendar'), window)).toEqual({
    failure: 'unreadable',
  });
  expect(await reader.read('riya', bytes, window)).toEqual({ read: { name: 'Work', blocks: [], unread } });
});

test('terminates a reading that takes too long, and reads the next file', async () => {
  const reader = createCalendarReader(createCalendarTurns(), 1500);
  // Nearly as many exceptions as are allowed, each compared in two zones.
  const exceptions = Array.from({ length: 15_000 }, (_, place) => `20261201T10${10 + (place % 49)}00`).join();
  const endless = Array.from({ length: 13 }, () => [
    'BEGIN:VEVENT',
    'DTSTART;TZID=America/New_York:20261201T000000',
    'RRULE:FREQ=DAILY',
    `EXDATE:${exceptions}`,
    'END:VEVENT',
  ]).flat();
  expect(await reader.read('riya', toBytes(...endless), window)).toEqual({ failure: 'tooComplex' });
  expect(await reader.read('riya', toBytes('X-WR-CALNAME:Work'), window)).toEqual({
    read: { name: 'Work', blocks: [], unread },
  });
});

test('reads on after files that cost time or memory', async () => {
  const reader = createCalendarReader(createCalendarTurns());
  // Minutes in an expression that tries again at each blank.
  const blanks = `BEGIN:VCALENDAR\r\nX-WR-CALNAME:Work\r\nEND:VCALENDAR${' '.repeat(400_000)}x`;
  expect(await reader.read('riya', new TextEncoder().encode(blanks), window)).toMatchObject({ read: { name: 'Work' } });
  const heavy = toBytes('BEGIN:VEVENT', 'DTSTART:20261201\r\n'.repeat(250_000), 'END:VEVENT');
  await Promise.all(['riya', 'arjun'].map((owner) => reader.read(owner, heavy, window)));
  expect(await reader.read('riya', toBytes('X-WR-CALNAME:Work'), window)).toMatchObject({ read: { name: 'Work' } });
}, 60_000);
