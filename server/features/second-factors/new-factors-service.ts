import type { NewWay } from '#domain/accounts/passwords.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  deleteApp,
  deletePasskeyRow,
  findAuthenticatorApp,
  findRecoveryCodesDate,
  hasSecondFactor,
  listPasskeys,
  lockSignIn,
  replaceRecoveryCodes,
} from './queries.ts';

/** Lists the sign-in methods that were added since `since`, newest first. */
export async function listNewFactors(db: Database, userId: string, since: string): Promise<NewWay[]> {
  const [passkeys, app, codesMadeAt] = await Promise.all([
    listPasskeys(db, userId),
    findAuthenticatorApp(db, userId),
    findRecoveryCodesDate(db, userId),
  ]);
  const ways: NewWay[] = passkeys.map(({ id, name, createdAt }) => ({
    id,
    kind: 'passkey',
    name,
    addedAt: createdAt,
  }));
  if (app?.confirmedAt) ways.push(wayOf('authenticator-app', app.confirmedAt));
  if (codesMadeAt) ways.push(wayOf('recovery-codes', codesMadeAt));
  return ways
    .filter(({ addedAt }) => Temporal.Instant.compare(addedAt, since) >= 0)
    .toSorted((one, other) => Temporal.Instant.compare(other.addedAt, one.addedAt));
}

/** Returns the entry of a kind of which a member has at most one, so that the kind is its id. */
function wayOf(kind: 'authenticator-app' | 'recovery-codes', addedAt: string): NewWay {
  return { id: kind, kind, name: null, addedAt };
}

/** Removes sign-in methods. Recovery codes, the fallback for a second step, are removed with the last one. */
export async function removeFactors(tx: Transaction, userId: string, ways: readonly NewWay[]): Promise<void> {
  for (const { id, kind } of ways) {
    if (kind === 'passkey') await deletePasskeyRow(tx, userId, id);
    else if (kind === 'authenticator-app') await deleteApp(tx, userId);
    else await replaceRecoveryCodes(tx, userId, []);
  }
  if (!(await hasSecondFactor(tx, userId))) await replaceRecoveryCodes(tx, userId, []);
}

/** Blocks other changes of how the member signs in until `tx` ends. Called before any row is locked. */
export function holdSignIn(tx: Transaction, userId: string): Promise<void> {
  return lockSignIn(tx, userId);
}
