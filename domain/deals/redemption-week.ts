const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;
/** The first day of 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** Returns the start of an instant's week: Sunday 00:00 in India, which has no daylight saving time. */
export function redemptionWeekStart(instant: string): string {
  const indiaMs = Date.parse(instant) + INDIA_OFFSET_MS;
  const day = Math.floor(indiaMs / DAY_MS);
  const sunday = day - ((day + FIRST_WEEKDAY) % 7);
  return new Date(sunday * DAY_MS - INDIA_OFFSET_MS).toISOString();
}
