import type { DateEvent } from './schema.ts';

/** Counts dates: those ahead of one series are one date until each has begun (`server/db/counted-dates.ts`). */
export function countDates(dates: readonly Pick<DateEvent, 'id' | 'seriesId' | 'startsAt'>[], nowIso: string): number {
  return new Set(dates.map(({ id, seriesId, startsAt }) => (startsAt > nowIso ? (seriesId ?? id) : id))).size;
}
