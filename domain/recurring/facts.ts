/** Intervals of a recurring expense. */
export const RECURRENCES = ['week', 'month', 'year'] as const;
export type Recurrence = (typeof RECURRENCES)[number];
