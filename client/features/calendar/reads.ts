import type { CopiedRead, CopyContext, Shown } from '#client/data/copy/shown.ts';
import { availabilityRead } from '#client/features/availability/reads.ts';
import { DEFAULT_AVAILABILITY } from '#domain/availability/facts.ts';
import { isTimeZone } from '#domain/availability/hours.ts';
import { listEntries, toRange } from '#domain/calendar/entries.ts';
import type { CalendarEntry } from '#domain/calendar/schema.ts';
import type { NextDayOfTithi } from '#domain/important-dates/next-occurrence.ts';

/** Days to read; `city` is the member's own once days of tithis are loaded, and `null` leaves dates by tithi out. */
interface Days {
  from: string;
  to: string;
  tithis: { city: string; find: NextDayOfTithi } | null;
}

/** The entries of a range of days in the member's time zone, or in India if the browser lacks the zone. */
export const calendarRead: CopiedRead<Days, CalendarEntry[]> = {
  of: ['dates', 'importantDates', 'recurring', 'lists', 'listItems', 'availability'],
  derive: (shown, days, context) => {
    const records = {
      dates: shown('dates'),
      importantDates: shown('importantDates'),
      recurring: shown('recurring'),
      lists: shown('lists'),
      items: shown('listItems'),
    };
    return listEntries(records, toRange(days, zoneOf(shown, context)), days.tithis?.find);
  },
};

/** Returns the member's time zone, or India's if the browser lacks it. */
export function zoneOf(shown: Shown, context: CopyContext): string {
  const { timezone } = availabilityRead.derive(shown, null, context);
  return isTimeZone(timezone) ? timezone : DEFAULT_AVAILABILITY.timezone;
}
