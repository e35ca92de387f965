import { monthRange } from '#domain/kernel/calendar.ts';
import { SHOWN_MONTHS } from '#domain/statement/facts.ts';
import { monthsSoFar, weeksSoFar } from '#domain/statement/like-months.ts';

/** Returns the starts of the summary's periods for a calendar date in India, as calendar dates. */
export function periodsAt(today: string) {
  const date = Temporal.PlainDate.from(today);
  const thisMonth = date.toPlainYearMonth();
  const months = Array.from({ length: SHOWN_MONTHS }, (_, place) =>
    thisMonth.subtract({ months: SHOWN_MONTHS - 1 - place }).toString(),
  );
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return {
    /** The latest months, oldest first, ending with the current one. */
    months,
    /** Includes the next month, because an expense can be dated tomorrow. */
    monthStarts: [...months.map((month) => monthRange(month).from), monthRange(thisMonth.toString()).to],
    /** The Monday of this week. */
    thisWeek: monday.toString(),
    lastWeek: monday.subtract({ days: 7 }).toString(),
    nextWeek: monday.add({ days: 7 }).toString(),
    dayOfMonth: date.day,
    soFar: { ...monthsSoFar(today), ...weeksSoFar(today) },
  };
}
export type Periods = ReturnType<typeof periodsAt>;
