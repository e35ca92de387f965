import type { CalendarEntry } from './schema.ts';

/** An entry with the instant at which it begins; `''` without a time of day. */
export interface OrderedEntry extends CalendarEntry {
  startsAt: string;
}

/** Place of an entry in the calendar's order. */
export type EntryPlace = Pick<OrderedEntry, 'day' | 'startsAt' | 'title' | 'id' | 'kind'>;

/** Compares entries by day and time, those without a time first. */
export function compareEntries(a: EntryPlace, b: EntryPlace): number {
  return (
    compare(a.day, b.day) ||
    compare(a.startsAt, b.startsAt) ||
    compareText(a.title, b.title) ||
    compare(a.id, b.id) ||
    compare(a.kind, b.kind)
  );
}

const SURROGATE = /[\uD800-\uDFFF]/;

/** Compares texts by code points, as the database does with the collation "C". */
function compareText(a: string, b: string): number {
  if (!SURROGATE.test(a) && !SURROGATE.test(b)) return compare(a, b);
  const [one, other] = [listPoints(a), listPoints(b)];
  const place = one.findIndex((point, index) => point !== other[index]);
  return place === -1 ? one.length - other.length : (one[place] ?? 0) - (other[place] ?? -1);
}

function listPoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
