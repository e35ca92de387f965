import type { Database } from '#server/db/database.ts';
import type { CodePurpose } from '#server/db/generated.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

export type { CodePurpose };

/** The key of a code: the member, the purpose and the browser. */
export interface CodeKey {
  userId: string;
  purpose: CodePurpose;
  browserHash: Buffer;
}

/** Replaces the code of the member and browser, and deletes the member's expired ones. */
export async function upsertCode(
  db: Database,
  { userId, purpose, browserHash }: CodeKey,
  code: {
    codeHash: Buffer;
    linkHash: Buffer | null;
    triesLeft: number;
    expiresAt: string;
    nowIso: string;
  },
): Promise<void> {
  await db.deleteFrom('email_codes').where('user_id', '=', userId).where('expires_at', '<=', code.nowIso).execute();
  const { nowIso: _now, ...fields } = code;
  const values = toRow(fields);
  await db
    .insertInto('email_codes')
    .values(toRow({ userId, purpose, browserHash, ...fields }))
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose', 'browser_hash']).doUpdateSet(values))
    .execute();
}

/** Counts one try of a valid code and returns its hash. Concurrent guesses each count. */
export function countAttempt(db: Database, { userId, purpose, browserHash }: CodeKey, nowIso: string) {
  return db
    .updateTable('email_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browserHash)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', nowIso)
    .returning(asFields('codeHash'))
    .executeTakeFirst();
}

/** Refunds the try of a correct code that was not used up. */
export async function returnAttempt(
  db: Database,
  { userId, purpose, browserHash }: CodeKey,
  codeHash: Buffer,
): Promise<void> {
  await db
    .updateTable('email_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '+', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browserHash)
    .where('code_hash', '=', codeHash)
    .execute();
}

/** Deletes the code whose hash is `codeHash`, and returns false if another call deleted it first. */
export async function deleteCode(
  db: Database,
  { userId, purpose, browserHash }: CodeKey,
  codeHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_codes')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browserHash)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The member of a valid link. */
export async function findLinkOwner(db: Database, linkHash: Buffer, nowIso: string): Promise<string | null> {
  const row = await db
    .selectFrom('email_codes')
    .select(asFields('userId'))
    .where('link_hash', '=', linkHash)
    .where('expires_at', '>', nowIso)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** Deletes the link with its code, and returns false if another call deleted it first. */
export async function deleteLink(db: Database, linkHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('email_codes').where('link_hash', '=', linkHash).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes every code and link of the member for the purpose. */
export async function deleteCodesOf(db: Database, userId: string, purpose: CodePurpose): Promise<void> {
  await db.deleteFrom('email_codes').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}
