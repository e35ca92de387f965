import { sql, type RawBuilder } from 'kysely';
import { MEMBERS, OWN_MEMBER_FIELDS, SHARED_MEMBER_FIELDS } from '#domain/copy/facts.ts';
import { type Patch, withoutUndefined } from '#domain/kernel/apply-patch.ts';
import { touchRows } from '../changes/touch.ts';
import type { Transaction } from '../database.ts';
import { asFields, type FieldsOf, toRow } from '../table-fields.ts';
import { deleteSeat } from './couples.ts';
import { discardFolders } from './discarded-files.ts';
import { discardPrivatePhotos } from './private-photos.ts';
import { notifySessionChange } from './session-changes.ts';

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
  await touchMember(tx, userId, change);
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

/** Notes for the member, and the partner, which of the fields that they see change. */
async function touchMember(tx: Transaction, userId: string, change: Patch<Fields>): Promise<void> {
  const seen = [...SHARED_MEMBER_FIELDS, ...OWN_MEMBER_FIELDS].filter((field) => field in change);
  if (seen.length === 0) return;
  const before = await tx
    .selectFrom('users')
    .select(asFields(...SHARED_MEMBER_FIELDS, ...OWN_MEMBER_FIELDS))
    .where('id', '=', userId)
    // A full lock would hold back the log of the partner's changes, which refers to the row.
    .forNoKeyUpdate()
    .executeTakeFirst();
  const changed = before && seen.filter((field) => before[field] !== change[field]);
  if (!changed || changed.length === 0) return;
  const isShared = SHARED_MEMBER_FIELDS.some((field) => changed.includes(field));
  touchRows(tx, MEMBERS, { userId }, [userId], isShared ? 'both' : [userId]);
}

/** Deletes the member with all records of their own, including undeclared payments, which accounting does not need. */
export async function deleteUserRow(tx: Transaction, userId: string): Promise<void> {
  await discardAvatar(tx, userId);
  await discardPrivatePhotos(tx, userId);
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
