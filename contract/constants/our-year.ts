/** Of what a year has a first. */
export const FIRST_KINDS = ['date', 'place', 'memory'] as const;

/** The month and day of India on which the current year opens. */
export const YEAR_OPENS = '12-01';
