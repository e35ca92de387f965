import { sql, type RawBuilder } from 'kysely';
import { type Patch, withoutUndefined } from '#domain/kernel/apply-patch.ts';
import type { Transaction } from '../database.ts';
import { deleteSeat } from './couples.ts';
import { discardFolders } from './discarded-files.ts';
import { notifySessionChange } from './session-changes.ts';
import { type FieldsOf, toRow } from '../table-fields.ts';

type Fields = FieldsOf<'users'>;

/** The member's fields in the session cache. */
const sessionFields = [
  'firstName',
  'emailVerified',
  'isAdmin',
  'premiumUntil',
  'mustChangePassword',
  'language',
] as const satisfies readonly (keyof Fields)[];

/**
 * Changes a member's row if it meets `condition`, and returns true if it does. Notifies sessions of cached fields and
 * discards the files of a replaced avatar.
 */
export async function updateUserRow(
  tx: Transaction,
  userId: string,
  patch: Patch<Fields>,
  condition: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<boolean> {
  if (patch.avatarVersion !== undefined) await discardAvatar(tx, userId);
  const change = withoutUndefined(patch);
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set(toRow(change))
    .where('id', '=', userId)
    .where(condition)
    .executeTakeFirst();
  const isTold = sessionFields.some((field) => field in change);
  if (isTold) await notifySessionChange(tx, [userId]);
  return numUpdatedRows === 1n;
}

/** Deletes the member with all records of their own, including undeclared payments, which accounting does not need. */
export async function deleteUserRow(tx: Transaction, userId: string): Promise<void> {
  await discardAvatar(tx, userId);
  await deleteSeat(tx, userId);
  await tx.deleteFrom('payments').where('user_id', '=', userId).where('status', 'in', ['open', 'expired']).execute();
  await tx.deleteFrom('users').where('id', '=', userId).execute();
  await notifySessionChange(tx, [userId]);
}

/** Locks the row, so that of two concurrent replacements the second discards the avatar of the first. */
async function discardAvatar(tx: Transaction, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  await discardFolders(
    tx,
    sql`select 'avatars/' || id || '/' || avatar_version || '/' from users
      where id = ${userId} and avatar_version is not null`,
  );
}
