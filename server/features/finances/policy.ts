import { INDIA } from '#server/platform/clock.ts';

/** How many months the breakdown shows (specification, section 9). */
export const SHOWN_MONTHS = 6;

/** The instants at which a month of India (`2026-07`) begins, and the next one. */
export function monthRange(month: string): { from: string; to: string } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return { from: startOf(first), to: startOf(first.add({ months: 1 })) };
}

/** The periods of the summary at a calendar date in India. */
export function periodsAt(today: string) {
  const date = Temporal.PlainDate.from(today);
  const thisMonth = date.toPlainYearMonth();
  const months = Array.from({ length: SHOWN_MONTHS }, (_, place) =>
    thisMonth.subtract({ months: SHOWN_MONTHS - 1 - place }).toString(),
  );
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return {
    /** The latest months, the oldest first, the current one last. */
    months,
    monthStarts: months.map((month) => monthRange(month).from),
    /** Monday 00:00. */
    thisWeek: startOf(monday),
    lastWeek: startOf(monday.subtract({ days: 7 })),
    dayOfMonth: date.day,
  };
}
export type Periods = ReturnType<typeof periodsAt>;

function startOf(date: Temporal.PlainDate): string {
  return date.toZonedDateTime(INDIA).toInstant().toString({ fractionalSecondDigits: 3 });
}
