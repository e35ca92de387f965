import type { CodePurpose } from '#server/db/generated.ts';
import type { Database } from '#server/db/database.ts';

export type { CodePurpose };

/** Replaces the member's code for `purpose`. */
export async function upsertCode(
  db: Database,
  code: { userId: string; purpose: CodePurpose; codeHash: Buffer; triesLeft: number; expiresAt: string },
): Promise<void> {
  const values = { code_hash: code.codeHash, tries_left: code.triesLeft, expires_at: code.expiresAt };
  await db
    .insertInto('email_codes')
    .values({ user_id: code.userId, purpose: code.purpose, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
}

/** Takes one try of a living code and answers its hash; concurrent guesses each take their own. */
export function takeTry(db: Database, userId: string, purpose: CodePurpose, nowIso: string) {
  return db
    .updateTable('email_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', nowIso)
    .returning('code_hash as codeHash')
    .executeTakeFirst();
}

/** Spends the code whose hash is `codeHash`; false when another call was faster. */
export async function deleteCode(
  db: Database,
  userId: string,
  purpose: CodePurpose,
  codeHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_codes')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
