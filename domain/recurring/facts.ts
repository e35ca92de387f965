/** Intervals of a recurring expense. */
export const RECURRENCES = ['week', 'month', 'year'] as const;
export type Recurrence = (typeof RECURRENCES)[number];

/** Days before a due day on which both are told of it; 0 for never. */
export const NOTICE_DAYS = [0, 1, 3, 7] as const;
/** Hour in India at which both are told. */
export const NOTICE_HOUR = 9;

/** Hour in India at which a day's expenses are created. */
export const DUE_HOUR = 6;
