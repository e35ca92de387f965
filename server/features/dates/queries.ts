import { sql } from 'kysely';
import type { z } from 'zod';
import { dateEvents } from '#domain/dates/record.ts';
import { DateEvent } from '#domain/dates/schema.ts';
import type { Patch } from '#domain/kernel/apply-patch.ts';
import { snakeCase } from '#domain/kernel/text/snake-case.ts';
import { compileOnce } from '#packages/kysely-pipeline/compile-once.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import { asFields, columnsOf, toRow } from '#server/db/table-fields.ts';
import type { Reaction } from '#server/features/comments/service.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';

/** A suggested time for a date, in the date's time zone. */
export type SuggestedTime = NonNullable<DateEvent['suggestion']>;

/** The fields of a date that its row stores as they are, but for the duration's column. */
const StoredDate = DateEvent.omit({ duration: true, suggestion: true, reactions: true, commentCount: true });
export type StoredDate = z.output<typeof StoredDate> & Pick<DateEvent, 'duration'>;

const storedColumns = [
  ...columnsOf('date_events', StoredDate),
  'duration_minutes as duration',
  sql<Reaction[]>`coalesce(reactions, '[]')`.as('reactions'),
  sql<number>`coalesce(comment_count, 0)`.as('commentCount'),
] as const;

const dateColumns = [
  ...storedColumns,
  sql<SuggestedTime | null>`case when suggested_date is not null then
    jsonb_build_object('scheduledDate', suggested_date, 'scheduledTime', suggested_time) end`.as('suggestion'),
] as const;

/** The couple's dates by start, earliest first. Reads one more than the page's limit. */
export function listDates(db: Database, coupleId: CoupleId, { limit, after = FROM_THE_FIRST }: PageRequest) {
  const [startsAt = '', id = ''] = after;
  return findDates(db, { coupleId, startsAt, id, rows: limit + 1 });
}

/** Before every date. */
const FROM_THE_FIRST = ['-infinity', '00000000-0000-0000-0000-000000000000'] as const;

const findDates = compileOnce(
  ['coupleId', 'startsAt', 'id', 'rows'],
  (
    db: Database,
    { coupleId, startsAt, id, rows }: { coupleId: CoupleId; startsAt: string; id: string; rows: number },
  ) =>
    db
      .selectFrom('date_events')
      .select(dateColumns)
      .where('couple_id', '=', coupleId)
      .where(sql<boolean>`(starts_at, id) > (${startsAt}::timestamptz, ${id}::uuid)`)
      .orderBy('starts_at')
      .orderBy('id')
      .limit(rows),
);

/**
 * The times that dates of the couple take in a span, without declined ones. Dates begin at half-hours and those that begin
 * together count once, as the longest, so there are few rows however many dates there are.
 */
export async function listTakenTimes(
  db: Database,
  coupleId: CoupleId,
  { from, to }: { from: string; to: string },
): Promise<{ startsAt: string; duration: number }[]> {
  return (
    db
      .selectFrom('date_events')
      .select((eb) => [...asFields('startsAt'), eb.fn.max('duration_minutes').as('duration')])
      .where('couple_id', '=', coupleId)
      .where('starts_at', '<', to)
      // No date is longer than a day (`DATE_DURATION`).
      .where('starts_at', '>', sql<string>`${from}::timestamptz - interval '1 day'`)
      .where('partner_response', '<>', 'rejected')
      .groupBy('starts_at')
      .execute()
  );
}

export function findDate(db: Database, coupleId: CoupleId, dateId: string) {
  return db
    .selectFrom('date_events')
    .select(dateColumns)
    .where('couple_id', '=', coupleId)
    .where('id', '=', dateId)
    .executeTakeFirst();
}

