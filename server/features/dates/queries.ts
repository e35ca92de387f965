import { sql } from 'kysely';
import type { DateCategory, PartnerResponse } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Reaction } from '#server/features/comments/service.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import type { Room } from '#server/db/room.ts';

/** A suggested time for a date, in the date's time zone. */
export interface SuggestedTime {
  scheduledDate: string;
  scheduledTime: string;
}

const storedColumns = [
  'id',
  'title',
  'description',
  'scheduled_date as scheduledDate',
  'scheduled_time as scheduledTime',
  'timezone',
  'starts_at as startsAt',
  'duration_minutes as duration',
  'location',
  'category',
  'user_id as userId',
  'partner_response as partnerResponse',
  'created_at as createdAt',
  'updated_at as updatedAt',
  sql<Reaction[]>`coalesce(reactions, '[]')`.as('reactions'),
  sql<number>`coalesce(comment_count, 0)`.as('commentCount'),
] as const;

const dateColumns = [
  ...storedColumns,
  sql<SuggestedTime | null>`case when suggested_date is not null then
    jsonb_build_object('scheduledDate', suggested_date, 'scheduledTime', suggested_time) end`.as(
    'suggestion',
  ),
] as const;

/** The couple's dates by start, earliest first. Reads one more than the page's limit. */
export function listDates(db: Database, coupleId: CoupleId, { limit, after }: PageRequest) {
  const [startsAt, id] = after ?? [];
  return db
    .selectFrom('date_events')
    .select(dateColumns)
    .where('couple_id', '=', coupleId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(starts_at, id) > (${startsAt}::timestamptz, ${id}::uuid)`),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
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

export interface DateValues {
  title: string;
  description: string | null;
  scheduledDate: string;
  scheduledTime: string;
  timezone: string;
  startsAt: string;
  duration: number;
  location: string | null;
  category: DateCategory;
}

export async function insertDate(
  tx: Transaction,
  coupleId: CoupleId,
  _room: Room<'dateEvents'>,
  date: DateValues & { id: string; userId: string; createdAt: string },
) {
  const row = await tx
    .insertInto('date_events')
    .values({
      couple_id: coupleId,
      id: date.id,
      user_id: date.userId,
      ...toRow(date),
      created_at: date.createdAt,
      updated_at: date.createdAt,
    })
    .returning(storedColumns)
    .executeTakeFirstOrThrow();
  return { ...row, suggestion: null };
}

export async function updateDateRow(
  tx: Transaction,
  coupleId: CoupleId,
  dateId: string,
  change: DateValues & {
    partnerResponse: PartnerResponse;
    /** Time of the answer; absent if the answer has not changed. */
    answeredAt?: string | null;
    suggestion: SuggestedTime | null;
    updatedAt: string;
  },
) {
  const row = await tx
    .updateTable('date_events')
    .set({
      ...toRow(change),
      partner_response: change.partnerResponse,
      ...(change.answeredAt !== undefined && { answered_at: change.answeredAt }),
      suggested_date: change.suggestion?.scheduledDate ?? null,
      suggested_time: change.suggestion?.scheduledTime ?? null,
      updated_at: change.updatedAt,
    })
    .where('couple_id', '=', coupleId)
    .where('id', '=', dateId)
    .returning(storedColumns)
    .executeTakeFirstOrThrow();
  return { ...row, suggestion: change.suggestion };
}

function toRow(date: DateValues) {
  return {
    title: date.title,
    description: date.description,
    scheduled_date: date.scheduledDate,
    scheduled_time: date.scheduledTime,
    timezone: date.timezone,
    starts_at: date.startsAt,
    duration_minutes: date.duration,
    location: date.location,
    category: date.category,
  };
}

export function findFeed(db: Database, userId: string) {
  return db
    .selectFrom('calendar_feeds')
    .select(['seed', 'token_hash as tokenHash', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function upsertFeed(
  tx: Transaction,
  userId: string,
  feed: { seed: Buffer; tokenHash: Buffer; createdAt: string },
): Promise<void> {
  const values = { seed: feed.seed, token_hash: feed.tokenHash, created_at: feed.createdAt };
  await tx
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function deleteFeed(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** Returns the dates of a feed's token, or `null` if there is no such feed. */
export async function listDatesOfFeed(db: Database, tokenHash: Buffer) {
  const feed = await db
    .selectFrom('calendar_feeds')
    .leftJoin('couple_members', 'couple_members.user_id', 'calendar_feeds.user_id')
    .select('couple_id as coupleId')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!feed) return null;
  return db
    .selectFrom('date_events')
    .select(dateColumns)
    .where('couple_id', '=', sql<string>`${feed.coupleId}::uuid`)
    .where('partner_response', '!=', 'rejected')
    .orderBy('starts_at')
    .execute();
}
