import { formatTime } from '#client/lib/format/dates.ts';
import { type Path, paths } from '#client/paths.ts';
import type { CalendarKind } from '#domain/calendar/facts.ts';
import { compareEntries } from '#domain/calendar/order.ts';
import type { CalendarEntry } from '#domain/calendar/schema.ts';
import { SHOWN_DAYS, shownRange } from '#domain/kernel/calendar.ts';
import { itemPath } from '#domain/registry/screen-paths.ts';
import { calendarScreensText as text } from '#messages/calendar.ts';

/** Query parameter of the month, such as `2026-11`. */
export const MONTH_FIELD = 'month';
const DAYS_A_WEEK = 7;
/** Days of the card on Home, today included, and its maximum number of rows. */
const DUE_DAYS = 7;
const DUE_ROWS = 4;
/** First and last month whose six weeks are within the days of the contract. */
const FIRST_MONTH = '1900-02';
const LAST_MONTH = '2200-11';

const kindPaths: Readonly<Record<Exclude<CalendarKind, 'listItem'>, Path>> = {
  date: paths.datePlanning,
  importantDate: paths.importantDates,
  bill: paths.finances,
};

/** Returns the address of the screen with an entry. */
export function pathOf({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>): string {
  return kind === 'listItem' ? itemPath(id) : kindPaths[kind];
}

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
  const monday = Temporal.PlainDate.from(shownRange(month).from);
  return Array.from({ length: SHOWN_DAYS / DAYS_A_WEEK }, (_week, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_day, day) => monday.add({ days: week * DAYS_A_WEEK + day }).toString()),
  );
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

/** Returns '7:30 pm – 9:30 pm', 'until 8:00 am' on the last day of a date, and `''` for an entry without a time. */
export function describeTime({ time, endTime }: Pick<CalendarEntry, 'time' | 'endTime'>): string {
  if (time === null && endTime !== null) return text.until(formatTime(endTime));
  return [time, endTime]
    .filter((each) => each !== null)
    .map(formatTime)
    .join(' – ');
}

interface Reader {
  memberId: string;
  partner: { id: string; firstName: string } | null;
}

/** Describes who pays a bill, or for whom an item of a list is; `''` for entries of both and without a partner. */
export function describeOwner({ kind, userId }: CalendarEntry, { memberId, partner }: Reader): string {
  const words = kind === 'bill' || kind === 'listItem' ? text.owners[kind] : null;
  if (!words || !partner) return '';
  if (userId === memberId) return words.you;
  return userId === partner.id ? words.name(partner.firstName) : '';
}

/** Returns the six weeks of a month that hold the days of the card on Home, so that both share one answer. */
export function dueRange(today: string): { from: string; to: string } {
  const ofEnd = shownRange(monthOf(lastDueDay(today)));
  return ofEnd.from <= today ? ofEnd : shownRange(monthOf(today));
}

/**
 * Lists the bills and items of lists that are due first from today on. Important dates have a card of their own. Items
 * that were `ticked` on the card stay in their places, although the calendar leaves them out.
 */
export function listDue(
  entries: readonly CalendarEntry[],
  today: string,
  ticked: readonly CalendarEntry[] = [],
): CalendarEntry[] {
  const last = lastDueDay(today);
  const isDue = ({ kind, day }: CalendarEntry) =>
    (kind === 'bill' || kind === 'listItem') && day >= today && day <= last;
  const open = entries.filter(isDue).slice(0, DUE_ROWS);
  const done = ticked.filter(({ id }) => !entries.some((entry) => entry.id === id));
  return done.length === 0 ? open : [...open, ...done].toSorted(compareDays);
}

/** Compares entries without a time of day. */
function compareDays(one: CalendarEntry, other: CalendarEntry): number {
  return compareEntries({ ...one, startsAt: '' }, { ...other, startsAt: '' });
}

function lastDueDay(today: string): string {
  return Temporal.PlainDate.from(today)
    .add({ days: DUE_DAYS - 1 })
    .toString();
}