/** Locks a date of the couple until the transaction ends, and returns it. */
export function lockDate(tx: Transaction, coupleId: CoupleId, dateId: string) {
  return tx
    .selectFrom('date_events')
    .select(dateColumns)
    .where('couple_id', '=', coupleId)
    .where('id', '=', dateId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertDate(tx: Transaction, coupleId: CoupleId, _room: Room<'dateEvents'>, date: StoredDate) {
  touchRows(tx, dateEvents, { coupleId }, [date.id]);
  const [row] = await insertOne(tx, toDateRow(coupleId, date));
  if (!row) throw new Error('an insert has returned no row');
  return { ...row, suggestion: null };
}

const insertOne = compileOnce(
  ['couple_id', 'duration_minutes', ...StoredDate.keyof().options.map(snakeCase)],
  (tx: Database, row: ReturnType<typeof toDateRow>) =>
    tx.insertInto('date_events').values(row).returning(storedColumns),
);

/** Inserts the dates of a series, at least one. `answeredAt` is when the partner answered the series. */
export async function insertSeriesDates(
  tx: Transaction,
  coupleId: CoupleId,
  _room: Room<'dateEvents'>,
  dates: readonly (StoredDate & { answeredAt: string | null })[],
): Promise<void> {
  touchRows(
    tx,
    dateEvents,
    { coupleId },
    dates.map(({ id }) => id),
  );
  const rows = dates.map((date) => toDateRow(coupleId, date));
  await tx.insertInto('date_events').values(rows).execute();
}

function toDateRow(coupleId: CoupleId, { duration, ...date }: StoredDate) {
  return toRow({ coupleId, ...toRow(date), durationMinutes: duration });
}

/** The dates of a series by their days. */
export function listDatesOfSeries(db: Database, coupleId: CoupleId, seriesId: string) {
  return db
    .selectFrom('date_events')
    .select(dateColumns)
    .where('couple_id', '=', coupleId)
    .where('series_id', '=', seriesId)
    .orderBy('series_day')
    .orderBy('id')
    .execute();
}

/** Returns the couple's first date of a day with one of the titles; with `isSeries`, the first that belongs to a series. */
export function findDateByTitle(
  db: Database,
  coupleId: CoupleId,
  { day, titles, isSeries }: { day: string; titles: readonly string[]; isSeries: boolean },
) {
  return db
    .selectFrom('date_events')
    .select(dateColumns)
    .where('couple_id', '=', coupleId)
    .where('scheduled_date', '=', day)
    .where('title', 'in', titles)
    .$if(isSeries, (query) => query.where('series_id', 'is not', null))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Locks the dates of a series that have not begun until the transaction ends, and returns them by their days. */
export function lockDatesAhead(tx: Transaction, coupleId: CoupleId, seriesId: string, nowIso: string) {
  return tx
    .selectFrom('date_events')
    .select(dateColumns)
    .where('couple_id', '=', coupleId)
    .where('series_id', '=', seriesId)
    .where('starts_at', '>', nowIso)
    .orderBy('series_day')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Changes the given fields of a date. `answeredAt` is absent if the answer has not changed. */
export async function updateDateRow(
  tx: Transaction,
  coupleId: CoupleId,
  dateId: string,
  {
    suggestion,
    duration,
    ...fields
  }: Patch<StoredDate> & { suggestion: SuggestedTime | null; answeredAt?: string | null },
) {
  touchRows(tx, dateEvents, { coupleId }, [dateId]);
  const row = await tx
    .updateTable('date_events')
    .set({
      ...toRow(fields),
      duration_minutes: duration,
      suggested_date: suggestion?.scheduledDate ?? null,
      suggested_time: suggestion?.scheduledTime ?? null,
    })
    .where('couple_id', '=', coupleId)
    .where('id', '=', dateId)
    .returning(storedColumns)
    .executeTakeFirstOrThrow();
  return { ...row, suggestion };
}

export function findFeed(db: Database, userId: string) {
  return db
    .selectFrom('calendar_feeds')
    .select(asFields('seed', 'tokenHash', 'createdAt'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function upsertFeed(
  tx: Transaction,
  userId: string,
  feed: { seed: Buffer; tokenHash: Buffer; createdAt: string },
): Promise<void> {
  const values = toRow(feed);
  await tx
    .insertInto('calendar_feeds')
    .values(toRow({ userId, ...values }))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function deleteFeed(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}
