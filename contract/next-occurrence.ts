/** A day that happens once, or returns each year. `date` is a calendar date. */
export interface Day {
  date: string;
  isRecurring: boolean;
}

/**
 * The first day on or after `from` on which it happens; a day that happens once and has passed stays where it was. Nothing
 * returns before it first happened, and 29 February returns on the 28th in common years. Needs `Temporal`.
 */
export function nextOccurrence({ date, isRecurring }: Day, from: string): string {
  if (!isRecurring || date >= from) return date;
  const { year } = Temporal.PlainDate.from(from);
  const first = Temporal.PlainDate.from(date);
  // `with` takes the last day of the month where the day does not exist.
  const inYear = first.with({ year }).toString();
  return inYear >= from ? inYear : first.with({ year: year + 1 }).toString();
}
