import { randomUUID } from 'node:crypto';
import {
  chooseOccurrences,
  daysOf,
  endOfFirst,
  firstStart,
  listChanges,
  listFurther,
  listStarts,
  moveStart,
  type NaiveWindow,
  nthOf,
  untilOf,
  zoneOf,
} from './naive-reader.ts';
import {
  type Dialect,
  type RandomCalendar,
  type RandomChange,
  type RandomEvent,
  type RandomRule,
  WEEKDAYS,
} from './random-calendars.ts';

const CUSTOM = `BEGIN:VTIMEZONE
TZID:The office, upstairs
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
END:VTIMEZONE`;

/** Writes a random calendar as an iCalendar file. */
export function writeCalendar(calendar: RandomCalendar, window: NaiveWindow): string {
  const { ownZone, events, isFolded, lineEnd, dialect } = calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oracle//EN',
    ...(ownZone ? [`X-WR-TIMEZONE:${ownZone}`] : []),
    ...CUSTOM.split('\n'),
    ...events
      .flatMap((event) => writeEvent(event, zoneOf(event, calendar), window))
      .map((line) => speak(line, dialect)),
    ...(dialect.isUnended ? [] : ['END:VCALENDAR', '']),
  ];
  const folded = isFolded ? lines.map((line) => line.replaceAll(/.{30}(?=.)/g, `$&${lineEnd} `)) : lines;
  return folded.join(lineEnd);
}

const WINDOWS: Readonly<Record<string, string>> = {
  'Asia/Kolkata': 'India Standard Time',
  'America/New_York': '(UTC-05:00) Eastern Time (US & Canada)',
  'Europe/London': 'GMT Standard Time 1',
  'Australia/Lord_Howe': 'lord howe standard time',
};

