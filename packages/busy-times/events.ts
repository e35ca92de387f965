import { type Component, readProperties, readProperty, readText, readWhole } from './components.ts';
import ICAL from 'ical.js';
import {
  DAY_MS,
  type LocalTime,
  type Length,
  type Period,
  readPeriods,
  readTimes,
  toInstant,
  toLength,
  type Zones,
} from './times.ts';

/** An event, or a changed occurrence of one. */
export interface Entry {
  uid: string | null;
  isBusy: boolean;
  start: LocalTime;
  length: Length;
  rules: ICAL.Property[];
  dates: Period[];
  exceptions: LocalTime[];
  /** The occurrence that it replaces, or `null` for the event itself. */
  replaces: LocalTime | null;
  /** True if it changes the occurrences after it too. */
  isForFollowing: boolean;
  sequence: number;
}

/**
 * Reads a VEVENT. Returns `null` without a start, and throws if its own time is malformed. Malformed rules, exceptions and
 * further dates are left out, because the member is busy at the event's own time in any case.
 */
export function readEntry(event: Component, zones: Zones): Entry | null {
  const timesOf = (name: string) => readProperties(event, name).flatMap((each) => readTimes(each, zones));
  const [start] = timesOf('DTSTART');
  if (!start) return null;
  const [end] = timesOf('DTEND');
  const [replaced] = readWhole(event, 'RECURRENCE-ID', (property) =>
    readTimes(property, zones).map((time) => ({ time, range: property.getParameter('range') })),
  );
  return {
    uid: readText(event, 'UID'),
    isBusy: !hasText(event, 'TRANSP', 'TRANSPARENT') && !hasText(event, 'STATUS', 'CANCELLED'),
    start,
    length: readLength(event, start, end),
    rules: readWhole(event, 'RRULE', (rule) => [checkRule(rule)]),
    dates: readWhole(event, 'RDATE', (each) => readPeriods(each, zones)),
    exceptions: readWhole(event, 'EXDATE', (each) => readTimes(each, zones)),
    replaces: replaced?.time ?? null,
    isForFollowing: String(replaced?.range).toUpperCase() === 'THISANDFUTURE',
    sequence: Number(readText(event, 'SEQUENCE')) || 0,
  };
}

/** Throws for a rule that ical.js cannot repeat. */
function checkRule(property: ICAL.Property): ICAL.Property {
  const rule: unknown = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur) || !rule.freq) throw new RangeError('no rule');
  rule.iterator(ICAL.Time.epochTime);
  return property;
}

function hasText(event: Component, name: string, text: string): boolean {
  return readText(event, name)?.toUpperCase() === text;
}

/** The time to DTEND is exact, also across clock changes; days are days (RFC 5545, 3.8.5.3). */
function readLength(event: Component, start: LocalTime, end: LocalTime | undefined): Length {
  const duration = readProperty(event, 'DURATION');
  if (end && start.isDate && end.isDate) return { days: Math.max(1, (end.wall - start.wall) / DAY_MS), ms: 0 };
  if (end) return { days: 0, ms: toInstant(end) - toInstant(start) };
  if (duration) return toLength(duration.getFirstValue());
  return { days: start.isDate ? 1 : 0, ms: 0 };
}
