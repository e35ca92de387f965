import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { faultsText } from '#messages/faults.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { countAttempt, deleteCode, returnAttempt, upsertCode, type CodeKey } from './code-queries.ts';

const TRIES = 5;
export const CODE_MINUTES = 10;
/** Placeholder for the browser hash of a code that is bound to the member's session. */
const NO_BROWSER = Buffer.alloc(0);

/** The member and the address that a verification code was mailed to. The code verifies no other address. */
interface AddressOf {
  userId: string;
  email: string;
}

/** Creates a 6-digit code that is valid for 10 minutes and allows 5 tries. It replaces the member's previous code. */
export async function issueVerificationCode(tx: Transaction, platform: Platform, address: AddressOf): Promise<string> {
  const key = verificationKey(address);
  const code = makeDigits();
  await upsertCode(tx, key, { ...newRow(platform, key, code), linkHash: null });
  return code;
}

/**
 * Creates a code for a password reset, valid in one browser, and the token of a link that is valid in every browser.
 */
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
 * Uses up a verification code, or rejects it with 'Invalid verification code'. A wrong guess costs a try, so this must
 * not run in a transaction that the rejection rolls back.
 */
export async function spendVerificationCode(platform: Platform, address: AddressOf, code: string): Promise<void> {
  const key = verificationKey(address);
  const found = await tryCode(platform, key, code);
  if (!found || !(await found.spend(platform.db))) throw refuseCode();
}

/** A code that was correct. `spend` returns true to one caller only. */
export interface RightCode {
  spend(db: Platform['db']): Promise<boolean>;
  /** Refunds the try, for a call that fails for another reason and is retried. */
  keep(): Promise<void>;
}

/** Counts a try of the code, and returns `null` if the code is wrong, used up or expired. */
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
  return refuse.invalid('code_invalid', faultsText.accounts.invalidCode);
}

export function hashLink({ secrets }: Platform, token: string): Buffer {
  return secrets.hash('reset-link', token);
}

function verificationKey({ userId, email }: AddressOf): CodeKey & { email: string } {
  return { userId, purpose: 'verify_email', browserHash: NO_BROWSER, email };
}

/** The input of a code's hash. It includes the address if the code verifies one. */
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
