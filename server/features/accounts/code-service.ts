import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { accountsText } from '#messages/accounts.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { countAttempt, deleteCode, returnAttempt, upsertCode, type CodeKey } from './code-queries.ts';

const TRIES = 5;
export const CODE_MINUTES = 10;
/** Of a code that the member's session binds. */
const NO_BROWSER = Buffer.alloc(0);

/** The address that a verification code was mailed to: it verifies no other. */
interface AddressOf {
  userId: string;
  email: string;
}

/** Creates a 6-digit code that replaces the member's former one, is valid for 10 minutes and allows 5 tries. */
export async function issueVerificationCode(
  tx: Transaction,
  platform: Platform,
  address: AddressOf,
): Promise<string> {
  const key = verificationKey(address);
  const code = makeDigits();
  await upsertCode(tx, key, { ...newRow(platform, key, code), linkHash: null });
  return code;
}

/** The same for a new password, for one browser, with the token of a link that is good in every browser. */
export async function issueResetCode(
  tx: Transaction,
  platform: Platform,
  key: CodeKey,
): Promise<{ code: string; token: string }> {
  const code = makeDigits();
  const token = randomBytes(32).toString('base64url');
  await upsertCode(tx, key, { ...newRow(platform, key, code), linkHash: hashLink(platform, token) });
  return { code, token };
}

/**
 * Spends a verification code, or refuses it with 'Invalid verification code'. A wrong guess costs a try, so this must not run in a
 * transaction that the refusal rolls back.
 */
export async function spendVerificationCode(
  platform: Platform,
  address: AddressOf,
  code: string,
): Promise<void> {
  const key = verificationKey(address);
  const found = await tryCode(platform, key, code);
  if (!found || !(await found.spend(platform.db))) throw refuseCode();
}

/** A code that was right. `spend` is true for one caller only. */
export interface RightCode {
  spend(db: Platform['db']): Promise<boolean>;
  /** For when something else is wrong, and the member tries again. */
  keep(): Promise<void>;
}

/** Counts a try of the code; `null` when it is wrong, used up or expired. */
export async function tryCode(platform: Platform, key: HashedKey, code: string): Promise<RightCode | null> {
  const found = await countAttempt(platform.db, key, toIso(platform.clock.now()));
  const hash = hashCode(platform, key, code);
  if (!found || !timingSafeEqual(found.codeHash, hash)) return null;
  return {
    spend: (db) => deleteCode(db, key, hash),
    keep: () => returnAttempt(platform.db, key, hash),
  };
}

export function refuseCode() {
  return refuse.invalid('code_invalid', accountsText.invalidCode);
}

export function hashLink({ secrets }: Platform, token: string): Buffer {
  return secrets.hash('reset-link', token);
}

function verificationKey({ userId, email }: AddressOf): CodeKey & { email: string } {
  return { userId, purpose: 'verify_email', browserHash: NO_BROWSER, email };
}

/** What a code's hash covers: the address too, where the code verifies one. */
type HashedKey = CodeKey & { email?: string };

function newRow(platform: Platform, key: HashedKey, code: string) {
  const now = platform.clock.now();
  return {
    codeHash: hashCode(platform, key, code),
    triesLeft: TRIES,
    expiresAt: toIso(now.add({ minutes: CODE_MINUTES })),
    nowIso: toIso(now),
  };
}

function makeDigits(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

function hashCode({ secrets }: Platform, { userId, purpose, email }: HashedKey, code: string): Buffer {
  const address = email === undefined ? '' : `:${email}`;
  return secrets.hash('mailed-code', `${purpose}:${userId}:${code}${address}`);
}
