import type { Component } from './components.ts';
import { type Property, readProperties, readText, readTimeProperties } from './properties.ts';
import { readRule } from './rule-text.ts';
import type { Rule } from './rules.ts';
import {
  DAY_MS,
  type Length,
  type LocalTime,
  type Period,
  readLength,
  readPeriod,
  readTime,
  splitValues,
  toInstant,
  UTC,
  type Zones,
} from './times.ts';

const HOUR_MS = DAY_MS / 24;

/** Versions of one event are compared by these numbers, in this order. */
export interface Version {
  /** `null` if the event has no SEQUENCE. */
  sequence: number | null;
  stampedAt: number | null;
  modifiedAt: number | null;
}

/** An event, or a changed occurrence of one. */
export interface Entry {
  /** `null` for an event without a name, which is no version of another. */
  uid: string | null;
  isBusy: boolean;
  /** True if it does not take place, unlike one that leaves its owner free. */
  isCancelled: boolean;
  start: LocalTime;
  length: Length;
  rules: Rule[];
  /** Rules whose occurrences are left out. */
  exceptionRules: Rule[];
  dates: Period[];
  exceptions: LocalTime[];
  /** The occurrence that it replaces, `unknown` for one that cannot be read, or `null` for the event itself. */
  replaces: LocalTime | 'unknown' | null;
  /** True if it changes the occurrences after it too. */
  isForFollowing: boolean;
  version: Version;
  /** True if a part of it that may repeat it could not be read. */
  isRepetitionUnread: boolean;
  /** True if another part of it could not be read. */
  isPartUnread: boolean;
  /** True if a time of it has a zone that is not known. */
  isZoneUnknown: boolean;
}

/** Settings of a calendar that its events need. */
export interface CalendarSettings {
  zones: Zones;
  /** True for a file that cancels its events. */
  isCancelled: boolean;
  /** Addresses of the calendar's owner in small letters. */
  owners: ReadonlySet<string>;
}

/** A VEVENT whose start cannot be read. */
export interface UnreadEvent {
  isBusy: boolean;
}

/** Reads a VEVENT. Parts that cannot be read are left out, and the entry says so. */
export function readEntry(event: Component, settings: CalendarSettings): Entry | UnreadEvent {
  const { zones: ofCalendar, owners } = settings;
  const isCancelled = settings.isCancelled || hasText(event, 'STATUS', /^CANCELL?ED$/i);
  const isBusy = !isCancelled && !isFree(event) && !isDeclined(event, owners);
  // Programs also name the zone of an event in a property of its own.
  const named = readText(event, 'TZID');
  const zones = named ? { ...ofCalendar, own: ofCalendar.find(named) } : ofCalendar;
  const lists = createLists(event, zones);
  const start = lists.first('DTSTART');
  if (!start) return { isBusy };
  const end = lists.first('DTEND');
  const length = readEntryLength(event, start, end);
  const rules = readRules(event, 'RRULE', zones);
  const exceptionRules = readRules(event, 'EXRULE', zones);
  const dates = lists.all('RDATE', readPeriod);
  const exceptions = lists.all('EXDATE', readTime);
  const [replaced = null] = readTimeProperties(event, 'RECURRENCE-ID');
  const replaces = replaced && (readTime(replaced.value, replaced, zones) ?? 'unknown');
  const times = [start, end ?? start, ...dates.read.map((each) => each.start), ...exceptions.read];
  return {
    uid: readText(event, 'UID') || null,
    isBusy,
    isCancelled,
    start,
    length: length ?? assumeLength(start),
    rules: rules.read,
    exceptionRules: exceptionRules.read,
    dates: dates.read,
    exceptions: exceptions.read,
    replaces,
    isForFollowing: replaced?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    version: readVersion(event),
    isRepetitionUnread: !rules.isWhole || !dates.isWhole || replaces === 'unknown',
    isPartUnread: length === null || !exceptions.isWhole || !exceptionRules.isWhole || event.isCutOff,
    isZoneUnknown: times.some(({ zone }) => !zone.isKnown),
  };
}

interface Lists {
  /** Returns the first time of a name that can be read. */
  first(name: string): LocalTime | null;
  all<T>(name: string, read: (text: string, property: Property, zones: Zones) => T | null): Whole<T>;
}

