import { RECOVERY_CODE_COUNT } from '#domain/accounts/facts.ts';
import { faultsText } from '#messages/faults.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { makeCode } from '#server/platform/secrets/secrets.ts';
import { findStep, normalizeCode } from './policy.ts';
import {
  countRecoveryCodes,
  findAuthenticatorApp,
  hasSecondFactor,
  replaceRecoveryCodes,
  consumeRecoveryCode,
  claimStep,
} from './queries.ts';

/**
 * Requires the second step of a member who has one, for a sign-in by password. Returns its time, or `null` for a wrong
 * code.
 */
export async function checkSecondStep(
  parts: Parts,
  userId: string,
  code: string | undefined,
): Promise<{ secondFactorAt: string | null } | null> {
  if (!(await hasSecondFactor(parts.db, userId))) return { secondFactorAt: null };
  if (!code?.trim()) throw refuse.forbidden('second_factor_required', faultsText.secondFactors.codeRequired);
  if (!(await consumeCode(parts, userId, code))) return null;
  return { secondFactorAt: toIso(parts.clock.now()) };
}

type Parts = Pick<Platform, 'db' | 'clock' | 'secrets' | 'securityLog'>;

/** Length of a recovery code, which has 31^10 possible values. */
const RECOVERY_CODE_LENGTH = 10;

/**
 * True if `code` is a valid authenticator or recovery code of the member, which this call uses up either way. Must not
 * run in a transaction that a later rejection rolls back.
 */
export async function consumeCode(parts: Parts, userId: string, code: string): Promise<boolean> {
  const typed = normalizeCode(code);
  if (/^\d{6}$/.test(typed)) return consumeAppCode(parts, userId, typed);
  const isTaken = await consumeRecoveryCode(parts.db, userId, hashRecoveryCode(parts, userId, typed));
  if (isTaken) parts.securityLog.record({ kind: 'recovery_code_used', memberId: userId });
  return isTaken;
}

/** True if `code` is valid for the authenticator app alone, either `isConfirmed` or still being set up. */
export async function consumeAppCode(
  { db, clock, secrets }: Parts,
  userId: string,
  code: string,
  isConfirmed = true,
): Promise<boolean> {
  const app = await findAuthenticatorApp(db, userId);
  if (!app || (app.confirmedAt !== null) !== isConfirmed) return false;
  const step = findStep(secrets.decrypt('authenticator-app', app.secret), normalizeCode(code), clock.now());
  return step !== null && claimStep(db, userId, step);
}

/** Replaces the recovery codes and returns the new ones, of which only hashes are stored. */
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

/** Returns recovery codes for a member's first second step, or an empty list if they already have some. */
export async function makeFirstRecoveryCodes(tx: Transaction, parts: Parts, userId: string): Promise<string[]> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? [] : makeRecoveryCodes(tx, parts, userId);
}

function hashRecoveryCode({ secrets }: Parts, userId: string, code: string): Buffer {
  return secrets.hash('recovery-code', `${userId}:${code}`);
}
