import { indiaDate } from '#client/lib/format/dates.ts';
import { yearOf } from '#domain/memories/on-this-day.ts';

/** Returns true in the first year of a couple, or of a member alone. `createdAt` is an instant, `today` a calendar date. */
export function isInFirstYear(createdAt: string, today: string): boolean {
  return indiaDate(createdAt) > `${yearOf(today) - 1}${today.slice(4)}`;
}
