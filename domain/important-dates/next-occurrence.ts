/** A one-time or yearly day. `date` is a calendar date. */
export interface Day {
  date: string;
  isRecurring: boolean;
}

/**
 * Returns the first occurrence on or after `from`, or the date itself for a past one-time day. No occurrence precedes
 * the first one, and 29 February falls on the 28th in common years; needs `Temporal`.
 */
export function nextOccurrence({ date, isRecurring }: Day, from: string): string {
  if (!isRecurring || date >= from) return date;
  const { year } = Temporal.PlainDate.from(from);
  const first = Temporal.PlainDate.from(date);
  // `with` uses the last day of the month if the day does not exist.
  const inYear = first.with({ year }).toString();
  return inYear >= from ? inYear : first.with({ year: year + 1 }).toString();
}
