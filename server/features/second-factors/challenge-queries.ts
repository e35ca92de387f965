import type { Database, Transaction } from '#server/db/database.ts';
import type { ChallengePurpose } from '#server/db/generated.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { IdentityProof } from '#server/platform/context.ts';

/** The purpose and the session of a challenge. Signing in has no session yet. */
export type ChallengeUse =
  | { purpose: Extract<ChallengePurpose, 'sign_in'> }
  | { purpose: Exclude<ChallengePurpose, 'sign_in'>; userId: string; sessionId: string };

/** Inserts a challenge. `proof` is set for the purpose `add_passkey` alone. */
export async function insertChallenge(
  db: Database,
  use: ChallengeUse,
  row: { challenge: string; expiresAt: string; proof?: IdentityProof },
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values(
      toRow({
        challenge: row.challenge,
        expiresAt: row.expiresAt,
        ...fieldsOf(use),
        hadSecondStep: row.proof?.hadSecondStep ?? null,
        provedAt: row.proof?.at ?? null,
      }),
    )
    .execute();
}

/** Uses up an unexpired challenge that was issued for this use, and returns `undefined` otherwise. */
export function consumeChallenge(db: Database, use: ChallengeUse, challenge: string, nowIso: string) {
  const { purpose, userId, sessionId } = fieldsOf(use);
  return db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId)
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', nowIso)
    .returning(asFields('hadSecondStep', 'provedAt'))
    .executeTakeFirst();
}

export async function deleteChallengesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
}

export async function deleteExpiredChallenges(db: Database, nowIso: string): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', nowIso).execute();
}

function fieldsOf(use: ChallengeUse) {
  const { userId, sessionId } = 'userId' in use ? use : { userId: null, sessionId: null };
  return { purpose: use.purpose, userId, sessionId };
}
