import type { Database, Transaction } from '#server/db/database.ts';

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
  await tx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .execute();
}

export function listPasskeys(db: Database, userId: string) {
  return db
    .selectFrom('passkeys')
    .select([
      'id',
      'name',
      'credential_id as credentialId',
      'transports',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function findPasskey(db: Database, credentialId: string): Promise<StoredPasskey | undefined> {
  const found = await db
    .selectFrom('passkeys')
    .select([
      'id',
      'user_id as userId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'counter',
      'transports',
    ])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return found;
}

/** Stores the passkey's new count; false when another answer with the same count was faster. */
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

export async function insertChallenge(db: Database, challenge: string, expiresAt: string): Promise<void> {
  await db.insertInto('passkey_challenges').values({ challenge, expires_at: expiresAt }).execute();
}

/** Uses up a challenge; false when there is none, or it is too old. */
export async function takeChallenge(db: Database, challenge: string, nowIso: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('expires_at', '>', nowIso)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteExpiredChallenges(db: Database, nowIso: string): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', nowIso).execute();
}

export function findAuthenticatorApp(db: Database, userId: string) {
  return db
    .selectFrom('authenticator_apps')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Replaces an authenticator app that was never confirmed; false where one counts already. */
export async function upsertUnconfirmedApp(
  db: Database,
  app: { userId: string; secret: string; createdAt: string },
): Promise<boolean> {
  const values = { secret: app.secret, created_at: app.createdAt };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticator_apps')
    .values({ user_id: app.userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('authenticator_apps.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function confirmApp(tx: Transaction, userId: string, nowIso: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticator_apps')
    .set({ confirmed_at: nowIso })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Remembers the step of an accepted code; false when it, or a later one, was accepted before. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
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
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length > 0)
    await tx
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
      .execute();
}

/** Uses up a recovery code; false when there is no such code. */
export async function takeRecoveryCode(db: Database, userId: string, hash: Buffer): Promise<boolean> {
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

/** Whether a second step is asked of the member when they sign in. */
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

export async function setStepUp(db: Database, sessionId: string, nowIso: string): Promise<void> {
  await db.updateTable('sessions').set({ second_factor_at: nowIso }).where('id', '=', sessionId).execute();
}

export function findSessionProof(db: Database, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['second_factor_at as secondFactorAt', 'is_second_factor_exempt as isExempt'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
}

/** Removes whatever a member signs in with beside the password; false when there was nothing. */
export async function deleteAllSecondFactors(tx: Transaction, userId: string): Promise<boolean> {
  const passkeys = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  const hadApp = await deleteApp(tx, userId);
  await replaceRecoveryCodes(tx, userId, []);
  return hadApp || passkeys.numDeletedRows > 0n;
}
