import { indiaDate } from '#client/lib/format/dates.ts';
import type { FirstSteps } from '#domain/first-steps/schema.ts';
import { yearOf } from '#domain/memories/on-this-day.ts';

/** Returns the number of first steps still to show: none after a dismissal. */
export function stepsLeft({ steps, isPutAway }: FirstSteps): number {
  return isPutAway ? 0 : steps.filter(({ isDone }) => !isDone).length;
}

/** Returns true in the first year of a couple, or of a member alone. `createdAt` is an instant, `today` a calendar date. */
export function isInFirstYear(createdAt: string, today: string): boolean {
  return indiaDate(createdAt) > `${yearOf(today) - 1}${today.slice(4)}`;
}
