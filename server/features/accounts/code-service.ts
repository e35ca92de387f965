import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { accountsText } from '#messages/en/accounts.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { toIso, type Clock } from '#server/platform/clock.ts';
import { refuse } from '#server/platform/errors.ts';
import { deleteCode, takeTry, upsertCode, type CodePurpose } from './code-queries.ts';

const TRIES = 5;
export const CODE_MINUTES = 10;

/** Makes a 6-digit code that replaces the former one, lives 10 minutes and allows 5 tries. */
export async function issueCode(
  tx: Transaction,
  clock: Clock,
  userId: string,
  purpose: CodePurpose,
): Promise<string> {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const expiresAt = toIso(clock.now().add({ minutes: CODE_MINUTES }));
  await upsertCode(tx, { userId, purpose, codeHash: hashCode(userId, code), triesLeft: TRIES, expiresAt });
  return code;
}

/**
 * Spends a code, or refuses it with 'Invalid verification code'. A wrong guess costs a try, so this must not run in a
 * transaction that the refusal rolls back.
 */
export async function spendCode(
  db: Database,
  clock: Clock,
  userId: string,
  purpose: CodePurpose,
  code: string,
) {
  const found = await takeTry(db, userId, purpose, toIso(clock.now()));
  const hash = hashCode(userId, code);
  if (!found || !timingSafeEqual(found.codeHash, hash)) throw refuse.invalid(accountsText.invalidCode);
  if (!(await deleteCode(db, userId, purpose, hash))) throw refuse.invalid(accountsText.invalidCode);
}

function hashCode(userId: string, code: string): Buffer {
  return createHash('sha256').update(`${userId}:${code}`).digest();
}
