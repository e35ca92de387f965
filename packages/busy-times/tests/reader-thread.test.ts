import { expect, test, vi } from 'vitest';
import { createReaderThread } from '../reader-thread.ts';

const window = { from: Date.UTC(2026, 10, 25), to: Date.UTC(2027, 0, 25), timeZone: 'Asia/Kolkata' };
const toBytes = (...lines: string[]) =>
  new TextEncoder().encode(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'));

test('reads one file after another, and keeps the caller’s bytes', async () => {
  const thread = createReaderThread();
  const bytes = toBytes('X-WR-CALNAME:Work');
  expect(await thread.read(bytes, window)).toEqual({ read: { name: 'Work', blocks: [] } });
  expect(await thread.read(new TextEncoder().encode('no calendar'), window)).toEqual({
    failure: 'unreadable',
  });
  expect(await thread.read(bytes, window)).toEqual({ read: { name: 'Work', blocks: [] } });
});

test('ignores the messages that Node’s watch mode posts', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const thread = createReaderThread();
  expect(await thread.read(toBytes('X-WR-CALNAME:Work'), window)).toMatchObject({ read: { name: 'Work' } });
  vi.unstubAllEnvs();
});

test('terminates a reading that takes too long, and reads the next file', async () => {
  const thread = createReaderThread(1500);
  // No second of the first of January is in February.
  const endless = [
    'BEGIN:VEVENT',
    'DTSTART:20261201T000000Z',
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31',
    'END:VEVENT',
  ];
  expect(await thread.read(toBytes(...endless), window)).toEqual({ failure: 'tooComplex' });
  expect(await thread.read(toBytes('X-WR-CALNAME:Work'), window)).toEqual({
    read: { name: 'Work', blocks: [] },
  });
});
