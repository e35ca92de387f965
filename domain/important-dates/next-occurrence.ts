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
  const year = Number(from.slice(0, 4));
  // A hundred times as fast as `Temporal`, for all days that each year has.
  if (!date.endsWith('-02-29')) {
    const sameYear = `${year}${date.slice(4)}`;
    return sameYear >= from ? sameYear : `${year + 1}${date.slice(4)}`;
  }
  const first = Temporal.PlainDate.from(date);
  // `with` uses the last day of the month if the day does not exist.
  const inYear = first.with({ year }).toString();
  return inYear >= from ? inYear : first.with({ year: year + 1 }).toString();
}

/** Returns the occurrence between two days, both inclusive and less than a year apart; `null` without one. */
export function occurrenceBetween(day: Day, { from, to }: { from: string; to: string }): string | null {
  if (day.date > to) return null;
  const occurrence = nextOccurrence(day, from);
  return occurrence >= from && occurrence <= to ? occurrence : null;
}

/** Returns the months and days `MM-DD` of dates that can recur between two days, both inclusive. */
export function listMonthDays(from: string, to: string): string[] {
  const days = new Set<string>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.add(new Date(at).toISOString().slice(5, 10));
  if (days.has('02-28')) days.add('02-29');
  return [...days];
}

const DAY_MS = 86_400_000;
