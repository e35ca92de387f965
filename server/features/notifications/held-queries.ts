import type { Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

export interface HeldPush {
  userId: string;
  subscriptionId: string;
  notificationId: string;
  campaignId: string | null;
}

/** Members whose pushes are released in one transaction. */
const RELEASED_MEMBERS = 500;

/** Stores the push until `dueAt`. A retried push is stored once. */
export async function insertHeldPush(tx: Transaction, push: HeldPush, dueAt: string): Promise<void> {
  await tx
    .insertInto('held_pushes')
    .values(
      toRow({
        userId: push.userId,
        subscriptionId: push.subscriptionId,
        notificationId: push.notificationId,
        campaignId: push.campaignId,
        dueAt,
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Deletes and returns the pushes due at `now` for a few hundred members, all of each member's together. Returns an
 * empty list at the end.
 */
export function claimDuePushes(tx: Transaction, now: string): Promise<HeldPush[]> {
  return tx
    .deleteFrom('held_pushes')
    .where('due_at', '<=', now)
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('held_pushes').select('user_id').distinct().where('due_at', '<=', now).limit(RELEASED_MEMBERS),
    )
    .returning(asFields('userId', 'subscriptionId', 'notificationId', 'campaignId'))
    .execute();
}

/** Makes the member's held pushes due at `now`. */
export async function makeHeldPushesDue(tx: Transaction, userId: string, now: string): Promise<void> {
  await tx.updateTable('held_pushes').set({ due_at: now }).where('user_id', '=', userId).execute();
}
