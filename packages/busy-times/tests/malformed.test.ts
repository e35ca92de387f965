import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode } from '../decode.ts';
import { CalendarTooComplex, UnreadableCalendar } from '../limits.ts';
import { readBusyBlocks } from '../read-busy-blocks.ts';
import { calendar, event, readAll, WHOLE, WINDOW } from './reading.ts';

const LEFT_OUT = { events: 1, zones: 0 };
const evening = ['12-02 19:00 to 12-02 20:00'];

test.each([
  ['dashes and colons', '2026-12-02T13:30:00Z', '2026-12-02T14:30:00Z'],
  ['no seconds', '20261202T1330Z', '20261202T1430Z'],
  ['fractions of a second', '2026-12-02T13:30:00.000Z', '2026-12-02T14:30:00.000Z'],
  ['a blank after the colon', ' 20261202T133000Z', ' 20261202T143000Z'],
  ['a blank for the T', '2026-12-02 13:30:00Z', '2026-12-02 14:30:00Z'],
  ['small letters', '20261202t133000z', '20261202t143000z'],
  ['the offset +0530', '20261202T190000+0530', '20261202T200000+0530'],
  ['the offset +02:00', '2026-12-02T15:30:00+02:00', '2026-12-02T16:30:00+02:00'],
  ['the offset -05', '20261202T083000-05', '20261202T093000-05'],
])('reads times with %s', (_what, start, end) => {
  const read = (...lines: string[]) => readAll(calendar(...event(...lines)));
  expect(read(`DTSTART:${start}`, `DTEND:${end}`)).toEqual({ spans: evening, unread: WHOLE });
  const london = `DTSTART;TZID=Europe/London:${start}`;
  expect(read(london, `DTEND:${end}`).spans).toEqual(evening);
});

test.each([
  ['in small letters', 'freq=weekly;count=2;byday=we', 2],
  ['with blanks', 'FREQ=WEEKLY; COUNT=2; BYDAY=WE, FR', 2],
  ['with its name twice', 'RRULE:FREQ=WEEKLY;COUNT=2', 2],
  ['with a semicolon at its end', 'FREQ=WEEKLY;COUNT=2;', 2],
  ['with an end in ISO 8601', 'FREQ=WEEKLY;UNTIL=2026-12-16T13:30:00Z', 3],
  ['with an end with an offset', 'FREQ=WEEKLY;UNTIL=2026-12-16T19:00:00+05:30', 3],
  ['with weekdays in full', 'FREQ=WEEKLY;BYDAY=WEDNESDAY;COUNT=2', 2],
  ['with parts of programs', 'FREQ=WEEKLY;X-EVOLUTION-ENDDATE=20261209T133000Z;COUNT=2', 2],
  ['of vCalendar 1.0 by weeks', 'W1 WE #4', 4],
  ['of vCalendar 1.0 until a day', 'W1 WE 20261216T190000', 3],
  ['of vCalendar 1.0 by days', 'D1 #5', 5],
  ['of vCalendar 1.0 by days without an end', 'D2 #0', 27],
  ['of vCalendar 1.0 by weekdays of a month', 'MP1 1+ WE #0', 2],
  ['of vCalendar 1.0 by last weekdays', 'MP1 1- WE 2- WE #0', 4],
  ['of vCalendar 1.0 by days of a month', 'MD1 2 15 #0', 4],
  ['of vCalendar 1.0 by the last day', 'MD1 LD 2- #0', 3],
  ['of vCalendar 1.0 by months', 'YM1 1 12 #0', 2],
  ['of vCalendar 1.0 by days of a year', 'YD1 1 336 #0', 2],
  ['of vCalendar 1.0 without an end', 'W1', 2],
])('reads a rule %s', (_what, rule, count) => {
  const start = ['DTSTART;TZID=Asia/Kolkata:20261202T190000', 'DURATION:PT1H'];
  const read = readAll(calendar(...event(...start, `RRULE:${rule}`)));
  expect([read.spans[0], read.spans.length, read.unread]).toEqual([evening[0], count, WHOLE]);
});

