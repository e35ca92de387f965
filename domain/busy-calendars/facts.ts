import { faultsOf } from '#domain/kernel/fault.ts';

/** Limits of the calendars whose events make a member busy. */
export const BUSY_CALENDARS = {
  maxCount: 5,
  /** Largest file or answer, in bytes. */
  maxBytes: 5 * 1024 * 1024,
  /** Days from now whose busy blocks are kept. */
  days: 60,
} as const;

/**
 * Why a calendar could not be read. A host that is silent, slow or answers with an error is `unreachable`, without a
 * difference: otherwise a member could look around a network in the server's name.
 */
export const CALENDAR_FAILURES = [
  'hostUnknown',
  'hostPrivate',
  'unreachable',
  'redirected',
  'tooLarge',
  'unreadable',
  'tooComplex',
] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];

export interface BusyCalendarsFaults {
  addressRequired: [];
  fileRequired: [];
  nameRequired: [];
  hostUnknown: [];
  hostPrivate: [];
  unreachable: [];
  redirected: [];
  tooLarge: [];
  unreadable: [];
  tooComplex: [];
}
export const busyCalendarsFault = faultsOf<BusyCalendarsFaults>('busyCalendars');
