/**
 * A time in days of universal time since 2000-01-01 12:00 UTC (J2000). A *day number* is the calendar date that begins
 * half a day before the time of the same number.
 */
export type Time = number;

const DAY_MS = 86_400_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const JULIAN_CENTURY = 36_525;
const FIRST_DAY_MS = Date.UTC(2000, 0, 1);

/** Returns the number of days of a calendar date `YYYY-MM-DD` since 2000-01-01. */
export function toDayNumber(day: string): number {
  return Math.round((Date.parse(day) - FIRST_DAY_MS) / DAY_MS);
}

/** Returns the calendar date `YYYY-MM-DD` of a day number. */
export function toDay(number: number): string {
  return new Date(FIRST_DAY_MS + number * DAY_MS).toISOString().slice(0, 10);
}

/** Returns an ISO instant in UTC, rounded to a second. */
export function toInstant(time: Time): string {
  return new Date(Math.round((J2000_MS + time * DAY_MS) / 1000) * 1000).toISOString();
}

/** Returns the Gregorian year of a time. */
export function yearOf(time: Time): number {
  return new Date(J2000_MS + time * DAY_MS).getUTCFullYear();
}

/** Returns Julian centuries of terrestrial time since J2000, which the series of sun and moon are in. */
export function toCenturies(time: Time): number {
  return (time + deltaT(time) / 86_400) / JULIAN_CENTURY;
}

/** Terrestrial minus universal time in seconds at the start of each decade from 1900, as observed (USNO, IERS). */
const OBSERVED = [-2.8, 10.4, 21.2, 24, 24.3, 29.1, 33.2, 40.2, 50.5, 56.9, 63.8, 66.1, 69.4];
const FIRST_DECADE = 1900;
/** Seconds a year before and after the observed decades; a second of error moves a tithi's end by as much. */
const DRIFT = 0.3;

function deltaT(time: Time): number {
  const decades = (2000 + time / 365.25 - FIRST_DECADE) / 10;
  const last = OBSERVED.length - 1;
  const at = Math.min(Math.max(Math.floor(decades), 0), last);
  const from = OBSERVED[at] ?? 0;
  const next = OBSERVED[at + 1];
  if (decades < 0 || next === undefined) return from + (decades - at) * 10 * DRIFT;
  return from + (next - from) * (decades - at);
}
