import type { RandomCalendar, RandomChange, RandomEvent, RandomRule } from './random-calendars.ts';

const MINUTE_MS = 60_000;

/** Window of the random calendars: a whole number of minutes from the first day in UTC. */
export interface NaiveWindow {
  firstDay: string;
  minutes: number;
}

/** An occurrence of an event as its local start. */
export interface Occurrence {
  start: Temporal.PlainDateTime;
  change: RandomChange | null;
}

/** Returns 1 for each minute of the window that a calendar makes busy. */
export function readNaively(calendar: RandomCalendar, window: NaiveWindow): Uint8Array {
  const minutes = new Uint8Array(window.minutes);
  const first = Temporal.PlainDate.from(window.firstDay).toZonedDateTime('UTC').epochMilliseconds;
  const mark = (start: number, end: number) => {
    const [from, to] = [start, end].map((ms) => Math.max(0, (ms - first) / MINUTE_MS));
    minutes.fill(1, from, to);
  };
  for (const event of calendar.events) {
    const zone = zoneOf(event, calendar);
    const starts = listStarts(event, zone, window);
    for (const { start, change } of chooseOccurrences(event, starts))
      markOccurrence({ event, zone, start, change }, mark);
  }
  return minutes;
}

function markOccurrence(
  { event, zone, start, change }: Occurrence & { event: RandomEvent; zone: string },
  mark: (start: number, end: number) => void,
): void {
  if (change ? change.isFree : event.isFree !== 'no') return;
  const moved = change ? moveStart(event, start, change) : start;
  const from = moved.toZonedDateTime(zone);
  if (!change) return mark(from.epochMilliseconds, endOf(event, from, zone));
  const end = event.kind === 'date' ? from.add({ days: 1 }) : from.add({ minutes: change.minutes });
  mark(from.epochMilliseconds, end.epochMilliseconds);
}

export function moveStart(
  { kind }: RandomEvent,
  start: Temporal.PlainDateTime,
  { movedMinutes }: RandomChange,
): Temporal.PlainDateTime {
  return kind === 'date' ? start.add({ days: Math.trunc(movedMinutes / 1440) }) : start.add({ minutes: movedMinutes });
}

function endOf(event: RandomEvent, from: Temporal.ZonedDateTime, zone: string): number {
  const { length, kind } = event;
  if (kind === 'date') return from.add({ days: daysOf(event) }).epochMilliseconds;
  if (length.kind === 'none') return from.epochMilliseconds;
  if (length.kind === 'duration')
    return from.add({ days: length.days }).add({ minutes: length.minutes }).epochMilliseconds;
  const first = firstStart(event);
  const elapsed = endOfFirst(event).toZonedDateTime(zone).since(first.toZonedDateTime(zone));
  return from.epochMilliseconds + elapsed.total('milliseconds');
}

/** Length of an event without a time. */
export function daysOf({ length }: RandomEvent): number {
  return length.kind === 'none' ? 1 : length.days + 1;
}

export function firstStart({ kind, day, minute }: RandomEvent): Temporal.PlainDateTime {
  const midnight = Temporal.PlainDate.from('2026-10-10').add({ days: day }).toPlainDateTime();
  return kind === 'date' ? midnight : midnight.add({ minutes: minute });
}

/** Local end of the first occurrence. */
export function endOfFirst(event: RandomEvent): Temporal.PlainDateTime {
  const { length } = event;
  const start = firstStart(event);
  return length.kind === 'none' ? start : start.add({ days: length.days, minutes: length.minutes });
}

export function zoneOf({ kind, zone }: RandomEvent, { ownZone, memberZone }: RandomCalendar): string {
  if (kind === 'utc') return 'UTC';
  if (kind !== 'zoned') return ownZone ?? memberZone;
  return zone === 'custom' ? 'America/New_York' : zone;
}

/** Lists the starts of the rule, day by day, up to two weeks after the window. */
export function listStarts(event: RandomEvent, zone: string, window: NaiveWindow): Temporal.PlainDateTime[] {
  const first = firstStart(event);
  if (!event.rule) return [first];
  const until = untilOf(event);
  const last = Temporal.PlainDate.from(window.firstDay).add({ days: window.minutes / 1440 + 14 });
  const starts: Temporal.PlainDateTime[] = [];
  for (let start = first; Temporal.PlainDate.compare(start.toPlainDate(), last) < 0; start = start.add({ days: 1 })) {
    if (!isOnRule(event.rule, first, start)) continue;
    if (event.rule.end.kind === 'count' && starts.length === event.rule.end.count) break;
    if (until && isAfter(event, start, until, zone)) break;
    starts.push(start);
  }
  // The first start counts even if the rule ended before it.
  return starts.length > 0 || !isOnRule(event.rule, first, first) ? starts : [first];
}

