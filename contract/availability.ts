import { z } from 'zod';
import { availabilityText as text } from '#messages/availability.ts';
import { findOverlap, isTimeZone } from '#domain/availability/hours.ts';
import { FREE_TIMES, SPANS_A_DAY, WEEKDAYS } from './constants/availability.ts';
import { endpoint } from './endpoint.ts';
import { calendarDate, instant, type Words } from './fields.ts';

/** Local time of a day, `24:00` for its end. */
const time = z
  .string({ error: () => text.timeInvalid })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: () => text.timeInvalid });

/** A span of a weekday in which the member is free, in their time zone. */
export const FreeHours = z
  .object({ day: z.enum(WEEKDAYS, { error: () => text.dayInvalid }), from: time, to: time })
  .refine(({ from, to }) => from < to, { error: () => text.endsBeforeStart });
export type FreeHours = z.infer<typeof FreeHours>;

/** The hours in which a member is free, and the time zone of their days. */
export const Availability = z.object({ timezone: z.string(), hours: z.array(FreeHours) });
export type Availability = z.infer<typeof Availability>;

export const AvailabilityInput = z.object({
  timezone: z.string({ error: () => text.timezoneInvalid }).refine(isTimeZone, { error: () => text.timezoneInvalid }),
  hours: z
    .array(FreeHours, { error: () => text.hoursInvalid })
    .max(SPANS_A_DAY * WEEKDAYS.length, { error: () => text.tooManySpans(SPANS_A_DAY) })
    .refine((hours) => WEEKDAYS.every((day) => hours.filter((each) => each.day === day).length <= SPANS_A_DAY), {
      error: () => text.tooManySpans(SPANS_A_DAY),
    })
    .refine((hours) => findOverlap(hours) === null, { error: () => text.overlaps }),
});
export type AvailabilityInput = z.output<typeof AvailabilityInput>;

/** A number of a query within its limits. */
function numberBetween({ min, max, ...rest }: { min: number; max: number; default: number }, words: Words) {
  return z.coerce
    .number<number>({ error: words })
    .int({ error: words })
    .min(min, { error: words })
    .max(max, { error: words })
    .default(rest.default);
}

export const FreeTimesQuery = z
  .object({
    /** First day in the caller's time zone; today by default. */
    from: calendarDate(() => text.fromInvalid).optional(),
    days: numberBetween(FREE_TIMES.days, () => text.daysInvalid(FREE_TIMES.days.min, FREE_TIMES.days.max)),
    minMinutes: numberBetween(FREE_TIMES.minMinutes, () =>
      text.minutesInvalid(FREE_TIMES.minMinutes.min, FREE_TIMES.minMinutes.max),
    ),
  })
  .prefault({});
export type FreeTimesQuery = z.output<typeof FreeTimesQuery>;

export const FreeTime = z.object({ startsAt: instant, endsAt: instant });
export type FreeTime = z.infer<typeof FreeTime>;

export const availability = {
  get: endpoint({
    route: 'GET /api/availability',
    access: 'member',
    summary: 'The caller’s own free hours and time zone',
    output: Availability,
  }),
  set: endpoint({
    route: 'PUT /api/availability',
    access: 'member',
    takesIdempotencyKey: true,
    summary: `Set the caller’s free hours, at most ${SPANS_A_DAY} spans a day, and their time zone`,
    input: AvailabilityInput,
    output: Availability,
    changes: ['availability'],
  }),
  freeTimes: endpoint({
    route: 'GET /api/free-times',
    access: 'member',
    summary: `When both partners are free, at most ${FREE_TIMES.maxCount} times: their free hours without busy blocks and dates that were not declined`,
    input: FreeTimesQuery,
    output: z.array(FreeTime),
  }),
};
