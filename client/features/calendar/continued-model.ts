import type { CopiedRead } from '#client/data/copy/shown.ts';
import { toDateEntry, toEntry, toRange } from '#domain/calendar/entries.ts';
import type { CalendarEntry } from '#domain/calendar/schema.ts';
import { listCoveredDays } from '#domain/dates/days.ts';
import { DATE_DURATION } from '#domain/dates/facts.ts';
import { compareDates } from '#domain/dates/list.ts';
import { zoneOf } from './reads.ts';

/**
 * Dates on the days that they cover after their first one, as entries without a time of beginning. The API lists a date
 * on its first day alone.
 */
export const continuedRead: CopiedRead<{ from: string; to: string }, CalendarEntry[]> = {
  of: ['dates', 'availability'],
  derive: (shown, days, context) => {
    const { timeZone, start, end } = toRange(days, zoneOf(shown, context));
    const earliest = new Date(Date.parse(start) - DATE_DURATION.max * 60_000).toISOString();
    return shown('dates')
      .filter(({ startsAt }) => startsAt >= earliest && startsAt < end)
      .toSorted(compareDates)
      .flatMap((date) =>
        listCoveredDays(date, timeZone)
          .slice(1)
          .filter((day) => day >= days.from && day <= days.to)
          .map((day) => ({ ...toEntry(toDateEntry(date, timeZone)), day, time: null })),
      );
  },
};
