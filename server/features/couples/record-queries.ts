import { sql } from 'kysely';
import type { DB } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';

/**
 * Every table whose rows belong to a couple, in the order in which they can be moved; a test compares it with the schema.
 */
export const COUPLE_TABLES = [
  'photos',
  'memory_photos',
  'memories',
  'date_events',
  'expenses',
  'savings_goals',
  'concierge_requests',
  'deleted_shared_records',
  'couple_achievements',
  'achievement_awards',
] as const satisfies readonly (keyof DB)[];

/** Those of them whose rows say who recorded them; photos go with their memories. */
const RECORDED_TABLES = [
  'memories',
  'date_events',
  'expenses',
  'savings_goals',
  'concierge_requests',
  'deleted_shared_records',
] as const;

/** How many records a couple has, of those that members think of as theirs. */
export async function countRecords(db: Database, coupleId: string) {
  const { rows } = await sql<{ dates: number; memories: number; expenses: number; goals: number }>`
    select (select count(*)::int from date_events where couple_id = ${coupleId}) as dates,
           (select count(*)::int from memories where couple_id = ${coupleId}) as memories,
           (select count(*)::int from expenses where couple_id = ${coupleId}) as expenses,
           (select count(*)::int from savings_goals where couple_id = ${coupleId}) as goals`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count returns a row');
  return counts;
}

/** Moves every record of one couple to another. Achievements that both have stay as the receiving couple has them. */
export async function moveRecords(tx: Transaction, fromCoupleId: string, toCoupleId: string): Promise<void> {
  await tx
    .deleteFrom('couple_achievements')
    .where('couple_id', '=', fromCoupleId)
    .where('achievement_id', 'in', (eb) =>
      eb.selectFrom('couple_achievements').select('achievement_id').where('couple_id', '=', toCoupleId),
    )
    .execute();
  for (const table of COUPLE_TABLES) {
    await tx
      .updateTable(table)
      .set({ couple_id: toCoupleId })
      .where('couple_id', '=', fromCoupleId)
      .execute();
  }
}

/** The photos that the couple's memories show, those in the bin included, with who recorded the memory. */
function photosOfMemories(coupleId: string) {
  return sql`
    select photo_id, user_id from memories where couple_id = ${coupleId} and photo_id is not null
    union all
    select (record ->> 'photo_id')::uuid, user_id from deleted_shared_records
    where couple_id = ${coupleId} and kind = 'memory' and record ->> 'photo_id' is not null
    union all
    select photo_id, user_id from memory_photos further
    join (
      select id, user_id from memories where couple_id = ${coupleId}
      union all
      select id, user_id from deleted_shared_records where couple_id = ${coupleId} and kind = 'memory'
    ) kept on kept.id = further.memory_id
    where further.couple_id = ${coupleId}`;
}

/** Moves what one member recorded to another couple, with the photos of their memories. */
export async function moveRecordsOf(
  tx: Transaction,
  userId: string,
  fromCoupleId: string,
  toCoupleId: string,
): Promise<void> {
  // A photo follows the memory that shows it, whoever uploaded it; one that waits for its memory follows its uploader.
  await sql`
    update photos set couple_id = ${toCoupleId}
    where couple_id = ${fromCoupleId} and (
      exists (select from (${photosOfMemories(fromCoupleId)}) shown where photo_id = photos.id and shown.user_id = ${userId})
      or (user_id = ${userId} and not exists (
        select from (${photosOfMemories(fromCoupleId)}) shown where photo_id = photos.id)))`.execute(tx);
  for (const table of RECORDED_TABLES) {
    await tx
      .updateTable(table)
      .set({ couple_id: toCoupleId })
      .where('couple_id', '=', fromCoupleId)
      .where('user_id', '=', userId)
      .execute();
  }
}
