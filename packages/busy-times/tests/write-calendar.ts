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
  const { ownZone, events, isFolded, lineEnd } = calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oracle//EN',
    ...(ownZone ? [`X-WR-TIMEZONE:${ownZone}`] : []),
    ...CUSTOM.split('\n'),
    ...events.flatMap((event) => writeEvent(event, zoneOf(event, calendar), window)),
    'END:VCALENDAR',
    '',
  ];
  const folded = isFolded ? lines.map((line) => line.replaceAll(/.{30}(?=.)/g, `$&${lineEnd} `)) : lines;
  return folded.join(lineEnd);
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
    ...(excluded.length > 0 ? [write(event, 'EXDATE', excluded)] : []),
    ...listFurther(event, starts).map((start) => write(event, 'RDATE', [start])),
    ...(event.isFree === 'transparent' ? ['TRANSP:TRANSPARENT'] : []),
    ...(event.isFree === 'cancelled' ? ['STATUS:CANCELLED'] : []),
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
  return [...main, ...changed];
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
