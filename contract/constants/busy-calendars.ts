/** Limits of the calendars whose events make a member busy. */
export const BUSY_CALENDARS = {
  maxCount: 5,
  /** Largest file or answer, in bytes. */
  maxBytes: 5 * 1024 * 1024,
  /** Days from now whose busy blocks are kept. */
  days: 60,
} as const;

/** Why a calendar could not be read. */
export const CALENDAR_FAILURES = [
  'hostUnknown',
  'hostPrivate',
  'unreachable',
  'timedOut',
  'redirected',
  'answered',
  'tooLarge',
  'unreadable',
  'tooComplex',
] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];
