/** The earliest time of day that counts as evening. */
export const EVENING = '17:00';
