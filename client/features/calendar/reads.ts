import { availabilityRead } from '#client/features/availability/reads.ts';
import type { CopiedRead } from '#client/data/copy/shown.ts';
import { DEFAULT_AVAILABILITY } from '#domain/availability/facts.ts';
import { isTimeZone } from '#domain/availability/hours.ts';
import { listEntries, toRange } from '#domain/calendar/entries.ts';
import type { CalendarEntry } from '#domain/calendar/schema.ts';

/** The entries of a range of days in the member's time zone, or in India if the browser lacks the zone. */
export const calendarRead: CopiedRead<{ from: string; to: string }, CalendarEntry[]> = {
  of: ['dates', 'importantDates', 'recurring', 'lists', 'listItems', 'availability'],
  derive: (shown, days, context) => {
    const { timezone } = availabilityRead.derive(shown, null, context);
    const records = {
      dates: shown('dates'),
      importantDates: shown('importantDates'),
      recurring: shown('recurring'),
      lists: shown('lists'),
      items: shown('listItems'),
    };
    return listEntries(records, toRange(days, isTimeZone(timezone) ? timezone : DEFAULT_AVAILABILITY.timezone));
  },
};
