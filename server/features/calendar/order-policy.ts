import type { EntryPlace } from '#domain/calendar/order.ts';
import type { OrderValue } from '#server/platform/lists/paging.ts';

export const PLACE_VALUES: readonly OrderValue[] = ['date', 'text', 'text', 'id', 'text'];

export function toCursorKey({ day, startsAt, title, id, kind }: EntryPlace): string[] {
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
