import { CALENDAR_MAX_ENTRIES, type CalendarKind, entriesPerDay } from '#domain/calendar/facts.ts';
import type { CalendarEntry, CalendarQuery } from '#domain/calendar/schema.ts';
import { readAvailability } from '#server/features/availability/service.ts';
import { countCalendarDates, readCalendarDates } from '#server/features/dates/calendar-dates-service.ts';
import { readImportantDatesBetween } from '#server/features/important-dates/service.ts';
import { countDueItems, readDueItems } from '#server/features/lists/item-service.ts';
import { readDueDays } from '#server/features/recurring/day-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { fieldsText } from '#messages/fields.ts';
import { compareEntries, limitDays, type OrderedEntry, type Place, PLACE_VALUES, toCursorKey } from './order-policy.ts';

/** The days of a call, with their instants in the member's time zone. */
interface Range {
  from: string;
  to: string;
  timeZone: string;
  start: string;
  end: string;
}

/** A bound of the entries read: the first ones after a place, or so many of each day. */
type Bound = { after: Place | null; limit: number } | { perDay: number };

const MORE = 'x-more-entries';

/**
 * Returns what the days have, as each screen would show it to the member; by day, those without a time first. With a limit
 * or a cursor a page of it; else all, or the first of each day if there are more than fit. `X-More-Entries` counts the rest.
 */
export async function readCalendar(context: MemberContext, query: CalendarQuery): Promise<CalendarEntry[]> {
  const { timezone } = await readAvailability(context);
  const range = toRange(query, timezone);
  const others = await readOthers(context, range);
  if (query.limit !== undefined || query.cursor !== undefined) return readEntriesPage(context, range, others, query);
  const all = await readEntries(context, range, others, { after: null, limit: CALENDAR_MAX_ENTRIES });
  if (all.length <= CALENDAR_MAX_ENTRIES) return all.map(toEntry);
  const perDay = entriesPerDay(query);
  const shown = limitDays(await readEntries(context, range, others, { perDay }), perDay);
  await countMore(context, range, others, { after: null, shown: shown.length });
  return shown.map(toEntry);
}

async function readEntriesPage(
  context: MemberContext,
  range: Range,
  others: readonly OrderedEntry[],
  query: CalendarQuery,
): Promise<CalendarEntry[]> {
  const page = parsePageRequest(query, PLACE_VALUES);
  const after = page.after === undefined ? null : toPlace(page.after);
  const entries = await readEntries(context, range, others, { after, limit: page.limit });
  const shown = toPage(context, entries, page, toCursorKey);
  if (shown.length < entries.length) await countMore(context, range, others, { after, shown: shown.length });
  return shown.map(toEntry);
}

/** Sets the header with the number of entries after a place that are not shown. */
async function countMore(
  context: MemberContext,
  range: Range,
  others: readonly OrderedEntry[],
  { after, shown }: { after: Place | null; shown: number },
): Promise<void> {
  const [dates, items] = await Promise.all([
    countCalendarDates(context, { ...range, after }),
    countDueItems(context, { ...range, after }),
  ]);
  context.setHeader(MORE, String(dates + items + others.filter(isAfter(after)).length - shown));
}

/** Reads entries in their order, one more than a limit. */
async function readEntries(
  context: MemberContext,
  range: Range,
  others: readonly OrderedEntry[],
  bound: Bound,
): Promise<OrderedEntry[]> {
  const [dates, items] = await Promise.all([
    readCalendarDates(context, { ...range, ...bound }),
    readDueItems(context, { ...range, ...bound }),
  ]);
  const after = 'after' in bound ? bound.after : null;
  const entries = [
    ...dates.map(({ id, title, userId, startsAt, duration }) => {
      const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(range.timeZone);
      const endTime = toTime(start.add({ minutes: duration }));
      const day = start.toPlainDate().toString();
      return { day, time: toTime(start), endTime, kind: 'date' as const, id, title, userId, startsAt };
    }),
    ...others.filter(isAfter(after)),
    ...toAllDay('listItem', items),
  ].toSorted(compareEntries);
  return 'limit' in bound ? entries.slice(0, bound.limit + 1) : entries;
}

/** Reads the kinds of which the storage limits allow few, in their order: once for a call, because their days are computed. */
async function readOthers(context: MemberContext, range: Range): Promise<OrderedEntry[]> {
  const [importantDates, bills] = await Promise.all([
    readImportantDatesBetween(context, range),
    readDueDays(context, range),
  ]);
  return [...toAllDay('importantDate', importantDates), ...toAllDay('bill', bills)].toSorted(compareEntries);
}

function isAfter(after: Place | null) {
  return (entry: OrderedEntry) => after === null || compareEntries(entry, after) > 0;
}

function toAllDay(
  kind: CalendarKind,
  rows: readonly Pick<CalendarEntry, 'day' | 'id' | 'title' | 'userId'>[],
): OrderedEntry[] {
  return rows.map(({ day, id, title, userId }) => ({
    day,
    time: null,
    endTime: null,
    kind,
    id,
    title,
    userId,
    startsAt: '',
  }));
}

function toEntry({ startsAt: _startsAt, ...entry }: OrderedEntry): CalendarEntry {
  return entry;
}

function toPlace([day = '', startsAt = '', title = '', id = '', kind = '']: readonly string[]): Place {
  const known = (['date', 'importantDate', 'bill', 'listItem'] as const).find((each) => each === kind);
  const isInstant = startsAt === '' || !Number.isNaN(Date.parse(startsAt));
  if (!known || !isInstant) throw refuse.invalid('cursor_invalid', fieldsText.cursorInvalid);
  return { day, startsAt: startsAt && new Date(startsAt).toISOString(), title, id, kind: known };
}

function toRange({ from, to }: CalendarQuery, timeZone: string): Range {
  const start = Temporal.PlainDate.from(from).toZonedDateTime(timeZone);
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(timeZone);
  return { from, to, timeZone, start: toIso(start.toInstant()), end: toIso(end.toInstant()) };
}

function toTime(time: Temporal.ZonedDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: 'minute' });
}
