import { dayAfter, indiaDate } from '#client/lib/format/dates.ts';

/** First plausible day of a digital camera; an earlier one is from a clock that was never set. */
const FIRST_DAY = '1990-01-01';

/**
 * Returns true if a photo can be from the day: since 1990, and at most tomorrow in India, for time zones further east.
 */
export function isPossibleDay(day: string, now: string): boolean {
  return day >= FIRST_DAY && day <= dayAfter(indiaDate(now));
}
