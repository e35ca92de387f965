import { expect, test } from 'vitest';
import { decode } from '../decode.ts';
import { CalendarTooComplex, UnreadableCalendar } from '../limits.ts';
import { readBusyBlocks } from '../read-busy-blocks.ts';
import { calendar, event, readAll, WHOLE, WINDOW } from './reading.ts';

const window = WINDOW;

function read(text: string): string[] {
  return readBusyBlocks(text, window).blocks.map(({ start, end }) =>
    [start, end].map((ms) => new Date(ms).toISOString().slice(0, 16)).join(' to '),
  );
}

const eightToNine = ['2026-12-01T14:30 to 2026-12-01T15:30'];

test.each([
  ['a day without an end', ['DTSTART:20261201'], ['2026-11-30T18:30 to 2026-12-01T18:30']],
  [
    'a day that ends on itself',
    ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201'],
    ['2026-11-30T18:30 to 2026-12-01T18:30'],
  ],
  ['a time without an end as no time', ['DTSTART:20261201T100000Z'], []],
  ['the small letters of a property', ['dtstart:20261201T143000Z', 'duration:PT1H'], eightToNine],
  [
    'an end as a day',
    ['DTSTART:20261201T143000Z', 'RRULE:FREQ=DAILY;UNTIL=20261202', 'DURATION:PT1H'],
    [...eightToNine, '2026-12-02T14:30 to 2026-12-02T15:30'],
  ],
  [
    'an exception as a day',
    ['DTSTART:20261201T143000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20261202', 'DURATION:PT1H'],
    eightToNine,
  ],
  ['a period', ['DTSTART:20261101T143000Z', 'RDATE;VALUE=PERIOD:20261201T143000Z/PT1H'], eightToNine],
  ['a broken line of another property', ['DTSTART:20261201T143000Z', 'DURATION:PT1H', 'nonsense'], eightToNine],
])('reads %s', (_what, lines, blocks) => {
  expect(read(calendar(...event(...lines)))).toEqual(blocks);
});

test.each([
  ['without a start', ['DURATION:PT1H']],
  ['at a time in words', ['DTSTART:tomorrow at eight o’clock', 'DURATION:PT1H']],
  ['on a day that does not exist', ['DTSTART:20261131T200000', 'DURATION:PT1H']],
])('counts an event %s and reads the others', (_what, lines) => {
  const other = event('DTSTART:20261201T143000Z', 'DURATION:PT1H').with(1, 'UID:other');
  const text = calendar(...event(...lines), ...other);
  expect(read(text)).toEqual(eightToNine);
  expect(readAll(text).unread).toEqual({ events: 1, zones: 0 });
});

test.each([
  ['a duration in words', 'DURATION:1 hour'],
  ['a duration without a number', 'DURATION:PT'],
  ['an end in words', 'DTEND:later'],
  ['an end before its start', 'DTEND:20261201T090000Z'],
  ['a negative duration', 'DURATION:-PT1H'],
])('counts an event with %s, which is busy for an hour or its day', (_what, line) => {
  const timed = calendar(...event('DTSTART:20261201T143000Z', line));
  expect([read(timed), readAll(timed).unread]).toEqual([eightToNine, { events: 1, zones: 0 }]);
  const day = calendar(...event('DTSTART;VALUE=DATE:20261204', line));
  expect(read(day)).toEqual(['2026-12-03T18:30 to 2026-12-04T18:30']);
});

test('reads events with an empty UID as events of their own', () => {
  const [one, other] = ['20261201T143000Z', '20261202T143000Z'].map((start, place) =>
    event(`DTSTART:${start}`, 'DURATION:PT1H', `SEQUENCE:${place}`).with(1, place === 0 ? 'UID:' : 'UID: '),
  );
  expect(read(calendar(...(one ?? []), ...(other ?? [])))).toEqual([
    ...eightToNine,
    '2026-12-02T14:30 to 2026-12-02T15:30',
  ]);
});

