import { sql } from 'kysely';
import type { FirstStep } from '#domain/first-steps/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { updateUserRow } from '#server/db/repositories/users.ts';
import type { CoupleId } from '#server/platform/context.ts';

type Facts = Record<FirstStep, boolean> & { isPutAway: boolean };

/** Returns which of the first steps are done, or `null` for a deleted member. Shared records count for both. */
export async function findFirstSteps(db: Database, userId: string, coupleId: CoupleId | null): Promise<Facts | null> {
  const { rows } = await sql<Facts>`
    select email_verified as verify,
           exists (select from couple_members where couple_id = ${coupleId} and user_id <> ${userId}) as invite,
           exists (select from date_events where couple_id = ${coupleId}) as date,
           exists (select from memories where couple_id = ${coupleId}) as memory,
           exists (select from expenses where couple_id = ${coupleId}) as expense,
           first_steps_put_away_at is not null as "isPutAway"
    from users where id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** Stores when the member first hid the steps, and keeps that time. */
export async function putAwayFirstSteps(tx: Transaction, userId: string, nowIso: string): Promise<void> {
  await updateUserRow(tx, userId, { firstStepsPutAwayAt: nowIso }, sql<boolean>`first_steps_put_away_at is null`);
}
