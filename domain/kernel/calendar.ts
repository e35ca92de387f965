/** Returns the whole days from one calendar date to another; negative if the other is earlier. Needs `Temporal`. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}

/** Returns the first day of a month (`2026-07`), and of the next month. */
export function monthRange(month: string): { from: string; to: string } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return { from: first.toString(), to: first.add({ months: 1 }).toString() };
}

/** Days of the six weeks in which a month is shown: they hold every month. */
export const SHOWN_DAYS = 42;

/** Returns the first and the last day of the six weeks, from Monday, in which a month (`2026-07`) is shown. */
export function shownRange(month: string): { from: string; to: string } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  return { from: monday.toString(), to: monday.add({ days: SHOWN_DAYS - 1 }).toString() };
}

/** The earliest time of day that counts as evening. */
export const EVENING = '17:00';
