import { sql } from 'kysely';
import { z } from 'zod';
import { ALL_SERIES_UNITS, SERIES_ANCHORS, SERIES_DAYS } from '#domain/dates/facts.ts';
import { dateSeries } from '#domain/dates/record.ts';
import { DateEvent } from '#domain/dates/schema.ts';
import type { Patch } from '#domain/kernel/apply-patch.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import { asFields, columnsOf, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

/** The fields of a series that its row stores as they are, but for the duration's column. */
const StoredSeries = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  every: z.enum(ALL_SERIES_UNITS),
  interval: z.number(),
  on: z.enum(SERIES_ANCHORS),
  ruleStartsOn: z.string(),
  movedDays: z.number(),
  until: z.string().nullable(),
  endedFrom: z.string().nullable(),
  endedAt: z.string().nullable(),
  madeUntil: z.string(),
  answeredAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  ...DateEvent.pick({
    title: true,
    description: true,
    scheduledTime: true,
    timezone: true,
    location: true,
    category: true,
    partnerResponse: true,
  }).shape,
});
export type Series = z.output<typeof StoredSeries> & Pick<DateEvent, 'duration'>;

const seriesColumns = [...columnsOf('date_series', StoredSeries), 'duration_minutes as duration'] as const;

export function findSeries(db: Database, coupleId: CoupleId, seriesId: string): Promise<Series | undefined> {
  return selectSeries(db, coupleId).where('id', '=', seriesId).executeTakeFirst();
}

/** The couple's series, earliest first. Reads one more than the page's limit. */
export function listSeries(db: Database, coupleId: CoupleId, page: PageRequest): Promise<Series[]> {
  return selectSeries(db, coupleId)
    .$call(pageByTime(page, ['created_at', 'id'], 'oldest'))
    .execute();
}

/** Locks a series of the couple until the transaction ends, before any of its dates, and returns it. */
export function lockSeries(tx: Transaction, coupleId: CoupleId, seriesId: string): Promise<Series | undefined> {
  return selectSeries(tx, coupleId).where('id', '=', seriesId).forUpdate().executeTakeFirst();
}

function selectSeries(db: Database, coupleId: CoupleId) {
  return db.selectFrom('date_series').select(seriesColumns).where('couple_id', '=', coupleId);
}

/** Returns true if a date of the series is for a day before `day`, also one in the trash. */
export async function hasEarlierDates(
  tx: Transaction,
  coupleId: CoupleId,
  { seriesId, day }: { seriesId: string; day: string },
): Promise<boolean> {
  const [earlier, deleted] = await Promise.all([
    tx
      .selectFrom('date_events')
      .select('id')
      .where('couple_id', '=', coupleId)
      .where('series_id', '=', seriesId)
      .where('series_day', '<', day)
      .limit(1)
      .executeTakeFirst(),
    tx
      .selectFrom('deleted_shared_records')
      .select('id')
      .where('couple_id', '=', coupleId)
      .where('kind', '=', 'date')
      .where(sql<string>`record ->> 'series_id'`, '=', seriesId)
      .where(sql<string>`record ->> 'series_day'`, '<', day)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return earlier !== undefined || deleted !== undefined;
}

export async function insertSeries(
  tx: Transaction,
  coupleId: CoupleId,
  _room: Room<'dateSeries'>,
  series: Series,
): Promise<void> {
  touchRows(tx, dateSeries, { coupleId }, [series.id]);
  const { duration, ...fields } = series;
  await tx
    .insertInto('date_series')
    .values(toRow({ coupleId, ...toRow(fields), durationMinutes: duration }))
    .execute();
}

/** Fields of which the rule that members see is made. */
const PUBLIC_FIELDS = ['every', 'interval', 'anchor', 'until', 'endedFrom'] as const;

export async function updateSeries(
  tx: Transaction,
  coupleId: CoupleId,
  seriesId: string,
  { duration, ...fields }: Patch<Series>,
): Promise<void> {
  if (PUBLIC_FIELDS.some((field) => field in fields)) touchRows(tx, dateSeries, { coupleId }, [seriesId]);
  await tx
    .updateTable('date_series')
    .set({ ...toRow(fields), duration_minutes: duration })
    .where('couple_id', '=', coupleId)
    .where('id', '=', seriesId)
    .execute();
}

/**
 * Series of all couples that miss dates of the days ahead, after the key `after`, ordered by couple and id. Without a
 * planner a series ends.
 */
export function listSeriesToMake(
  db: Database,
  { nowIso, after, limit }: { nowIso: string; after: { coupleId: string; id: string } | null; limit: number },
) {
  return (
    db
      .selectFrom('date_series')
      .select(asFields('coupleId', 'id'))
      // No zone's day is more than one ahead of UTC's. The first condition uses the index.
      .where(
        'made_until',
        '<',
        sql<string>`(${nowIso}::timestamptz at time zone 'UTC')::date + ${SERIES_DAYS + 1}::integer`,
      )
      .where(
        'made_until',
        '<',
        sql<string>`(${nowIso}::timestamptz at time zone timezone)::date + ${SERIES_DAYS}::integer`,
      )
      .where('ended_from', 'is', null)
      .where('user_id', 'is not', null)
      .where(sql<boolean>`(until is null or made_until < until)`)
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(couple_id, id) > (${after?.coupleId}::uuid, ${after?.id}::uuid)`),
      )
      .orderBy('couple_id')
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

/** The ids of a series' dates that were deleted at an instant. */
export async function listDeletedDates(
  db: Database,
  coupleId: CoupleId,
  { seriesId, deletedAt }: { seriesId: string; deletedAt: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('deleted_shared_records')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('kind', '=', 'date')
    .where('deleted_at', '=', deletedAt)
    .where(sql<string>`record ->> 'series_id'`, '=', seriesId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The series of a date in the trash and when it was deleted, if it has one. */
export async function findDeletedDate(db: Database, coupleId: CoupleId, dateId: string) {
  return db
    .selectFrom('deleted_shared_records')
    .select([sql<string | null>`record ->> 'series_id'`.as('seriesId'), ...asFields('deletedAt')])
    .where('couple_id', '=', coupleId)
    .where('kind', '=', 'date')
    .where('id', '=', dateId)
    .executeTakeFirst();
}