test.each([
  ['an unknown frequency', 'RRULE:FREQ=OFTEN'],
  ['a count in words', 'RRULE:FREQ=DAILY;COUNT=some'],
  ['a count of none', 'RRULE:FREQ=DAILY;COUNT=0'],
  ['an interval of none', 'RRULE:FREQ=DAILY;INTERVAL=0;COUNT=3'],
  ['an unknown part', 'RRULE:FREQ=YEARLY;BYEASTER=1'],
  ['an end in words', 'RRULE:FREQ=DAILY;UNTIL=spring'],
  ['a month that does not exist', 'RRULE:FREQ=YEARLY;BYMONTH=13'],
  ['another calendar', 'RRULE:RSCALE=HEBREW;FREQ=YEARLY'],
  ['a nested rule of vCalendar 1.0', 'RRULE:YM1 6 W2 TU #4'],
  ['an exception in words', 'EXDATE:soon'],
  ['a further date in words', 'RDATE:soon'],
  ['an exception rule that is not known', 'EXRULE:FREQ=OFTEN'],
])('counts an event with %s, which is busy at its own time', (_what, line) => {
  const read = readAll(calendar(...event('DTSTART:20261202T133000Z', 'DURATION:PT1H', line)));
  expect(read).toEqual({ spans: evening, unread: LEFT_OUT });
});

test('counts neither free events nor those after the window', () => {
  const free = event('DTSTART:soon', 'TRANSP:TRANSPARENT');
  const later = event('DTSTART:20290101T000000Z', 'RRULE:FREQ=OFTEN').with(1, 'UID:later');
  expect(readAll(calendar(...free, ...later)).unread).toEqual(WHOLE);
});

test('counts a change of an occurrence that cannot be read, and keeps the occurrence busy', () => {
  const series = event('DTSTART:20261202T133000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2', 'SEQUENCE:1');
  const change = event('DTSTART:20261203T133000Z', 'DURATION:PT1H', 'RECURRENCE-ID:Wednesday', 'SEQUENCE:2');
  expect(readAll(calendar(...series, ...change))).toEqual({
    spans: [...evening, '12-03 19:00 to 12-03 20:00', '12-09 19:00 to 12-09 20:00'],
    unread: LEFT_OUT,
  });
});

const series = ['DTSTART;TZID=Asia/Kolkata:20261202T190000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'];

test.each([
  ['blanks', 'EXDATE;TZID=Asia/Kolkata:20261209T190000, 20261216T190000', WHOLE],
  ['semicolons', 'EXDATE;TZID=Asia/Kolkata:20261209T190000;20261216T190000', WHOLE],
  ['a comma at its end', 'EXDATE;TZID=Asia/Kolkata:20261209T190000,20261216T190000,', WHOLE],
  ['a value that cannot be read', 'EXDATE;TZID=Asia/Kolkata:20261209T190000,soon,20261216T190000', LEFT_OUT],
  ['a broken value first', 'EXDATE;TZID=Asia/Kolkata:soon,20261209T190000,20261216T190000', LEFT_OUT],
])('reads the other exceptions of a list with %s', (_what, line, unread) => {
  expect(readAll(calendar(...event(...series, line)))).toEqual({ spans: evening, unread });
});

test.each([
  ['folded by a no-break space', (text: string) => text.replace('T133000', '\r\n\u00A0T133000')],
  ['without its end', (text: string) => text.replace('END:VCALENDAR', '')],
  ['cut off in its end', (text: string) => text.slice(0, -5)],
  ['with a page behind its end', (text: string) => `${text}<!-- cached -->\r\n<html></html>\r\n`],
  ['behind other text', (text: string) => `\r\n# My calendar\r\n${text}`],
  ['with blank lines', (text: string) => text.replaceAll('\r\n', '\r\n\r\n')],
  ['with a text that is not folded', (text: string) => addText(text, ['Bring', 'BEGIN your day', 'END: of text'])],
  ['with lines that look like properties', (text: string) => addText(text, ['DTSTART: not this', 'STATUS: fine'])],
  ['with the end of another component', (text: string) => addText(text, ['END:VTODO', 'END:VTIMEZONE'])],
])('reads a calendar %s', (_what, change) => {
  const text = change(calendar(...event('DTSTART:20261202T133000Z', 'DTEND:20261202T143000Z')));
  expect(readAll(text)).toEqual({ spans: evening, unread: WHOLE });
});

