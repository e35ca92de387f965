import { faultsOf } from '#domain/kernel/fault.ts';

/** Days of the week as the API names them, from Monday. */
export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A member's hours until they set their own: every evening. */
export const DEFAULT_AVAILABILITY = {
  timezone: 'Asia/Kolkata',
  hours: WEEKDAYS.map((day) => ({ day, from: '19:00', to: '23:00' })),
} as const;

export const SPANS_A_DAY = 3;

/** Limits and defaults of a search for free times, in days and minutes. */
export const FREE_TIMES = {
  days: { min: 1, max: 60, default: 30 },
  minMinutes: { min: 30, max: 720, default: 120 },
  maxCount: 60,
} as const;

export interface AvailabilityFaults {
  dayInvalid: [];
  daysInvalid: [min: number, max: number];
  endsBeforeStart: [];
  fromInvalid: [];
  hoursInvalid: [];
  minutesInvalid: [min: number, max: number];
  overlaps: [];
  timeInvalid: [];
  timezoneInvalid: [];
  tooManySpans: [max: number];
}
export const availabilityFault = faultsOf<AvailabilityFaults>('availability');
