import { sql } from 'kysely';
import { coupleAchievements } from '#domain/achievements/record.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';

/**
 * Inserts the couple's new achievements. Existing rows stay unchanged, also when another process inserts them
 * concurrently.
 */
export async function insertAchieved(
  tx: Transaction,
  coupleId: CoupleId,
  achievementIds: readonly string[],
  unlockedAt: string,
): Promise<void> {
  if (achievementIds.length === 0) return;
  const inserted = await tx
    .insertInto('couple_achievements')
    .values(
      // A fixed order, so that two processes cannot deadlock.
      achievementIds.toSorted().map((id) => toRow({ coupleId, achievementId: id, unlockedAt })),
    )
    .onConflict((conflict) => conflict.columns(['couple_id', 'achievement_id']).doNothing())
    .returning(asFields('achievementId'))
    .execute();
  touchRows(
    tx,
    coupleAchievements,
    { coupleId },
    inserted.map(({ achievementId }) => achievementId),
  );
}

export interface Award {
  userId: string;
  achievementId: string;
}

/** Gives each partner their share in everything the couple has achieved, and returns the new shares. */
export async function insertOwedAwards(tx: Transaction, coupleId: CoupleId): Promise<Award[]> {
  const { rows } = await sql<Award>`
    insert into achievement_awards (user_id, couple_id, achievement_id)
    select partner.user_id, ${coupleId}::uuid, achieved.achievement_id
    from couple_achievements achieved join couple_members partner using (couple_id)
    where achieved.couple_id = ${coupleId}
    order by partner.user_id, achieved.achievement_id
    on conflict do nothing
    returning user_id as "userId", achievement_id as "achievementId"`.execute(tx);
  return rows;
}

/** Takes one of the two payments of an achievement, and returns false if both were made. */
export async function claimPayment(tx: Transaction, coupleId: CoupleId, achievementId: string): Promise<boolean> {
  const taken = await tx
    .updateTable('couple_achievements')
    .set((eb) => ({ paid_count: eb('paid_count', '+', 1) }))
    .where('couple_id', '=', coupleId)
    .where('achievement_id', '=', achievementId)
    .where('paid_count', '<', 2)
    .returning('paid_count')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Marks as seen the achievements that no check has reported to the member, and returns them. Only one of several
 * concurrent checks gets each.
 */
export async function claimUnseen(
  tx: Transaction,
  { userId, coupleId }: { userId: string; coupleId: CoupleId },
): Promise<string[]> {
  const rows = await tx
    .updateTable('achievement_awards')
    .set({ is_seen: true })
    .where('user_id', '=', userId)
    .where('couple_id', '=', coupleId)
    .where('is_seen', '=', false)
    .returning(asFields('achievementId'))
    .execute();
  return rows.map(({ achievementId }) => achievementId);
}
