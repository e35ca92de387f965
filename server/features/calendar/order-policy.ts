import type { CalendarEntry } from '#domain/calendar/schema.ts';
import type { OrderValue } from '#server/platform/lists/paging.ts';

/** An entry with the instant at which it begins; `''` without a time of day. */
export interface OrderedEntry extends CalendarEntry {
  startsAt: string;
}

/** Place of an entry in the calendar's order. */
export type Place = Pick<OrderedEntry, 'day' | 'startsAt' | 'title' | 'id' | 'kind'>;

export const PLACE_VALUES: readonly OrderValue[] = ['date', 'text', 'text', 'id', 'text'];

/** Compares entries by day and time, those without a time first. */
export function compareEntries(a: Place, b: Place): number {
  return (
    compare(a.day, b.day) ||
    compare(a.startsAt, b.startsAt) ||
    compareText(a.title, b.title) ||
    compare(a.id, b.id) ||
    compare(a.kind, b.kind)
  );
}

export function toCursorKey({ day, startsAt, title, id, kind }: Place): string[] {
  return [day, startsAt, title, id, kind];
}

/** Keeps at most `count` entries of each day, and their order. */
export function limitDays<Entry extends { day: string }>(entries: readonly Entry[], count: number): Entry[] {
  const kept = new Map<string, number>();
  return entries.filter(({ day }) => {
    const before = kept.get(day) ?? 0;
    kept.set(day, before + 1);
    return before < count;
  });
}

const SURROGATE = /[\uD800-\uDFFF]/;

/** Compares texts by code points, as the database does with the collation "C". */
function compareText(a: string, b: string): number {
  return SURROGATE.test(a) || SURROGATE.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : compare(a, b);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
