import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import { CALENDAR_MAX_ENTRIES, countDays } from './constants/calendar.ts';
import { CALENDAR_KINDS, CALENDAR_MAX_DAYS } from './constants/important-dates.ts';
import { endpoint } from './endpoint.ts';
import { fieldsFault, calendarDate, id } from './fields.ts';
import { pageLimit } from './paging.ts';

export interface CalendarFaults {
  dayInvalid: [];
  endsBeforeStart: [];
  tooManyDays: [max: number];
}
export const calendarFault = faultsOf<CalendarFaults>('calendar');

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

export const calendar = {
  read: endpoint({
    route: 'GET /api/calendar',
    access: 'member',
    summary: `What the days of at most ${CALENDAR_MAX_DAYS} have, by day and time. Of more than ${CALENDAR_MAX_ENTRIES} entries the first of each day, and \`X-More-Entries\` counts the others; with \`limit\` a page, with \`X-Next-Cursor\` while there are more`,
    input: CalendarQuery,
    output: z.array(CalendarEntry),
  }),
};
