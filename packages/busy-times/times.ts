import type { Property } from './properties.ts';
import type { Span } from './spans.ts';

export const DAY_MS = 24 * 3_600_000;
/** Longest length that is read, more than any window. */
const LONGEST_DAYS = 36_525;

/** A time zone. `wall` is a local time in milliseconds, as if it were UTC. */
export interface Zone {
  id: string;
  /** False for a guess: the name that a file gives is not known. */
  isKnown: boolean;
  toInstant(wall: number): number;
  toWall(instant: number): number;
}

/** Time zones of a calendar. */
export interface Zones {
  /** Zone of days and of times without a zone. */
  own: Zone;
  /** Returns the zone of a name, or a guess that is not known. */
  find(name: string): Zone;
}

export interface LocalTime {
  /** Local time in milliseconds, as if it were UTC. */
  wall: number;
  zone: Zone;
  /** True for a day without a time: then `wall` is its midnight. */
  isDate: boolean;
  /** True for a time that names no zone. */
  isFloating: boolean;
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

export const UTC = createFixedZone('UTC', 0);

/** Returns a zone that is always as many milliseconds east of UTC. */
export function createFixedZone(id: string, offset: number, isKnown = true): Zone {
  return { id, isKnown, toInstant: (wall) => wall - offset, toWall: (instant) => instant + offset };
}

export function toInstant({ wall, zone }: LocalTime): number {
  return zone.toInstant(wall);
}

/** The items of a list of values. vCalendar 1.0 separates them by semicolons. */
export function splitValues({ value }: Property): string[] {
  return value.split(/[,;]/).filter((item) => item.trim() !== '');
}

const TIME =
  /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:T?(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?(Z|UTC|GMT|[+-]\d{2}:?\d{0,2})?)?$/;

/** Reads a time or a day, also in the extended form of ISO 8601 or with an offset. Returns `null` for another text. */
export function readTime(text: string, { parameters }: Pick<Property, 'parameters'>, zones: Zones): LocalTime | null {
  const parts = TIME.exec(text.replaceAll(/[\s\u00A0]/g, '').toUpperCase());
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', suffix = ''] = parts ?? [];
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const isValid = new Date(date).getUTCDate() === Number(day) && Number(hour) <= 24 && Number(minute) <= 59;
  if (!parts || !isValid || Number(second) > 60) return null;
  const wall = date + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
  const isDate = parts[4] === undefined;
  const name = parameters.get('TZID') ?? '';
  const named = isDate || name === '' ? null : zones.find(name);
  const zone = readSuffix(suffix) ?? named ?? zones.own;
  return { wall, zone, isDate, isFloating: !isDate && suffix === '' && named === null };
}

/** Returns the zone of `Z` or of an offset such as `+05:30`. */
function readSuffix(suffix: string): Zone | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(suffix) ?? [];
  if (hours === undefined) return suffix === '' ? null : UTC;
  const ms = (Number(hours) * 60 + Number(minutes ?? 0)) * 60_000;
  return createFixedZone(suffix, sign === '-' ? -ms : ms);
}

/** Reads a time or a period. Returns `null` for another text. */
export function readPeriod(text: string, property: Property, zones: Zones): Period | null {
  const [from = '', to] = text.split('/');
  const start = readTime(from, property, zones);
  if (!start || to === undefined) return start && { start, length: null };
  const end = readTime(to, property, zones);
  const length = end ? { days: 0, ms: toInstant(end) - toInstant(start) } : readLength(to);
  return length && { start, length };
}

const LENGTH = /^([+-]?)P?(?:(\d+)W)?(?:(\d+)D)?(?:T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Reads a duration. Returns `null` for another text. */
export function readLength(text: string): Length | null {
  const trimmed = text.replaceAll(/\s/g, '').toUpperCase();
  const parts = LENGTH.exec(trimmed);
  if (!parts || !/\d[WDHMS]/.test(trimmed)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(2).map((part) => Number(part ?? 0));
  const sign = parts[1] === '-' ? -1 : 1;
  const ms = Math.min(((hours * 60 + minutes) * 60 + seconds) * 1000, LONGEST_DAYS * DAY_MS);
  return { days: sign * Math.min(weeks * 7 + days, LONGEST_DAYS), ms: sign * ms };
}

export function toSpan(start: LocalTime, { days, ms }: Length): Span {
  return { start: toInstant(start), end: start.zone.toInstant(start.wall + days * DAY_MS) + ms };
}

export function isMidnight(wall: number): boolean {
  return wall % DAY_MS === 0;
}

export function dayOf(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}
