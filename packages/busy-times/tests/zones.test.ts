import { expect, test } from 'vitest';
import { WINDOWS_ZONES } from '../windows-zones.ts';
import { calendar, event, readAll, WHOLE, WINDOW } from './reading.ts';

const GUESSED = { events: 0, zones: 1 };

/** Reads an event at 13:30 in a zone, with the member in India. */
function readIn(zone: string, ...definition: string[]) {
  return readAll(calendar(...definition, ...event(`DTSTART;TZID=${zone}:20261202T133000`, 'DURATION:PT1H')));
}

test('knows each zone of Windows by its name, in small letters, with a number and by its places', () => {
  expect(WINDOWS_ZONES).toHaveLength(141);
  for (const { name, id, places } of WINDOWS_ZONES) {
    const expected = { ...readIn(id), unread: WHOLE };
    const offset = Temporal.ZonedDateTime.from(`2026-12-02T13:30[${id}]`).offset;
    for (const other of [name, name.toLowerCase(), `${name} 1`, `"${name} 2"`, `(UTC${offset}) ${places}`, places])
      expect([other, readIn(other)]).toEqual([other, expected]);
  }
});

test.each([
  ['tzone://Microsoft/Utc', 'UTC'],
  ['"tzone://Microsoft/Utc"', 'UTC'],
  ['(GMT+05:30) Chennai, Kolkata, Mumbai, New Delhi', 'Asia/Kolkata'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', 'Europe/Berlin'],
  ['(UTC+02:00) Amman', 'Asia/Amman'],
  ['(UTC-07:00) La Paz', 'America/Mazatlan'],
  ['(UTC-04:00) La Paz', 'America/La_Paz'],
  ['(UTC+05:30)', 'Asia/Kolkata'],
  ['GMT+0530', 'Asia/Kolkata'],
  ['UTC+5:30', 'Asia/Kolkata'],
  ['gmt-7', '-07:00'],
  ['GMT+0530 (India Standard Time)', 'Asia/Kolkata'],
  ['+05:30', 'Asia/Kolkata'],
  ['Etc/GMT-5', '+05:00'],
  ['IST', 'Asia/Kolkata'],
  ['Eastern Daylight Time', 'America/New_York'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['/Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Mumbai', 'Asia/Kolkata'],
  ['/mozilla.org/20050126_1/America/New_York', 'America/New_York'],
  ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['/citadel.org/20210210_1/America/New_York', 'America/New_York'],
  ['America/New York', 'America/New_York'],
  ['PST', 'America/Los_Angeles'],
  ['Eastern', 'America/New_York'],
  ['Pacific Time', 'America/Los_Angeles'],
  ['US-Eastern', 'America/New_York'],
  ['Central European Time', 'Europe/Paris'],
  ['Central European Summer Time', 'Europe/Paris'],
  ['Gulf Standard Time', 'Asia/Dubai'],
  ['India Time', 'Asia/Kolkata'],
  ['Indian Standard Time', 'Asia/Kolkata'],
  ['Asia-Kolkata', 'Asia/Kolkata'],
])('reads the zone %s', (name, id) => {
  expect(readIn(name)).toEqual(readIn(id));
});

test.each(['Vadodara', 'CST', 'tzone://Microsoft/Custom', 'Customized Time Zone', '(UTC+05:00) Nowhere'])(
  'counts events in the unknown zone %s and guesses their time',
  (name) => {
    expect(readIn(name).unread).toEqual(GUESSED);
    expect(readIn(name).spans).toHaveLength(1);
  },
);

test('counts events of a calendar whose own zone is not known, but not those in zones that are', () => {
  const floating = event('DTSTART:20261202T190000', 'DURATION:PT1H');
  const exact = event('DTSTART:20261203T133000Z', 'DURATION:PT1H').with(1, 'UID:exact');
  const past = event('DTSTART:20251203T190000', 'DURATION:PT1H').with(1, 'UID:past');
  const text = calendar('X-WR-TIMEZONE:Gotham', ...floating, ...exact, ...past);
  expect(readAll(text).unread).toEqual(GUESSED);
});

const definition = (name: string, ...lines: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  ...lines,
  'END:STANDARD',
  'END:VTIMEZONE',
];

test('reads a zone that the file defines, by a name with a colon or a number too', () => {
  const lines = ['DTSTART:16010101T000000', 'TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300'];
  for (const name of ['Office', '(UTC+03:00) The office, upstairs', 'tzone://Microsoft/Custom', 'GMT Standard Time'])
    expect([name, readIn(name, ...definition(name, ...lines))]).toEqual([name, readIn('Asia/Riyadh')]);
  expect(readIn('office 1', ...definition('Office', ...lines))).toEqual(readIn('Asia/Riyadh'));
});

test('counts events in a zone whose definition is empty or cannot be read', () => {
  const rule = 'RRULE:FREQ=OFTEN';
  const lines = ['DTSTART:16010101T000000', 'TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300'];
  expect(readIn('Office', 'BEGIN:VTIMEZONE', 'TZID:Office', 'END:VTIMEZONE').unread).toEqual(GUESSED);
  expect(readIn('Office', ...definition('Office', ...lines, rule)).unread).toEqual(GUESSED);
  expect(readIn('Office', ...definition('Office', 'TZOFFSETTO:soon')).unread).toEqual(GUESSED);
});

test('reads floating times in the zone of the event, of the calendar and of vCalendar 1.0', () => {
  const london = { ...WINDOW, timeZone: 'Europe/London' };
  const floating = ['DTSTART:20261202T190000', 'DURATION:PT1H'];
  const expected = { spans: ['12-02 13:30 to 12-02 14:30'], unread: WHOLE };
  expect(readAll(calendar(...event('TZID:Asia/Kolkata', ...floating)), london)).toEqual(expected);
  expect(readAll(calendar('X-WR-TIMEZONE:India Standard Time', ...event(...floating)), london)).toEqual(expected);
  expect(readAll(calendar('TZ:+05:30', ...event(...floating)), london)).toEqual(expected);
});

test('reads days in the zone of the calendar, else of the member', () => {
  const away = { ...WINDOW, timeZone: 'America/New_York' };
  const day = event('DTSTART;VALUE=DATE:20261225');
  expect(readAll(calendar(...day), away).spans).toEqual(['12-25 00:00 to 12-26 00:00']);
  expect(readAll(calendar('X-WR-TIMEZONE:Asia/Kolkata', ...day), away).spans).toEqual(['12-24 13:30 to 12-25 13:30']);
});