/** Returns the inclusive end of the rule in local time, or `null`. */
export function untilOf(event: RandomEvent): Temporal.PlainDateTime | null {
  const end = event.rule?.end;
  if (end?.kind !== 'until') return null;
  const day = Temporal.PlainDate.from('2026-10-10').add({ days: end.day }).toPlainDateTime();
  if (event.kind === 'date') return day;
  return day.add({ minutes: end.isExact ? event.minute : event.minute + 180 });
}

function isAfter(
  { kind }: RandomEvent,
  start: Temporal.PlainDateTime,
  until: Temporal.PlainDateTime,
  zone: string,
): boolean {
  if (kind !== 'zoned') return Temporal.PlainDateTime.compare(start, until) > 0;
  return start.toZonedDateTime(zone).epochMilliseconds > until.toZonedDateTime(zone).epochMilliseconds;
}

function isOnRule(
  { every, interval, weekdays }: RandomRule,
  first: Temporal.PlainDateTime,
  start: Temporal.PlainDateTime,
): boolean {
  const apart = (count: number) => count % interval === 0;
  const months = (start.year - first.year) * 12 + start.month - first.month;
  switch (every) {
    case 'day':
      return apart(daysBetween(first, start));
    case 'week':
      return (
        [first.dayOfWeek, ...weekdays].includes(start.dayOfWeek) &&
        apart(daysBetween(mondayOf(first), mondayOf(start)) / 7)
      );
    case 'month':
      return start.day === first.day && apart(months);
    case 'weekday':
      return start.dayOfWeek === first.dayOfWeek && nthOf(start) === nthOf(first) && apart(months);
    case 'monthEnd':
      return start.day === Math.min(first.day, start.daysInMonth) && apart(months);
    case 'lastWorkday':
      return start.day === lastWorkdayOf(start) && apart(months);
    case 'year':
      return start.day === first.day && start.month === first.month && apart(start.year - first.year);
  }
}

function daysBetween(one: Temporal.PlainDateTime, other: Temporal.PlainDateTime): number {
  return toDays(other) - toDays(one);
}

/** Days since 1970. */
function toDays({ year, month, day }: Temporal.PlainDateTime): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** Returns the last day of a month that is neither a Saturday nor a Sunday. */
function lastWorkdayOf(start: Temporal.PlainDateTime): number {
  const last = start.with({ day: start.daysInMonth });
  return last.day - Math.max(0, last.dayOfWeek - 5);
}

function mondayOf(start: Temporal.PlainDateTime): Temporal.PlainDateTime {
  return start.subtract({ days: start.dayOfWeek - 1 });
}

/** Number of the start's weekday in its month, from 1. */
export function nthOf({ day }: Temporal.PlainDateTime): number {
  return Math.ceil(day / 7);
}

/** Applies exceptions, further days and changes. A single change goes before one for the following occurrences. */
export function chooseOccurrences(event: RandomEvent, starts: readonly Temporal.PlainDateTime[]): Occurrence[] {
  const changes = listChanges(event, starts);
  const isLeftOut = (place: number) => event.rule !== null && event.excluded.includes(place) && !changes.has(place);
  const kept = starts.flatMap((start, place): Occurrence[] => {
    if (isLeftOut(place)) return [];
    const own = changes.get(place);
    const earlier = [...changes].filter(([at, { isForFollowing }]) => at < place && isForFollowing);
    const following = earlier.toSorted(([one], [other]) => one - other).at(-1)?.[1];
    return [{ start, change: own ?? following ?? null }];
  });
  return [...kept, ...listFurther(event, starts).map((start) => ({ start, change: null }))];
}

/** Changes of repeating events by the index of the occurrence. */
export function listChanges(
  { rule, changes }: RandomEvent,
  starts: readonly unknown[],
): ReadonlyMap<number, RandomChange> {
  const known = rule ? changes.filter(({ place }) => place < starts.length) : [];
  return new Map(known.map((change) => [change.place, change]));
}

/** RDATE starts. An event has none with changes for the following ones, to which RFC 5545 gives no order. */
export function listFurther(event: RandomEvent, starts: readonly Temporal.PlainDateTime[]): Temporal.PlainDateTime[] {
  if (event.rule && event.changes.some(({ isForFollowing }) => isForFollowing)) return [];
  const further = event.furtherDays.map((day) => {
    const midnight = Temporal.PlainDate.from('2026-10-10').add({ days: day }).toPlainDateTime();
    return event.kind === 'date' ? midnight : midnight.add({ minutes: (event.minute + 2) % 1440 });
  });
  // Exceptions and changes would apply to one at the start of another occurrence.
  return further.filter((each) => !starts.some((start) => start.equals(each)));
}
