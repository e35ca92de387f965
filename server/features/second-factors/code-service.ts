import { RECOVERY_CODE_COUNT } from '#contract/constants/second-factors.ts';
import { secondFactorsText } from '#messages/second-factors.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { makeCode } from '#server/platform/secrets/random-code.ts';
import { findStep, normalizeCode } from './policy.ts';
import {
  countRecoveryCodes,
  findAuthenticatorApp,
  hasSecondFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './queries.ts';

/**
 * At signing in by password: asks for the second step of a member who has one. Returns when it was proved, and `null` for a wrong
 * code.
 */
export async function checkSecondStep(
  parts: Parts,
  userId: string,
  code: string | undefined,
): Promise<{ secondFactorAt: string | null } | null> {
  if (!(await hasSecondFactor(parts.db, userId))) return { secondFactorAt: null };
  if (!code?.trim()) throw refuse.forbidden('second_factor_required', secondFactorsText.codeRequired);
  if (!(await consumeCode(parts, userId, code))) return null;
  return { secondFactorAt: toIso(parts.clock.now()) };
}

type Parts = Pick<Platform, 'db' | 'clock' | 'secrets' | 'securityLog'>;

/** 31^10 possibilities each. */
const RECOVERY_CODE_LENGTH = 10;

/**
 * Whether `code` is one of the member's authenticator app or a recovery code, which is used up by this call either way. Must not run in
 * a transaction that a later refusal rolls back.
 */
export async function consumeCode(parts: Parts, userId: string, code: string): Promise<boolean> {
  const typed = normalizeCode(code);
  if (/^\d{6}$/.test(typed)) return consumeAppCode(parts, userId, typed);
  const isTaken = await takeRecoveryCode(parts.db, userId, hashRecoveryCode(parts, userId, typed));
  if (isTaken) parts.securityLog.record({ kind: 'recovery_code_used', memberId: userId });
  return isTaken;
}

/** The same for the authenticator app alone, `isConfirmed` or just being set up. */
export async function consumeAppCode(
  { db, clock, secrets }: Parts,
  userId: string,
  code: string,
  isConfirmed = true,
): Promise<boolean> {
  const app = await findAuthenticatorApp(db, userId);
  if (!app || (app.confirmedAt !== null) !== isConfirmed) return false;
  const step = findStep(secrets.decrypt('authenticator-app', app.secret), normalizeCode(code), clock.now());
  return step !== null && takeStep(db, userId, step);
}

/** Makes recovery codes in place of the former ones, and returns them: only their hashes are stored. */
export async function makeRecoveryCodes(tx: Transaction, parts: Parts, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => makeCode(RECOVERY_CODE_LENGTH));
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(parts, userId, code)),
    toIso(parts.clock.now()),
  );
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Recovery codes for a member's first second step; none where they have some. */
export async function makeFirstRecoveryCodes(
  tx: Transaction,
  parts: Parts,
  userId: string,
): Promise<string[]> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? [] : makeRecoveryCodes(tx, parts, userId);
}

function hashRecoveryCode({ secrets }: Parts, userId: string, code: string): Buffer {
  return secrets.hash('recovery-code', `${userId}:${code}`);
}
