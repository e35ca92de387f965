import { z } from 'zod';
import type { Fault } from '#domain/kernel/fault.ts';
import { calendarDate, instant, wholeNumberInQuery } from '#domain/kernel/fields.ts';
import { availabilityFault, FREE_TIMES, SPANS_A_DAY, WEEKDAYS } from './facts.ts';
import { findOverlap, isTimeZone } from './hours.ts';

/** Local time of a day, `24:00` for its end. */
const time = z
  .string({ error: availabilityFault('timeInvalid') })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: availabilityFault('timeInvalid') });

/** A span of a weekday in which the member is free, in their time zone. */
export const FreeHours = z
  .object({ day: z.enum(WEEKDAYS, { error: availabilityFault('dayInvalid') }), from: time, to: time })
  .refine(({ from, to }) => from < to, { error: availabilityFault('endsBeforeStart') });
export type FreeHours = z.infer<typeof FreeHours>;

/** The hours in which a member is free, and the time zone of their days. */
export const Availability = z.object({ timezone: z.string(), hours: z.array(FreeHours) });
export type Availability = z.infer<typeof Availability>;

export const AvailabilityInput = z.object({
  timezone: z
    .string({ error: availabilityFault('timezoneInvalid') })
    .refine(isTimeZone, { error: availabilityFault('timezoneInvalid') }),
  hours: z
    .array(FreeHours, { error: availabilityFault('hoursInvalid') })
    .max(SPANS_A_DAY * WEEKDAYS.length, { error: availabilityFault('tooManySpans', SPANS_A_DAY) })
    .refine((hours) => WEEKDAYS.every((day) => hours.filter((each) => each.day === day).length <= SPANS_A_DAY), {
      error: availabilityFault('tooManySpans', SPANS_A_DAY),
    })
    .refine((hours) => findOverlap(hours) === null, { error: availabilityFault('overlaps') }),
});
export type AvailabilityInput = z.output<typeof AvailabilityInput>;

/** A number of a query within its limits. */
function numberBetween(limits: { min: number; max: number; default: number }, words: Fault) {
  return wholeNumberInQuery(limits, words).default(limits.default);
}

export const FreeTimesQuery = z
  .object({
    /** First day in the caller's time zone; today by default. */
    from: calendarDate(availabilityFault('fromInvalid')).optional(),
    days: numberBetween(FREE_TIMES.days, availabilityFault('daysInvalid', FREE_TIMES.days.min, FREE_TIMES.days.max)),
    minMinutes: numberBetween(
      FREE_TIMES.minMinutes,
      availabilityFault('minutesInvalid', FREE_TIMES.minMinutes.min, FREE_TIMES.minMinutes.max),
    ),
  })
  .prefault({});
export type FreeTimesQuery = z.output<typeof FreeTimesQuery>;

export const FreeTime = z.object({ startsAt: instant, endsAt: instant });
export type FreeTime = z.infer<typeof FreeTime>;
