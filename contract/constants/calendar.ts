/** Entries in one response of the calendar. */
export const CALENDAR_MAX_ENTRIES = 500;

/** Returns the number of days of a range, both included; NaN for a day that does not exist. */
export function countDays({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

/** Returns the number of entries of each day in a response to a range that has more than fit. */
export function entriesPerDay(range: { from: string; to: string }): number {
  return Math.floor(CALENDAR_MAX_ENTRIES / countDays(range));
}
