/** Of what a year has a first. */
export const FIRST_KINDS = ['date', 'place', 'memory'] as const;

/** The month and day of India on which the current year opens. */
export const YEAR_OPENS = '12-01';

export const BOOK_STATES = ['waiting', 'making', 'ready', 'failed'] as const;
/** Days that a photo book is kept once it is ready. */
export const BOOK_DAYS = 7;
/** Memories that are named at most as having letters that the photo book leaves out. */
export const TOLD_MEMORIES = 100;
/** Letters of one memory that are named at most. */
export const TOLD_LETTERS = 50;
