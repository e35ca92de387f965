/** Kinds of entries in the month. */
export const CALENDAR_KINDS = ['date', 'importantDate', 'bill', 'listItem'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Maximum number of days that one call reads. */
export const CALENDAR_MAX_DAYS = 62;
