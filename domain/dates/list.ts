import { compareText } from '#domain/kernel/compare-text.ts';
import type { DateEvent } from './schema.ts';

/** Compares dates as the list orders them, the earliest first. */
export function compareDates(one: Pick<DateEvent, 'startsAt' | 'id'>, other: typeof one): number {
  return compareText(one.startsAt, other.startsAt) || compareText(one.id, other.id);
}

/** Counts dates: those ahead of one series are one date until each has begun (`server/db/counted-dates.ts`). */
export function countDates(dates: readonly Pick<DateEvent, 'id' | 'seriesId' | 'startsAt'>[], nowIso: string): number {
  return new Set(dates.map(({ id, seriesId, startsAt }) => (startsAt > nowIso ? (seriesId ?? id) : id))).size;
}