function addText(text: string, lines: readonly string[]): string {
  return text.replace('UID:dinner', ['UID:dinner', 'DESCRIPTION:Dinner', ...lines].join('\r\n'));
}

test('reads events after one without its end, and after the end of the calendar', () => {
  const [one, other] = ['20261202T133000Z', '20261203T133000Z'].map((start, place) =>
    event(`DTSTART:${start}`, 'DURATION:PT1H').with(1, `UID:${place}`),
  );
  const spans = [...evening, '12-03 19:00 to 12-03 20:00'];
  expect(readAll(calendar(...(one ?? []).slice(0, -1), ...(other ?? [])))).toEqual({ spans, unread: WHOLE });
  expect(readAll(`${calendar(...(one ?? []))}${(other ?? []).join('\n')}`)).toEqual({ spans, unread: WHOLE });
});

test('counts the event in which a file is cut off', () => {
  const text = calendar(...event('DTSTART:20261202T133000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'));
  expect(readAll(text.slice(0, text.indexOf('RRULE')))).toEqual({ spans: evening, unread: LEFT_OUT });
  expect(readAll(text.slice(0, text.indexOf('START:')))).toEqual({ spans: [], unread: LEFT_OUT });
});

test('joins a name that is folded inside a letter', () => {
  const [name, fold] = [Buffer.from('X-WR-CALNAME:ઑફિસ'), Buffer.from('\r\n ')];
  for (let at = 14; at < name.length; at += 1) {
    const folded = Buffer.concat([name.subarray(0, at), fold, name.subarray(at)]);
    const text = decode(Buffer.concat([Buffer.from('BEGIN:VCALENDAR\r\n'), folded, Buffer.from('\r\nEND:VCALENDAR')]));
    expect(readBusyBlocks(text, WINDOW).name).toBe('ઑફિસ');
  }
});

const NAMES = `DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID SEQUENCE TZ TZID FREEBUSY ATTENDEE METHOD
  X-WR-TIMEZONE BEGIN END TZOFFSETTO TZOFFSETFROM DTSTAMP`;
const names = fc.constantFrom(...NAMES.split(/\s+/));
const parameters = fc.constantFrom(
  '',
  '',
  ';VALUE=DATE',
  ';TZID=Asia/Kolkata',
  ';TZID="Office',
  ';TZID=Office',
  ';RANGE=THISANDFUTURE',
);
const values = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '20261202T190000Z',
    '20261209',
    '00000101T000000',
    '99991231T235959Z',
    '20261202T190000/PT1H',
    '+1400',
  ),
  fc.constantFrom(
    'P99999999W',
    '-P99999999D',
    'PT999999999999H',
    'VEVENT',
    'VTIMEZONE',
    'STANDARD',
    'VCALENDAR',
    'Office',
  ),
  fc.constantFrom(
    'FREQ=DAILY',
    'FREQ=YEARLY;INTERVAL=999999999',
    'FREQ=WEEKLY;UNTIL=99991231',
    'W1 WE 20261216',
    'MP1 1+ FR #0',
  ),
  fc.constantFrom(
    'FREQ=MONTHLY;BYSETPOS=-1',
    'FREQ=HOURLY;INTERVAL=999999999999999',
    'FREQ=YEARLY;SKIP=FORWARD;COUNT=3',
  ),
);

test('reads 3,000 random files, or says that it cannot', () => {
  const line = fc.tuple(names, parameters, values).map(([name, parameter, value]) => `${name}${parameter}:${value}`);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 15 }), (lines) => {
      try {
        const { blocks } = readBusyBlocks(calendar(...event(...lines)), WINDOW);
        expect(blocks.every(({ start, end }) => start >= WINDOW.from && start < end && end <= WINDOW.to)).toBe(true);
      } catch (error) {
        if (!(error instanceof CalendarTooComplex) && !(error instanceof UnreadableCalendar)) throw error;
      }
    }),
    { numRuns: 3000, seed: 20_261_202 },
  );
});
