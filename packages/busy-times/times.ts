import ICAL from 'ical.js';
import type { Span } from './spans.ts';

export const DAY_MS = 24 * 3_600_000;

/** A time zone. `wall` is a local time in milliseconds, as if it were UTC. */
export interface Zone {
  id: string;
  toInstant(wall: number): number;
}

/** Time zones of a calendar. */
export interface Zones {
  /** Zone of days and of times without a zone. */
  own: Zone;
  find(name: string): Zone | null;
}

export interface LocalTime {
  /** Local time in milliseconds, as if it were UTC. */
  wall: number;
  zone: Zone;
  /** True for a day without a time: then `wall` is its midnight. */
  isDate: boolean;
}

/** Days keep their local time across clock changes, milliseconds do not. */
export interface Length {
  days: number;
  ms: number;
}

export interface Period {
  start: LocalTime;
  /** `null` for a time without an end of its own. */
  length: Length | null;
}

const UTC: Zone = { id: 'UTC', toInstant: (wall) => wall };

export function toInstant({ wall, zone }: LocalTime): number {
  return zone.toInstant(wall);
}

/** Returns the times of a property that has no periods. */
export function readTimes(property: ICAL.Property, zones: Zones): LocalTime[] {
  return readPeriods(property, zones).map(({ start }) => start);
}

/** Returns the times or periods of a property. Throws for an invalid one. */
export function readPeriods(property: ICAL.Property, zones: Zones): Period[] {
  return property.getValues().map((value: unknown) => {
    if (value instanceof ICAL.Time) return { start: locate(value, property, zones), length: null };
    if (!(value instanceof ICAL.Period)) throw new RangeError(`${property.name} is no time`);
    const start = locate(value.start, property, zones);
    const end: unknown = value.end;
    if (end instanceof ICAL.Time) {
      const ms = toInstant(locate(end, property, zones)) - toInstant(start);
      return { start, length: { days: 0, ms } };
    }
    return { start, length: toLength(value.duration) };
  });
}

/** Times in UTC are in UTC; others are in the zone that they name, else in the calendar's own. */
function locate(time: ICAL.Time, property: ICAL.Property, zones: Zones): LocalTime {
  const name = property.getParameter('tzid');
  const isNamed = typeof name === 'string' && !time.isDate;
  const zone = isUtc(time) ? UTC : (isNamed && zones.find(name)) || zones.own;
  return { wall: toWall(time), zone, isDate: time.isDate };
}

export function isUtc(time: ICAL.Time): boolean {
  return time.zone === ICAL.Timezone.utcTimezone && !time.isDate;
}

/** Returns the local time in milliseconds, as if it were UTC. */
export function toWall({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export function fromWall(wall: number, isDate: boolean): ICAL.Time {
  const { year, month, day, hour, minute, second } =
    Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC');
  const time = isDate ? { year, month, day, isDate } : { year, month, day, hour, minute, second, isDate };
  return new ICAL.Time(time, ICAL.Timezone.localTimezone);
}

export function toLength(value: unknown): Length {
  if (!(value instanceof ICAL.Duration)) throw new RangeError('no duration');
  const { weeks, days, hours, minutes, seconds, isNegative } = value;
  const sign = isNegative ? -1 : 1;
  const ms = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return { days: sign * (weeks * 7 + days), ms: sign * ms };
}

export function toSpan(start: LocalTime, { days, ms }: Length): Span {
  return { start: toInstant(start), end: start.zone.toInstant(start.wall + days * DAY_MS) + ms };
}
