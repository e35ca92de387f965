import { type RawBuilder, sql } from 'kysely';
import { dailyMoments } from '#domain/daily-moment/record.ts';
import { touchRows } from '../changes/touch.ts';
import type { Database, Transaction } from '../database.ts';
import type { DayReader } from './answered-days.ts';
import { deleteUnusedPhoto } from './photos.ts';

/** Selects each day on which a member of the couple has given a photo. */
export function selectMomentDays(coupleId: string) {
  return sql`select distinct day from daily_moments where couple_id = ${coupleId}`;
}

/**
 * Selects `days`, a query of the column `day`, with the photos that the reader may see. The partner's is `null` until
 * the reader has given one too. Photos from before the present pairing belong to former couples, as answers do
 * (`selectDays`).
 */
export function selectMoments({ id, coupleId, partnerId }: DayReader, days: RawBuilder<unknown>) {
  const since = sql`(select max(joined_at) from couple_members where couple_id = ${coupleId})`;
  return sql`
    select days.day, mine.photo_id as "minePhotoId", mine.given_at as "mineAt", other.photo_id is not null as "hasOther",
           case when mine.photo_id is not null then other.photo_id end as "otherPhotoId",
           case when mine.photo_id is not null then other.given_at end as "otherAt",
           ${partnerId}::uuid is not null
             and days.day >= (${since} at time zone 'Asia/Kolkata')::date as "isOfBoth",
           mine.memory_id as "memoryId"
    from (${days}) days
    left join daily_moments mine
      on mine.couple_id = ${coupleId} and mine.day = days.day and mine.user_id = ${id}
    left join lateral (
      select photo_id, given_at from daily_moments
      where couple_id = ${coupleId} and day = days.day and user_id <> ${id}
        and (given_at >= ${since}) = coalesce(mine.given_at >= ${since}, true)
      limit 1
    ) other on true`;
}

/** True for a photo of the day that the reader sees: their own, or one that is open to them. `photos` is in scope. */
export function isSeenMoment(reader: DayReader): RawBuilder<boolean> {
  const { id, coupleId } = reader;
  const itsDay = sql`
    select day from daily_moments where couple_id = ${coupleId} and photo_id = photos.id and user_id <> ${id}`;
  return sql<boolean>`(exists (
    select from daily_moments where couple_id = ${coupleId} and photo_id = photos.id and user_id = ${id})
    or exists (select from (${selectMoments(reader, itsDay)}) seen where seen."otherPhotoId" = photos.id))`;
}

/**
 * Deletes the couple's photos of days that match, with their files unless a memory shows them, and returns the days. It
 * moves no feed: joining and leaving give an epoch to all who see them.
 */
export async function removeMoments(tx: Transaction, coupleId: string, isGone: RawBuilder<boolean>): Promise<string[]> {
  const gone = await tx
    .deleteFrom('daily_moments')
    .where('couple_id', '=', coupleId)
    .where(isGone)
    .returning(['day', 'photo_id as photoId'])
    .execute();
  for (const photoId of gone.map((moment) => moment.photoId).toSorted()) await deleteUnusedPhoto(tx, coupleId, photoId);
  return [...new Set(gone.map(({ day }) => day))];
}

/** Deletes a leaving member's photos of days on which no other member has given one, so that they remain sealed. */
export async function removeSealedMoments(tx: Transaction, coupleId: string, userId: string): Promise<void> {
  await removeMoments(
    tx,
    coupleId,
    sql<boolean>`user_id = ${userId} and not exists (
      select from daily_moments given
      where given.couple_id = ${coupleId} and given.day = daily_moments.day and given.user_id <> ${userId})`,
  );
}

/** Deletes all photos of days that an erased member has given to the couple, which they leave at the same time. */
export async function removeMomentsOf(tx: Transaction, coupleId: string, userId: string): Promise<void> {
  await removeMoments(tx, coupleId, sql<boolean>`user_id = ${userId}`);
}

async function deleteMoments(tx: Transaction, coupleId: string, isGone: RawBuilder<boolean>): Promise<void> {
  touchRows(tx, dailyMoments, { coupleId }, await removeMoments(tx, coupleId, isGone));
}

/** Deletes all photos of days that the member has given to the couple. */
export function deleteMomentsOf(tx: Transaction, coupleId: string, userId: string): Promise<void> {
  return deleteMoments(tx, coupleId, sql<boolean>`user_id = ${userId}`);
}

/** Returns the couples to which the member has given photos of days, former ones too. */
export async function listCouplesWithMoments(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('daily_moments')
    .select('couple_id as coupleId')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ coupleId }) => coupleId);
}

/**
 * Days before `before` that were not kept, or whose memory is deleted for good. The joins are within one shard each, so
 * that Citus can run them on all.
 */
const oldMoments = (before: string) => sql`
  daily_moments given
  left join memories on memories.couple_id = given.couple_id and memories.id = given.memory_id
  left join deleted_shared_records deleted on deleted.couple_id = given.couple_id and deleted.id = given.memory_id
    and deleted.kind = 'memory'
  where given.day < ${before}::date and memories.id is null and deleted.id is null`;

/** Returns some couples with photos of days before `before` that no memory keeps. */
export async function listCouplesWithOld(
  db: Database,
  { before, after, limit }: { before: string; after: string | null; limit: number },
): Promise<string[]> {
  const isAfter = after === null ? sql`true` : sql`given.couple_id > ${after}::uuid`;
  const { rows } = await sql<{ coupleId: string }>`
    select distinct given.couple_id as "coupleId" from ${oldMoments(before)} and ${isAfter}
    order by given.couple_id limit ${limit}`.execute(db);
  return rows.map(({ coupleId }) => coupleId);
}

/** Deletes the couple's photos of days before `before` that no memory keeps. */
export async function deleteOldMoments(tx: Transaction, coupleId: string, before: string): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select distinct given.day from ${oldMoments(before)} and given.couple_id = ${coupleId}`.execute(tx);
  const days = rows.map(({ day }) => day);
  if (days.length > 0) await deleteMoments(tx, coupleId, sql<boolean>`day = any (${days}::date[])`);
}

/** Deletes the member's photo of a day. */
export function deleteMoment(
  tx: Transaction,
  { coupleId, userId, day }: { coupleId: string; userId: string; day: string },
): Promise<void> {
  return deleteMoments(tx, coupleId, sql<boolean>`user_id = ${userId} and day = ${day}::date`);
}
