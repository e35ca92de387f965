import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { EveningTime } from '#server/db/generated.ts';

/** The couples whose evening is at this time, on a day. */
export interface Round {
  day: string;
  time: EveningTime;
}

/** Opens the day's rounds of these times, and returns them with the last couple reminded. */
export async function openRounds(
  db: Database,
  day: string,
  times: readonly EveningTime[],
): Promise<(Round & { lastCoupleId: string | null })[]> {
  if (times.length === 0) return [];
  await db
    .insertInto('evening_rounds')
    .values(times.map((time) => ({ day, time })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('evening_rounds')
    .select(['day', 'time', 'last_couple_id as lastCoupleId'])
    .where('day', '=', day)
    .where('time', 'in', [...times])
    .orderBy('time')
    .execute();
}

/** Notes the last couple that a round has reminded. Of two processes the later couple counts. */
export async function moveRound(db: Database, { day, time }: Round, lastCoupleId: string): Promise<void> {
  await db
    .updateTable('evening_rounds')
    .set({ last_couple_id: sql<string>`greatest(last_couple_id, ${lastCoupleId}::uuid)` })
    .where('day', '=', day)
    .where('time', '=', time)
    .execute();
}

export async function deleteRoundsBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom('evening_rounds').where('day', '<', day).execute();
}

/** Before every couple. */
const FROM_THE_FIRST = '00000000-0000-0000-0000-000000000000';

/** Lists couples whose evening is at this time and whose two members have joined by the instant `pairedBy`, by id. */
export async function listPairs(
  db: Database,
  { time, pairedBy, after, limit }: { time: EveningTime; pairedBy: string; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('couples')
    .select('id')
    .where('evening_time', '=', time)
    .where('id', '>', after ?? FROM_THE_FIRST)
    .where(
      sql<boolean>`(select count(*) from couple_members
        where couple_members.couple_id = couples.id and joined_at <= ${pairedBy}::timestamptz) = 2`,
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes members' reminders of other evenings than that of `onceKey`. */
export async function deleteReminders(
  tx: Transaction,
  userIds: readonly string[],
  { kind, onceKey }: { kind: string; onceKey: string },
): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('user_id', 'in', [...userIds])
    .where('kind', '=', kind)
    .where('once_key', '<>', onceKey)
    .execute();
}
