import type { CalendarEntry, CalendarQuery } from '#contract/calendar.ts';
import { readAvailability } from '#server/features/availability/service.ts';
import { readDatesBetween } from '#server/features/dates/service.ts';
import { readImportantDatesBetween } from '#server/features/important-dates/service.ts';
import { readDueItems } from '#server/features/lists/item-service.ts';
import { readDueDays } from '#server/features/recurring/day-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';

/** An entry without a time of day. */
type AllDay = Omit<CalendarEntry, 'time' | 'endTime' | 'kind'>;

/** Returns what the days have, as each screen would show it to the member; by day, those without a time first. */
export async function readCalendar(context: MemberContext, query: CalendarQuery): Promise<CalendarEntry[]> {
  const { timezone } = await readAvailability(context);
  const [dates, importantDates, bills, items] = await Promise.all([
    readDatesBetween(context, toInstants(query, timezone)),
    readImportantDatesBetween(context, query),
    readDueDays(context, query),
    readDueItems(context, query),
  ]);
  const entries = [
    ...dates.flatMap(({ id, title, userId, startsAt, duration }) => {
      const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timezone);
      const day = start.toPlainDate().toString();
      // The reading also finds dates that began before and are still going on.
      if (day < query.from) return [];
      const endTime = toTime(start.add({ minutes: duration }));
      return [{ day, time: toTime(start), endTime, kind: 'date' as const, id, title, userId }];
    }),
    ...toAllDay('importantDate', importantDates),
    ...toAllDay('bill', bills),
    ...toAllDay('listItem', items),
  ];
  return entries.toSorted(
    (a, b) =>
      compare(a.day, b.day) || compare(a.time ?? '', b.time ?? '') || compare(a.title, b.title) || compare(a.id, b.id),
  );
}

function toAllDay(kind: CalendarEntry['kind'], rows: readonly AllDay[]): CalendarEntry[] {
  return rows.map(({ day, id, title, userId }) => ({
    day,
    time: null,
    endTime: null,
    kind,
    id,
    title,
    userId,
  }));
}

function toInstants({ from, to }: CalendarQuery, timeZone: string) {
  const start = Temporal.PlainDate.from(from).toZonedDateTime(timeZone);
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(timeZone);
  return { from: toIso(start.toInstant()), to: toIso(end.toInstant()) };
}

function toTime(time: Temporal.ZonedDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: 'minute' });
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
