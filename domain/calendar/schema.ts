import { z } from 'zod';
import { calendarDate, fieldsFault, id } from '#domain/kernel/fields.ts';
import { pageLimit } from '#domain/kernel/paging.ts';
import { CALENDAR_KINDS, CALENDAR_MAX_DAYS, calendarFault, countDays } from './facts.ts';

/**
 * An entry of a day: a planned date, an important date, a due day of a recurring expense that is not recorded yet
 * (`bill`; `id` is the recurring expense's, `userId` its payer's), or an open item of a list (`userId` is the
 * assignee's). Days and times are those of the caller's time zone; only planned dates have times.
 */
export const CalendarEntry = z.object({
  day: z.string(),
  time: z.string().nullable(),
  endTime: z.string().nullable(),
  kind: z.enum(CALENDAR_KINDS),
  id,
  title: z.string(),
  userId: id.nullable(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

const day = calendarDate(calendarFault('dayInvalid'));
/** Both days are included. */
export const CalendarQuery = z
  .object({
    from: day,
    to: day,
    limit: pageLimit(fieldsFault('limitInvalid')),
    // It holds the title of an entry.
    cursor: z.string().max(4000).optional(),
  })
  .refine(({ from, to }) => from <= to, { error: calendarFault('endsBeforeStart') })
  .refine((range) => countDays(range) <= CALENDAR_MAX_DAYS, {
    error: calendarFault('tooManyDays', CALENDAR_MAX_DAYS),
  });
export type CalendarQuery = z.output<typeof CalendarQuery>;