/** Writes a line of an event as a program of a dialect does. */
function speak(line: string, { times, zones, rules }: Dialect): string {
  if (line.startsWith('RRULE'))
    return { plain: line, small: line.toLowerCase(), blanks: line.replaceAll(',', ', ') }[rules];
  const zoned = line.replace(/(?<=;TZID=)[A-Z]\w+\/\w+/, (zone) =>
    zones === 'iana' ? zone : zones === 'windows' ? (WINDOWS[zone] ?? zone) : `/example.org/2026/${zone}`,
  );
  return zoned.replaceAll(/\b(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00(Z?)\b/g, (basic, ...parts: string[]) => {
    const [year, month, day, hour, minute, utc] = parts;
    if (times === 'extended') return `${year}-${month}-${day}T${hour}:${minute}:00${utc}`;
    return { basic, small: basic.toLowerCase(), minutes: basic.replace(/00(?=Z?$)/, '') }[times];
  });
}

function writeEvent(event: RandomEvent, zone: string, window: NaiveWindow): string[] {
  const uid = `UID:${randomUUID()}`;
  const starts = listStarts(event, zone, window);
  const changes = listChanges(event, starts);
  const kept = new Set(chooseOccurrences({ ...event, furtherDays: [] }, starts).map(({ start }) => String(start)));
  const excluded = starts.filter((start) => !kept.has(String(start)));
  const main = [
    'BEGIN:VEVENT',
    uid,
    'SUMMARY:Dinner; with a friend: "us"',
    write(event, 'DTSTART', [firstStart(event)]),
    ...writeLength(event),
    ...(event.rule ? [writeRule(event, event.rule, zone)] : []),
    ...(excluded.length > 0 ? [writeExceptions(event, excluded, zone)] : []),
    ...listFurther(event, starts).map((start) => write(event, 'RDATE', [start])),
    ...FREE[event.isFree],
    ...(event.hasOlder ? ['SEQUENCE:2'] : []),
    'BEGIN:VALARM',
    'TRIGGER:-PT15M',
    'DURATION:PT5M',
    'END:VALARM',
    'END:VEVENT',
  ];
  const changed = [...changes].flatMap(([place, change]) => {
    const start = starts[place];
    return start ? writeChange(event, change, { uid, start, zone }) : [];
  });
  const older = ['BEGIN:VEVENT', uid, 'SEQUENCE:1', 'DTSTART:20261110T000000Z', 'DURATION:P9D', 'END:VEVENT'];
  return [...main, ...changed, ...(event.hasOlder ? older : [])];
}

const FREE: Readonly<Record<RandomEvent['isFree'], string[]>> = {
  no: ['ATTENDEE;PARTSTAT=DECLINED:mailto:somebody@jugal.example'],
  transparent: ['TRANSP:TRANSPARENT'],
  cancelled: ['STATUS:CANCELLED'],
  microsoft: ['TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
  declined: ['ATTENDEE;CN=Riya;PARTSTAT=DECLINED:mailto:riya@jugal.example'],
};

/** Writes EXDATE, in another type or zone than the start too, unless that names other occurrences as well. */
function writeExceptions(event: RandomEvent, times: readonly Temporal.PlainDateTime[], zone: string): string {
  const { excludedAs, kind, furtherDays } = event;
  const days = times.map((time) => time.toString().slice(0, 10).replaceAll('-', '')).join();
  if (excludedAs === 'day' && furtherDays.length === 0) return `EXDATE;VALUE=DATE:${days}`;
  if (excludedAs === 'utc' && kind !== 'date') return `EXDATE:${times.map((time) => toUtc(time, zone)).join()}`;
  if (excludedAs === 'floating' && kind === 'date') return `EXDATE:${days.replaceAll(/\d+/g, '$&T000000')}`;
  if (excludedAs === 'floating' && kind === 'zoned')
    return `EXDATE:${times.map((time) => writeTime(event, time)).join()}`;
  return write(event, 'EXDATE', times);
}

function writeChange(
  event: RandomEvent,
  change: RandomChange,
  { uid, start, zone }: { uid: string; start: Temporal.PlainDateTime; zone: string },
): string[] {
  const range = change.isForFollowing ? ';RANGE=THISANDFUTURE' : '';
  const inUtc = `RECURRENCE-ID${range}:${toUtc(start, zone)}`;
  const isInUtc = change.isNamedInUtc && event.kind === 'zoned' && !change.isForFollowing;
  return [
    'BEGIN:VEVENT',
    uid,
    isInUtc ? inUtc : write(event, `RECURRENCE-ID${range}`, [start]),
    write(event, 'DTSTART', [moveStart(event, start, change)]),
    event.kind === 'date' ? 'DURATION:P1D' : `DURATION:PT${change.minutes}M`,
    ...(change.isFree ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ];
}

function writeLength(event: RandomEvent): string[] {
  const { kind, length } = event;
  if (length.kind === 'none') return [];
  if (kind === 'date' && length.kind === 'duration') return [`DURATION:P${daysOf(event)}D`];
  if (kind === 'date') return [write(event, 'DTEND', [firstStart(event).add({ days: daysOf(event) })])];
  if (length.kind === 'end') return [write(event, 'DTEND', [endOfFirst(event)])];
  return [`DURATION:P${length.days > 0 ? `${length.days}D` : ''}T${length.minutes}M`];
}

function writeRule(event: RandomEvent, { every, interval, weekdays, end }: RandomRule, zone: string): string {
  const first = firstStart(event);
  const names = [...new Set([first.dayOfWeek, ...weekdays])].map((day) => WEEKDAYS[day - 1]);
  const parts = {
    day: 'FREQ=DAILY',
    week: `FREQ=WEEKLY;BYDAY=${names.join(',')}`,
    month: 'FREQ=MONTHLY',
    monthEnd: 'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD',
    lastWorkday: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    weekday: `FREQ=MONTHLY;BYDAY=${nthOf(first)}${WEEKDAYS[first.dayOfWeek - 1]}`,
    year: 'FREQ=YEARLY',
  };
  const until = untilOf(event);
  return [
    `RRULE:${parts[every]}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(end.kind === 'count' ? [`COUNT=${end.count}`] : []),
    ...(until ? [`UNTIL=${event.kind === 'zoned' ? toUtc(until, zone) : writeTime(event, until)}`] : []),
  ].join(';');
}

function write(event: RandomEvent, name: string, times: readonly Temporal.PlainDateTime[]): string {
  const zone = event.zone === 'custom' ? '"The office, upstairs"' : event.zone;
  const parameter = { zoned: `;TZID=${zone}`, utc: '', floating: '', date: ';VALUE=DATE' }[event.kind];
  return `${name}${parameter}:${times.map((time) => writeTime(event, time)).join(',')}`;
}

function writeTime({ kind }: RandomEvent, time: Temporal.PlainDateTime): string {
  const text = time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  if (kind === 'date') return text.slice(0, 8);
  return kind === 'utc' ? `${text}Z` : text;
}

function toUtc(time: Temporal.PlainDateTime, zone: string): string {
  const instant = time.toZonedDateTime(zone).toInstant();
  return `${instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '').slice(0, -1)}Z`;
}
