import type { Entry, Version } from './events.ts';

/**
 * Returns the events of a UID that count. Of several versions the one with the highest SEQUENCE counts; without any
 * SEQUENCE they are events of their own, and so are those that nothing tells apart.
 */
export function chooseEvents(events: readonly Entry[]): readonly Entry[] {
  if (events.every(({ version }) => version.sequence === null)) return events;
  const [first, ...others] = events;
  if (!first) return [];
  const latest = others.reduce((best, each) => (compare(each.version, best.version) > 0 ? each : best), first);
  return events.filter(({ version }) => compare(version, latest.version) === 0);
}

/** Returns the latest version of each change, by the keys of the occurrences that they replace. */
export function chooseChanges(changes: readonly Entry[], keyOf: (change: Entry) => string): Entry[] {
  const latest = new Map<string, Entry>();
  for (const change of changes) {
    const known = latest.get(keyOf(change));
    if (!known || compare(change.version, known.version) >= 0) latest.set(keyOf(change), change);
  }
  return [...latest.values()];
}

/** Returns true if an event is a later version than one of its changes; without a SEQUENCE nothing says so. */
export function isLater(event: Entry, change: Entry): boolean {
  const haveSequence = event.version.sequence !== null && change.version.sequence !== null;
  return haveSequence && compare(event.version, change.version) > 0;
}

/** Compares by SEQUENCE, then by DTSTAMP and LAST-MODIFIED if both have them. */
function compare(one: Version, other: Version): number {
  const difference = (a: number | null, b: number | null) => (a === null || b === null ? 0 : a - b);
  return (
    (one.sequence ?? 0) - (other.sequence ?? 0) ||
    difference(one.stampedAt, other.stampedAt) ||
    difference(one.modifiedAt, other.modifiedAt)
  );
}
