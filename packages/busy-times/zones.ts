import type { Component } from './components.ts';
import type { Budget } from './limits.ts';
import { readProperties, readText, readTimeProperties } from './properties.ts';
import { readRule } from './rule-text.ts';
import { expandRule } from './rules.ts';
import { createFixedZone, DAY_MS, type LocalTime, readTime, splitValues, type Zone, type Zones } from './times.ts';
import { findIanaName, interpretName, readOffset } from './zone-names.ts';

/**
 * Finds zones by name: those of the IANA database first, then the definitions of the file up to the instant `until`, then
 * by other names. `fallback` is the IANA name of the zone for a calendar that names none.
 */
export function createZones(
  calendar: Component,
  fallback: string,
  { until, budget }: { until: number; budget: Budget },
): Zones {
  const member = createKnownZone(fallback);
  const known = new Map<string, Zone | null>();
  const findOrNull = (name: string) => {
    if (!known.has(name)) budget.spend('zones');
    if (!known.has(name)) known.set(name, findKnown(name) ?? findDefined(name) ?? findOtherwise(name));
    return known.get(name) ?? null;
  };
  const findDefined = (name: string) => {
    const isNamed = (part: Component) => part.name === 'VTIMEZONE' && toKey(readText(part, 'TZID')) === toKey(name);
    const definition = calendar.parts.find(isNamed);
    const changes = definition ? readChanges(definition, until, budget) : [];
    if (changes.length > 0) return createFileZone(name, changes);
    return definition ? findKnown(readText(definition, 'X-LIC-LOCATION') ?? '') : null;
  };
  const findOtherwise = (name: string) => {
    const plain = name.replace(/\s+\d{1,2}$/, '');
    return (plain === name ? null : findOrNull(plain)) ?? toZone(name);
  };
  const own = findOwn(calendar, findOrNull, member);
  return { own, find: (name) => findOrNull(name) ?? { ...own, isKnown: false } };
}

/** Returns the zone that a calendar names for its own, also by the offset of vCalendar 1.0, else the member's. */
function findOwn(calendar: Component, find: (name: string) => Zone | null, member: Zone): Zone {
  const named = readText(calendar, 'X-WR-TIMEZONE');
  if (named) return find(named) ?? { ...member, isKnown: false };
  const offset = readOffset(readText(calendar, 'TZ') ?? '');
  if (offset === null) return member;
  const hasSummerTime = /^TRUE/i.test(readText(calendar, 'DAYLIGHT') ?? '');
  return createFixedZone('TZ', offset, !hasSummerTime);
}

function toKey(name: string | null): string | null {
  return name && name.replaceAll('"', '').trim().toLowerCase();
}

function findKnown(name: string): Zone | null {
  const id = findIanaName(name);
  return id === null ? null : createKnownZone(id);
}

function toZone(name: string): Zone | null {
  const meaning = interpretName(name);
  if (meaning === null) return null;
  if ('id' in meaning) return createKnownZone(meaning.id);
  return createFixedZone(name, meaning.offset, meaning.isKnown);
}

function createKnownZone(id: string): Zone {
  return {
    id,
    isKnown: true,
    toInstant: (wall) =>
      Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime().toZonedDateTime(id)
        .epochMilliseconds,
    toWall: (instant) =>
      instant + Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(id).offsetNanoseconds / 1e6,
  };
}

/** A change of a zone's offset at an instant. Offsets are milliseconds east of UTC. */
interface Change {
  at: number;
  from: number;
  to: number;
}

/** Returns the changes of a definition by time, or none if a part of it cannot be read. */
function readChanges(definition: Component, until: number, budget: Budget): Change[] {
  const parts = definition.parts.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT');
  const changes = parts.map((part) => readPart(part, until, budget));
  if (changes.includes(null)) return [];
  return changes.flatMap((each) => each ?? []).toSorted((one, other) => one.at - other.at);
}

function readPart(part: Component, until: number, budget: Budget): Change[] | null {
  const from = readOffset(readText(part, 'TZOFFSETFROM') ?? '');
  const to = readOffset(readText(part, 'TZOFFSETTO') ?? '');
  if (to === null) return null;
  const before = createFixedZone('', from ?? to);
  const zones: Zones = { own: before, find: () => before };
  const [start = null] = readTimes(part, 'DTSTART', zones);
  const rules = readProperties(part, 'RRULE').map(({ value }) => readRule(value, zones));
  if (!start || rules.includes(null)) return null;
  const toChange = ({ wall, zone }: LocalTime) => ({ at: zone.toInstant(wall), from: from ?? to, to });
  const changes = [start, ...readTimes(part, 'RDATE', zones)].flatMap((each) => (each ? [toChange(each)] : []));
  const range = { from: Number.NEGATIVE_INFINITY, to: until + DAY_MS };
  for (const rule of rules)
    if (rule) for (const wall of expandRule(rule, start, range, budget)) changes.push(toChange({ ...start, wall }));
  return changes;
}

function readTimes(part: Component, name: string, zones: Zones): (LocalTime | null)[] {
  return readTimeProperties(part, name).flatMap((property) =>
    splitValues(property).map((text) => readTime(text, property, zones)),
  );
}

/** Resolves local times as Temporal's `compatible` does. */
function createFileZone(id: string, changes: readonly Change[]): Zone {
  const offsetAt = (instant: number) => changes.findLast(({ at }) => at <= instant)?.to ?? changes[0]?.from ?? 0;
  return {
    id,
    isKnown: true,
    toInstant(wall) {
      const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)];
      const isBefore = offsetAt(wall - before) === before;
      return !isBefore && offsetAt(wall - after) === after ? wall - after : wall - before;
    },
    toWall: (instant) => instant + offsetAt(instant),
  };
}
