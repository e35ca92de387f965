import type { CalendarKind } from '#contract/constants/calendar.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import { formatTime } from '#client/lib/format/dates.ts';
import { type Path, paths } from '#client/paths.ts';

/** Query parameter of the month, such as `2026-11`. */
export const MONTH_FIELD = 'month';
/** Six weeks hold every month, so the grid has one height. */
const WEEKS = 6;
const DAYS_A_WEEK = 7;
/** First and last month whose six weeks are within the days of the contract. */
const FIRST_MONTH = '1900-02';
const LAST_MONTH = '2200-11';

/** Screen with the entries of each kind. */
export const kindPaths: Readonly<Record<CalendarKind, Path>> = {
  date: paths.datePlanning,
  importantDate: paths.importantDates,
  bill: paths.finances,
  listItem: paths.lists,
};

/** Returns the month `2026-11` of the day `2026-11-14`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function isShownMonth(month: string): boolean {
  return month >= FIRST_MONTH && month <= LAST_MONTH;
}

/** Returns the month in the address, or the month of `today` without a valid one. */
export function readMonth(parameter: string | null, today: string): string {
  const isMonth = parameter !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(parameter);
  return isMonth && isShownMonth(parameter) ? parameter : monthOf(today);
}

/** Returns the month `count` months later. Needs `Temporal`. */
export function addMonths(month: string, count: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months: count }).toString();
}

/** Returns the days of the six weeks, from Monday, in which a month is shown. Needs `Temporal`. */
export function listWeeks(month: string): string[][] {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  return Array.from({ length: WEEKS }, (_week, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_day, day) =>
      monday.add({ days: week * DAYS_A_WEEK + day }).toString(),
    ),
  );
}

/** Returns the first and the last day of the six weeks of a month. Needs `Temporal`. */
export function shownRange(month: string): { from: string; to: string } {
  const days = listWeeks(month).flat();
  return { from: days.at(0) ?? '', to: days.at(-1) ?? '' };
}

/** Keys that move between days (ARIA Authoring Practices, date picker grid). */
const moves: Readonly<Record<string, (day: Temporal.PlainDate) => Temporal.PlainDate>> = {
  ArrowLeft: (day) => day.subtract({ days: 1 }),
  ArrowRight: (day) => day.add({ days: 1 }),
  ArrowUp: (day) => day.subtract({ weeks: 1 }),
  ArrowDown: (day) => day.add({ weeks: 1 }),
  Home: (day) => day.subtract({ days: day.dayOfWeek - 1 }),
  End: (day) => day.add({ days: DAYS_A_WEEK - day.dayOfWeek }),
  PageUp: (day) => day.subtract({ months: 1 }),
  PageDown: (day) => day.add({ months: 1 }),
};

/**
 * Returns the day to which a key moves, or `null` for a key that moves nothing. The day stays the same at the first and
 * the last month. Needs `Temporal`.
 */
export function moveDay(day: string, key: string): string | null {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (!move) return null;
  const moved = move(Temporal.PlainDate.from(day)).toString();
  return isShownMonth(monthOf(moved)) ? moved : day;
}

/** Returns the chosen day of a month: the member's choice if it is in it, else today, else the first day. */
export function chosenDayOf(month: string, { choice, today }: { choice: string | null; today: string }) {
  return [choice, today].find((day) => day !== null && monthOf(day) === month) ?? `${month}-01`;
}

/** Groups entries by day and keeps their order. */
export function groupByDay(entries: readonly CalendarEntry[]): ReadonlyMap<string, readonly CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const others = days.get(entry.day);
    if (others) others.push(entry);
    else days.set(entry.day, [entry]);
  }
  return days;
}

/** Returns '7:30 pm – 9:30 pm'; `''` for an entry without a time. */
export function describeTime({ time, endTime }: Pick<CalendarEntry, 'time' | 'endTime'>): string {
  return [time, endTime]
    .filter((each) => each !== null)
    .map(formatTime)
    .join(' – ');
}
