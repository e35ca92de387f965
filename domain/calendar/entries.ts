import type { DateEvent } from '#domain/dates/schema.ts';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { type NextDayOfTithi, occurrenceBetween } from '#domain/important-dates/next-occurrence.ts';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import type { ListItem } from '#domain/lists/schema.ts';
import { listDueDays, type Recurring } from '#domain/recurring/due-days.ts';
import type { CalendarKind } from './facts.ts';
import { compareEntries, type OrderedEntry } from './order.ts';
import type { CalendarEntry } from './schema.ts';

/** Days, both inclusive, with the instants of their start and end in the member's time zone. */
export interface CalendarRange {
  from: string;
  to: string;
  timeZone: string;
  start: string;
  end: string;
}

type PlannedDate = Pick<DateEvent, 'id' | 'title' | 'userId' | 'startsAt' | 'duration'>;
/** A record on a day without a time. */
type DayEntry = Pick<CalendarEntry, 'day' | 'id' | 'title' | 'userId'>;

/** The member's records that the calendar shows. Items are those of `lists` alone. */
export interface CalendarRecords {
  dates: readonly PlannedDate[];
  importantDates: readonly Pick<
    ImportantDate,
    'id' | 'title' | 'userId' | 'date' | 'isRecurring' | 'tithi' | 'tithiCity'
  >[];
  recurring: readonly (Recurring & { id: string; title: string; paidBy: string | null })[];
  lists: readonly { id: string }[];
  items: readonly Pick<ListItem, 'id' | 'listId' | 'text' | 'isDone' | 'dueOn' | 'assigneeId'>[];
}

/** Returns the range of days in a time zone. */
export function toRange({ from, to }: { from: string; to: string }, timeZone: string): CalendarRange {
  const start = Temporal.PlainDate.from(from).toZonedDateTime(timeZone);
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(timeZone);
  return { from, to, timeZone, start: toIso(start), end: toIso(end) };
}

/** Returns the entries of a range in their order, without important dates by tithi if there is no `nextDayOfTithi`. */
export function listEntries(
  records: CalendarRecords,
  range: CalendarRange,
  nextDayOfTithi: NextDayOfTithi | null = null,
): CalendarEntry[] {
  const { from, to, start, end, timeZone } = range;
  const lists = new Set(records.lists.map(({ id }) => id));
  const entries = [
    ...records.dates
      .filter(({ startsAt }) => startsAt >= start && startsAt < end)
      .map((date) => toDateEntry(date, timeZone)),
    ...toAllDay('importantDate', listImportantDays(records.importantDates, range, nextDayOfTithi)),
    ...toAllDay('bill', listBills(records.recurring, range)),
    ...toAllDay(
      'listItem',
      records.items.flatMap(({ id, listId, text: title, isDone, dueOn: day, assigneeId: userId }) =>
        day !== null && !isDone && day >= from && day <= to && lists.has(listId) ? [{ day, id, title, userId }] : [],
      ),
    ),
  ];
  return entries.toSorted(compareEntries).map(toEntry);
}

/** Returns the days of important dates in a range; without `nextDayOfTithi`, those by tithi are left out. */
export function listImportantDays(
  dates: CalendarRecords['importantDates'],
  range: Pick<CalendarRange, 'from' | 'to'>,
  nextDayOfTithi: NextDayOfTithi | null,
): DayEntry[] {
  return dates.flatMap(({ id, title, userId, ...date }) => {
    if (date.tithi && !nextDayOfTithi) return [];
    const day = occurrenceBetween(date, range, nextDayOfTithi);
    return day === null ? [] : [{ day, id, title, userId }];
  });
}

/** Returns the due days of recurring expenses in a range, each with the payer; `null` for the couple's own money. */
export function listBills(
  recurring: CalendarRecords['recurring'],
  range: Pick<CalendarRange, 'from' | 'to'>,
): DayEntry[] {
  return recurring.flatMap((row) =>
    listDueDays(row, range).map((day) => ({
      day,
      id: row.id,
      title: row.title,
      userId: row.paidBy === FROM_BOTH ? null : row.paidBy,
    })),
  );
}

/** Returns a date on the day on which it begins in a time zone. */
export function toDateEntry({ id, title, userId, startsAt, duration }: PlannedDate, timeZone: string): OrderedEntry {
  const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
  const endTime = toTime(start.add({ minutes: duration }));
  const day = start.toPlainDate().toString();
  return { day, time: toTime(start), endTime, kind: 'date', id, title, userId, startsAt };
}

export function toAllDay(kind: CalendarKind, entries: readonly DayEntry[]): OrderedEntry[] {
  return entries.map(({ day, id, title, userId }) => ({
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

export function toEntry({ startsAt: _startsAt, ...entry }: OrderedEntry): CalendarEntry {
  return entry;
}

function toIso(time: Temporal.ZonedDateTime): string {
  return time.toInstant().toString({ fractionalSecondDigits: 3 });
}

function toTime(time: Temporal.ZonedDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: 'minute' });
}
