import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { IdentityProof } from '#server/platform/context.ts';

/** Blocks other changes of how the member signs in until `tx` ends. Called before any row is locked. */
export async function lockSignIn(tx: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sign-in'), hashtext(${userId}))`.execute(tx);
}

export interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

export async function insertPasskey(
  tx: Transaction,
  passkey: StoredPasskey & { name: string; createdAt: string },
): Promise<void> {
  await tx.insertInto('passkeys').values(toRow(passkey)).execute();
}

export function listPasskeys(db: Database, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(asFields('id', 'name', 'credentialId', 'transports', 'createdAt', 'lastUsedAt'))
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function findPasskey(db: Database, credentialId: string): Promise<StoredPasskey | undefined> {
  const found = await db
    .selectFrom('passkeys')
    .select(asFields('id', 'userId', 'credentialId', 'publicKey', 'counter', 'transports'))
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return found;
}

/** Stores the passkey's new counter, and returns false if another response with the same counter was first. */
export async function updatePasskeyUse(
  db: Database,
  { userId, id, counter }: StoredPasskey,
  newCounter: number,
  nowIso: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: nowIso })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePasskeyRow(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export function findAuthenticatorApp(db: Database, userId: string) {
  return db
    .selectFrom('authenticator_apps')
    .select(asFields('secret', 'confirmedAt', 'createdAt', 'sessionId', 'hadSecondStep', 'provedAt'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Replaces an unconfirmed authenticator app, and returns false if a confirmed one exists. */
export async function upsertUnconfirmedApp(
  db: Database,
  app: { userId: string; sessionId: string; secret: string; createdAt: string; proof: IdentityProof },
): Promise<boolean> {
  const { userId, proof, ...fields } = app;
  const values = toRow({ ...fields, hadSecondStep: proof.hadSecondStep, provedAt: proof.at });
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticator_apps')
    .values(toRow({ userId, ...values }))
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('authenticator_apps.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Confirms the app whose key is `secret`, and returns false if another one was begun meanwhile. */
export async function confirmApp(tx: Transaction, userId: string, secret: string, nowIso: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticator_apps')
    .set({ confirmed_at: nowIso })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores the step of an accepted code, and returns false if it, or a later one, was accepted before. */
export async function claimStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteApp(tx: Transaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteUnconfirmedApp(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('authenticator_apps').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute();
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly Buffer[],
  createdAt: string | null = null,
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length > 0)
    await tx
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => toRow({ userId, codeHash: hash, createdAt })))
      .execute();
}

/**
 * Returns when the member's recovery codes were created, or `null` without any or if the previous version created them.
 */
export async function findRecoveryCodesDate(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('recovery_codes')
    .select(asFields('createdAt'))
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Uses up a recovery code, and returns false if there is no such code. */
export async function consumeRecoveryCode(db: Database, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True if signing in requires a second step of the member. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('passkeys').select('id').where('user_id', '=', userId)),
          eb.exists(
            eb
              .selectFrom('authenticator_apps')
              .select('user_id')
              .where('user_id', '=', userId)
              .where('confirmed_at', 'is not', null),
          ),
        ])
        .as('has'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(found.has);
}

/** Records that the session passed the second step at `provedAt`, unless a later time is recorded. */
export async function setStepUp(db: Database, sessionId: string, provedAt: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set((eb) => ({ second_factor_at: eb.fn('greatest', ['second_factor_at', eb.val(provedAt)]) }))
    .where('id', '=', sessionId)
    .execute();
}

export async function setPasswordProof(db: Database, sessionId: string, provedAt: string): Promise<void> {
  await db.updateTable('sessions').set({ password_at: provedAt }).where('id', '=', sessionId).execute();
}

export function findSessionProof(db: Database, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      ...asFields('secondFactorAt'),
      'is_second_factor_exempt as isExempt',
      'sessions.created_at as signedInAt',
      ...asFields('passwordAt'),
    ])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
}

/** Removes all sign-in methods of a member except the password, and returns false if there were none. */
export async function deleteAllSecondFactors(tx: Transaction, userId: string): Promise<boolean> {
  const passkeys = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  const hadApp = await deleteApp(tx, userId);
  await deleteUnconfirmedApp(tx, userId);
  await replaceRecoveryCodes(tx, userId, []);
  return hadApp || passkeys.numDeletedRows > 0n;
}
