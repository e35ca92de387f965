import { sql, type RawBuilder, type Updateable } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Users } from '../generated.ts';
import { deleteSeat } from './couples.ts';
import { discardFolders } from './discarded-files.ts';
import { notifySessionChange } from './session-changes.ts';

/** What the session cache holds of a member. */
const sessionColumns = [
  'first_name',
  'email_verified',
  'is_admin',
  'premium_until',
  'must_change_password',
  'language',
] as const satisfies readonly (keyof Users)[];

/**
 * Changes a member's row, if it fulfils `condition`; returns whether it does. Sessions learn of what they hold, and the files of an
 * avatar that is replaced are discarded.
 */
export async function updateUserRow(
  tx: Transaction,
  userId: string,
  patch: Updateable<Users>,
  condition: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<boolean> {
  if (patch.avatar_version !== undefined) await discardAvatar(tx, userId);
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set(patch)
    .where('id', '=', userId)
    .where(condition)
    .executeTakeFirst();
  const isTold = sessionColumns.some((column) => column in patch);
  if (isTold) await notifySessionChange(tx, [userId]);
  return numUpdatedRows === 1n;
}

/** Deletes the member with all that is theirs alone. A payment that was never declared is no business of the books. */
export async function deleteUserRow(tx: Transaction, userId: string): Promise<void> {
  await discardAvatar(tx, userId);
  await deleteSeat(tx, userId);
  await tx
    .deleteFrom('payments')
    .where('user_id', '=', userId)
    .where('status', 'in', ['open', 'expired'])
    .execute();
  await tx.deleteFrom('users').where('id', '=', userId).execute();
  await notifySessionChange(tx, [userId]);
}

/** Locks the row, so that of two who replace an avatar at once the second discards the first one's. */
async function discardAvatar(tx: Transaction, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  await discardFolders(
    tx,
    sql`select 'avatars/' || id || '/' || avatar_version || '/' from users
      where id = ${userId} and avatar_version is not null`,
  );
}
