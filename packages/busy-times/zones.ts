import { type Component, readProperties, readProperty, readText } from './components.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';
import { type Budget, skipBroken } from './limits.ts';
import { expandRule } from './rules.ts';
import { DAY_MS, type LocalTime, readTimes, type Zone, type Zones } from './times.ts';

/**
 * Finds zones by name: those of the IANA database first, then the definitions of the file up to the instant `until`.
 * `fallback` is the IANA name of the zone for a calendar that names none.
 */
export function createZones(
  calendar: Component,
  fallback: string,
  { until, budget }: { until: number; budget: Budget },
): Zones {
  const known = new Map<string, Zone | null>();
  const find = (name: string) => {
    if (!known.has(name)) known.set(name, findKnown(name) ?? findDefined(name) ?? findOtherwise(name));
    return known.get(name) ?? null;
  };
  const findDefined = (name: string) => {
    const isNamed = (part: Component) => part.name === 'VTIMEZONE' && readText(part, 'TZID') === name;
    const definition = calendar.parts.find(isNamed);
    const changes = definition && skipBroken(() => readChanges(definition, until, budget));
    return changes ? createFileZone(name, changes) : null;
  };
  const named = readText(calendar, 'X-WR-TIMEZONE');
  return { own: (named && find(named)) || createKnownZone(fallback), find };
}

function findKnown(name: string): Zone | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return createKnownZone(new Temporal.ZonedDateTime(0n, name).timeZoneId);
  } catch {
    return null;
  }
}

/** Finds a zone by the IANA name at the end of `/freeassociation.sourceforge.net/Europe/Berlin`, or by a Windows name. */
function findOtherwise(name: string): Zone | null {
  const parts = name.split('/').filter(Boolean);
  for (const count of [3, 2]) {
    const zone = name.startsWith('/') ? findKnown(parts.slice(-count).join('/')) : null;
    if (zone) return zone;
  }
  return findKnown(WINDOWS_ZONES.get(name) ?? '');
}

function createKnownZone(id: string): Zone {
  return {
    id,
    toInstant: (wall) =>
      Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime().toZonedDateTime(id)
        .epochMilliseconds,
  };
}

/** A change of a zone's offset at an instant. Offsets are milliseconds east of UTC. */
interface Change {
  at: number;
  from: number;
  to: number;
}

function readChanges(definition: Component, until: number, budget: Budget): Change[] {
  const changes: Change[] = [];
  for (const part of definition.parts) {
    const from = readOffset(part, 'TZOFFSETFROM');
    const to = readOffset(part, 'TZOFFSETTO');
    const before: Zone = { id: '', toInstant: (wall) => wall - from };
    const zones: Zones = { own: before, find: () => null };
    const add = ({ wall, zone }: LocalTime) => changes.push({ at: zone.toInstant(wall), from, to });
    const [start] = readProperties(part, 'DTSTART').flatMap((each) => readTimes(each, zones));
    if (!start) continue;
    add(start);
    for (const property of readProperties(part, 'RDATE')) readTimes(property, zones).forEach(add);
    const range = { from: Number.NEGATIVE_INFINITY, to: until + DAY_MS };
    for (const rule of readProperties(part, 'RRULE'))
      for (const wall of expandRule(rule, start, range, budget)) add({ ...start, wall });
  }
  return changes.toSorted((one, other) => one.at - other.at);
}

function readOffset(part: Component, name: string): number {
  const value = readProperty(part, name)?.getFirstValue();
  const [, sign, hours, minutes, seconds = '0'] = /^([+-]?)(\d\d):?(\d\d):?(\d\d)?$/.exec(String(value)) ?? [];
  if (hours === undefined) throw new RangeError(`${name} is missing`);
  const total = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -total : total) * 1000;
}

/** Resolves local times as Temporal's `compatible` does. */
function createFileZone(id: string, changes: readonly Change[]): Zone {
  const offsetAt = (instant: number) => changes.findLast(({ at }) => at <= instant)?.to ?? changes[0]?.from ?? 0;
  return {
    id,
    toInstant(wall) {
      const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)];
      const isBefore = offsetAt(wall - before) === before;
      return !isBefore && offsetAt(wall - after) === after ? wall - after : wall - before;
    },
  };
}
