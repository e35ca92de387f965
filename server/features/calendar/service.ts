import { type CalendarRange, toAllDay, toDateEntry, toEntry, toRange } from '#domain/calendar/entries.ts';
import { CALENDAR_MAX_ENTRIES, entriesPerDay } from '#domain/calendar/facts.ts';
import { compareEntries, type EntryPlace, type OrderedEntry } from '#domain/calendar/order.ts';
import type { CalendarEntry, CalendarQuery } from '#domain/calendar/schema.ts';
import { fieldsText } from '#messages/fields.ts';
import { readAvailability } from '#server/features/availability/service.ts';
import { countCalendarDates, readCalendarDates } from '#server/features/dates/calendar-dates-service.ts';
import { readImportantDatesBetween } from '#server/features/important-dates/service.ts';
import { countDueItems, readDueItems } from '#server/features/lists/item-service.ts';
import { readDueDays } from '#server/features/recurring/day-service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { limitDays, PLACE_VALUES, toCursorKey } from './order-policy.ts';

/** A bound of the entries read: the first ones after a place, or so many of each day. */
type Bound = { after: EntryPlace | null; limit: number } | { perDay: number };

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
  range: CalendarRange,
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
  range: CalendarRange,
  others: readonly OrderedEntry[],
  { after, shown }: { after: EntryPlace | null; shown: number },
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
  range: CalendarRange,
  others: readonly OrderedEntry[],
  bound: Bound,
): Promise<OrderedEntry[]> {
  const [dates, items] = await Promise.all([
    readCalendarDates(context, { ...range, ...bound }),
    readDueItems(context, { ...range, ...bound }),
  ]);
  const after = 'after' in bound ? bound.after : null;
  const entries = [
    ...dates.map((date) => toDateEntry(date, range.timeZone)),
    ...others.filter(isAfter(after)),
    ...toAllDay('listItem', items),
  ].toSorted(compareEntries);
  return 'limit' in bound ? entries.slice(0, bound.limit + 1) : entries;
}

/** Reads the kinds of which the storage limits allow few, in their order: once for a call, because their days are computed. */
async function readOthers(context: MemberContext, range: CalendarRange): Promise<OrderedEntry[]> {
  const [importantDates, bills] = await Promise.all([
    readImportantDatesBetween(context, range),
    readDueDays(context, range),
  ]);
  return [...toAllDay('importantDate', importantDates), ...toAllDay('bill', bills)].toSorted(compareEntries);
}

function isAfter(after: EntryPlace | null) {
  return (entry: OrderedEntry) => after === null || compareEntries(entry, after) > 0;
}

function toPlace([day = '', startsAt = '', title = '', id = '', kind = '']: readonly string[]): EntryPlace {
  const known = (['date', 'importantDate', 'bill', 'listItem'] as const).find((each) => each === kind);
  const instant = startsAt && toInstant(startsAt);
  if (!known || instant === null) throw refuse.invalid('cursor_invalid', fieldsText.cursorInvalid);
  return { day, startsAt: instant, title, id, kind: known };
}

/** Returns the instant in UTC, or `null` for none. Years before 1 and after 9999 fail in the database. */
function toInstant(text: string): string | null {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return null;
  const instant = new Date(ms).toISOString();
  // The other years begin with a sign.
  return instant >= '0001' ? instant : null;
}
