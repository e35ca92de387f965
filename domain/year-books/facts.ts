export const BOOK_STATES = ['waiting', 'making', 'ready', 'failed'] as const;
/** Days that a finished photo book is kept. */
export const BOOK_DAYS = 7;