test('skips ahead to days on which a rule from long ago falls', () => {
  for (const rule of ['FREQ=DAILY;BYDAY=MO', 'FREQ=HOURLY;BYDAY=MO;BYHOUR=14'])
    expect(
      read(calendar(...event('DTSTART:19991206T143000Z', 'DURATION:PT1H', `RRULE:${rule};UNTIL=20261208T000000Z`))),
    ).toEqual(['2026-11-30T14:30 to 2026-11-30T15:30', '2026-12-07T14:30 to 2026-12-07T15:30']);
});

test('takes the name that a calendar gives itself', () => {
  const named = calendar(String.raw`X-WR-CALNAME;X-NOTE="a:b":Work\, home\; gym`);
  expect(readBusyBlocks(named, window)).toEqual({ name: 'Work, home; gym', blocks: [], unread: WHOLE });
  expect(readBusyBlocks(calendar(), window).name).toBeNull();
});

test.each([
  ['CR alone', (text: string) => text.replaceAll('\r\n', '\r')],
  ['a Ctrl+Z at its end', (text: string) => `${text}\u001A`],
])('reads a file with %s', (_what, change) => {
  expect(read(change(calendar(...event('DTSTART:20261201T143000Z', 'DURATION:PT1H'))))).toEqual(eightToNine);
});

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-16, little endian, with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16, little endian', (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16, big endian', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
])('decodes %s', (_what, encode) => {
  const text = calendar('X-WR-CALNAME:કામ');
  expect(decode(encode(text)).replace('\uFEFF', '')).toBe(text);
});

test('reads busy periods of VFREEBUSY, without free ones', () => {
  const text = calendar(
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=FREE:20261203T100000Z/PT3H',
    'FREEBUSY:20261201T143000Z/20261201T150000Z,20261201T150000Z/PT30M',
    'END:VFREEBUSY',
  );
  expect(read(text)).toEqual(eightToNine);
});

test('cuts blocks at both ends of the window', () => {
  expect(read(calendar(...event('DTSTART:20200101T000000Z', 'DTEND:20300101T000000Z')))).toEqual([
    '2026-11-25T00:00 to 2027-01-25T00:00',
  ]);
});

test.each([
  ['an empty file', ''],
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['an event outside a calendar', event('DTSTART:20261201').join('\r\n')],
])('rejects %s as unreadable', (_what, text) => {
  expect(() => readBusyBlocks(text, window)).toThrow(UnreadableCalendar);
});

const everySecond = (rest: string) => event('DTSTART:19700101T000000Z', 'DURATION:PT1S', `RRULE:FREQ=SECONDLY${rest}`);

test.each([
  ['a rule with too many occurrences', everySecond('')],
  ['a rule with too many occurrences before the window', everySecond(';COUNT=2000000000')],
  [
    'too many components',
    Array.from({ length: 20_001 }, () => event())
      .flat()
      .concat('BEGIN:A', 'END:A')
      .flatMap((line) => (line === 'UID:dinner' ? ['BEGIN:VALARM', 'END:VALARM'] : [line])),
  ],
  ['too many rules', event('DTSTART:20261201', ...Array.from({ length: 5001 }, () => 'RRULE:FREQ=YEARLY'))],
  ['components in components', Array.from({ length: 9 }, () => 'BEGIN:A')],
  ['a line without an end', event(`EXDATE:${'20261201T100000Z,'.repeat(40_000)}`)],
  [
    'rules that look at too many days',
    event('DTSTART:10000101', ...Array.from({ length: 9 }, () => 'RRULE:FREQ=YEARLY;BYDAY=1MO;COUNT=9000')),
  ],
  [
    'too many names of zones',
    Array.from({ length: 1001 }, (_, place) => event(`DTSTART;TZID=Zone ${place}th:20261201T100000`)).flat(),
  ],
  ['too many blocks', everySecond(';INTERVAL=600')],
])('rejects %s as too complex', (_what, lines) => {
  expect(() => readBusyBlocks(calendar(...lines), window)).toThrow(CalendarTooComplex);
});
