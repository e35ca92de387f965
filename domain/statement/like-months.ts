import type { StatementPeriod } from './facts.ts';

/** A span of calendar dates, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/**
 * Returns the days of this month so far and the same days of the last one, so that a comparison compares like with
 * like. A last month that is shorter ends with its last day: on the 31st it is compared as a whole.
 */
export function monthsSoFar(today: string): { thisMonth: Days; lastMonth: Days } {
  const date = Temporal.PlainDate.from(today);
  const first = date.with({ day: 1 });
  const lastFirst = first.subtract({ months: 1 });
  const sameDay = lastFirst.with({ day: date.day }, { overflow: 'constrain' });
  return {
    thisMonth: { from: first.toString(), to: today },
    lastMonth: { from: lastFirst.toString(), to: sameDay.toString() },
  };
}

/** Returns the days of this week so far, from Monday, and the same days of the last one. */
export function weeksSoFar(today: string): { thisWeek: Days; lastWeek: Days } {
  const date = Temporal.PlainDate.from(today);
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  const aWeekAgo = (day: Temporal.PlainDate) => day.subtract({ days: 7 }).toString();
  return {
    thisWeek: { from: monday.toString(), to: today },
    lastWeek: { from: aWeekAgo(monday), to: aWeekAgo(date) },
  };
}

export function isWithinDays(day: string, { from, to }: Days): boolean {
  return day >= from && day <= to;
}

/** Number of months and years in a statement without a range. */
const LATEST_PERIODS = { month: 12, year: 10 } as const;

/** Returns the first and last day of the latest months or years, the current one included. */
export function latestPeriods(today: string, by: StatementPeriod): Days {
  const { year, month } = Temporal.PlainDate.from(today);
  const next =
    by === 'month'
      ? Temporal.PlainYearMonth.from({ year, month }).toPlainDate({ day: 1 }).add({ months: 1 })
      : new Temporal.PlainDate(year + 1, 1, 1);
  const from = next.subtract({ [`${by}s`]: LATEST_PERIODS[by] });
  return { from: from.toString(), to: next.subtract({ days: 1 }).toString() };
}
