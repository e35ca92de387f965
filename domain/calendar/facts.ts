import { faultsOf } from '#domain/kernel/fault.ts';

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

/** Kinds of entries in the month. */
export const CALENDAR_KINDS = ['date', 'importantDate', 'bill', 'listItem'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Maximum number of days that one call reads. */
export const CALENDAR_MAX_DAYS = 62;

export interface CalendarFaults {
  dayInvalid: [];
  endsBeforeStart: [];
  tooManyDays: [max: number];
}
export const calendarFault = faultsOf<CalendarFaults>('calendar');