/** The parts of a list that can be read, and if these are all. */
interface Whole<T> {
  read: T[];
  isWhole: boolean;
}

function createLists(event: Component, zones: Zones): Lists {
  return {
    first(name) {
      for (const property of readTimeProperties(event, name)) {
        const time = readTime(property.value, property, zones);
        if (time) return time;
      }
      return null;
    },
    all: (name, read) =>
      toWhole(
        readTimeProperties(event, name).flatMap((each) => splitValues(each).map((text) => read(text, each, zones))),
      ),
  };
}

function readRules(event: Component, name: string, zones: Zones): Whole<Rule> {
  const rules = readProperties(event, name).filter(({ value }) => value !== '');
  return toWhole(rules.map(({ value }) => readRule(value, zones)));
}

function toWhole<T>(parts: readonly (T | null)[]): Whole<T> {
  const read = parts.filter((part) => part !== null);
  return { read, isWhole: read.length === parts.length };
}

/** Microsoft has a mark of its own, and vCalendar 1.0 a number of TRANSP. */
function isFree(event: Component): boolean {
  return (
    hasText(event, 'TRANSP', /^(?:TRANSPARENT|[1-9]\d*)$/i) ||
    hasText(event, 'STATUS', /^DECLINED$/i) ||
    hasText(event, 'X-MICROSOFT-CDO-BUSYSTATUS', /^FREE$/i)
  );
}

function hasText(event: Component, name: string, pattern: RegExp): boolean {
  return pattern.test(readText(event, name) ?? '');
}

/** Returns true if the owner is among the invited, and has declined by each of their addresses there. */
function isDeclined(event: Component, owners: ReadonlySet<string>): boolean {
  const own = readProperties(event, 'ATTENDEE').filter(({ value, parameters }) =>
    [value.replace(/^mailto:/i, ''), parameters.get('EMAIL'), parameters.get('CN')].some(
      (address) => address !== undefined && owners.has(address.trim().toLowerCase()),
    ),
  );
  return own.length > 0 && own.every(({ parameters }) => parameters.get('PARTSTAT')?.toUpperCase() === 'DECLINED');
}

function readVersion(event: Component): Version {
  const sequence = /^\d{1,9}$/.exec(readText(event, 'SEQUENCE') ?? '')?.[0];
  const utc: Zones = { own: UTC, find: () => UTC };
  const readInstant = (name: string) => {
    const [property] = readTimeProperties(event, name);
    const time = property && readTime(property.value, property, utc);
    return time ? toInstant(time) : null;
  };
  return {
    sequence: sequence === undefined ? null : Number(sequence),
    stampedAt: readInstant('DTSTAMP'),
    modifiedAt: readInstant('LAST-MODIFIED'),
  };
}

/** Returns the length of an event whose own cannot be read: its day, or an hour. */
function assumeLength({ isDate }: LocalTime): Length {
  return isDate ? { days: 1, ms: 0 } : { days: 0, ms: HOUR_MS };
}

/**
 * Returns the length of an event, or `null` if it cannot be read or is negative. The time to DTEND is exact, also across
 * clock changes; days are days (RFC 5545, 3.8.5.3).
 */
function readEntryLength(event: Component, start: LocalTime, end: LocalTime | null): Length | null {
  const [duration] = readProperties(event, 'DURATION').filter(({ value }) => value !== '');
  if (end) return lengthUntil(end, start);
  if (duration) return toPositive(readLength(duration.value));
  const hasEnd = readTimeProperties(event, 'DTEND').some(({ value }) => value !== '');
  return hasEnd ? null : { days: start.isDate ? 1 : 0, ms: 0 };
}

function lengthUntil(end: LocalTime, start: LocalTime): Length | null {
  if (start.isDate && end.isDate) return toPositive({ days: Math.max(1, (end.wall - start.wall) / DAY_MS), ms: 0 });
  // An end without a zone is in that of the start.
  const zone = end.isFloating && !start.isDate ? start.zone : end.zone;
  return toPositive({ days: 0, ms: zone.toInstant(end.wall) - toInstant(start) });
}

function toPositive(length: Length | null): Length | null {
  return length && length.days * DAY_MS + length.ms >= 0 ? length : null;
}
