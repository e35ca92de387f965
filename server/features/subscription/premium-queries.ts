import { notifySessionChange } from '#server/db/guarded/session-changes.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { SubscriptionSource } from '#server/db/generated.ts';

const periodColumns = [
  'period_start as currentPeriodStart',
  'period_end as currentPeriodEnd',
  'cancel_at_period_end as cancelAtPeriodEnd',
] as const;

/**
 * Until when the premium of the other seat, `partner` in the query, covers the member; null where it does not, as the setting
 * `premium_covers_partner` says.
 */
export const coveringPremium = sql<string | null>`(
  select covering.premium_until from users covering, settings
  where covering.id = partner.user_id and settings.key = 'premium_covers_partner' and settings.value = '1'
)`.as('partnerPremiumUntil');

/** Until when the partner's premium covers the member of the row of `users`; null where it does not. */
export const partnersPremium = sql<string | null>`(
  select covering.premium_until from couple_members own
  join couple_members partner on partner.couple_id = own.couple_id and partner.user_id <> own.user_id
  join users covering on covering.id = partner.user_id
  join settings on settings.key = 'premium_covers_partner' and settings.value = '1'
  where own.user_id = users.id
)`;

/** The member and their partner: what their sessions hold of premium changes for both. */
async function listCovered(tx: Transaction, userId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select partner.user_id as "userId" from couple_members own
    join couple_members partner on partner.couple_id = own.couple_id and partner.user_id <> own.user_id
    where own.user_id = ${userId}`.execute(tx);
  return [userId, ...rows.map((row) => row.userId)];
}

/** The period that the member has, or had last. */
export function findPeriod(db: Database, userId: string) {
  return db
    .selectFrom('subscriptions')
    .select(periodColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export interface PeriodGrant {
  userId: string;
  source: SubscriptionSource;
  /** As PostgreSQL reads an interval: '1 year'. */
  length: string;
  nowIso: string;
}

/** Extends the running period, or starts one now, in one statement; returns the period's end. */
export async function addPeriod(
  tx: Transaction,
  { userId, source, length, nowIso }: PeriodGrant,
): Promise<string> {
  const now = sql<string>`${nowIso}::timestamptz`;
  const row = await tx
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      source,
      period_start: nowIso,
      period_end: sql<string>`${now} + ${length}::interval`,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        source,
        period_start: sql<string>`case when subscriptions.period_end > ${now} then subscriptions.period_start else ${now} end`,
        // By hand in UTC: what depends on the session's zone may differ between machines, and Citus refuses it here.
        period_end: sql<string>`(greatest(subscriptions.period_end, ${now}) at time zone 'UTC' + ${length}::interval) at time zone 'UTC'`,
        cancel_at_period_end: false,
        is_end_notified: false,
      }),
    )
    .returning('period_end as periodEnd')
    .executeTakeFirstOrThrow();
  await notifySessionChange(tx, await listCovered(tx, userId));
  return row.periodEnd;
}

/** Marks the running period as cancelled; `undefined` when none runs. */
export function cancelRunningPeriod(tx: Transaction, userId: string, nowIso: string) {
  return tx
    .updateTable('subscriptions')
    .set({ cancel_at_period_end: true })
    .where('user_id', '=', userId)
    .where('period_end', '>', nowIso)
    .returning(periodColumns)
    .executeTakeFirst();
}

/** Ends the running period now; false when none runs. The job does not notify of this end. */
export async function endRunningPeriod(tx: Transaction, userId: string, nowIso: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ period_end: nowIso, cancel_at_period_end: true, is_end_notified: true })
    .where('user_id', '=', userId)
    .where('period_end', '>', nowIso)
    .executeTakeFirst();
  await notifySessionChange(tx, await listCovered(tx, userId));
  return numUpdatedRows === 1n;
}

/** Locks ended periods whose member was not notified yet; skips rows that another process has locked. */
export function lockEndedPeriods(tx: Transaction, { now, limit }: { now: string; limit: number }) {
  return tx
    .selectFrom('subscriptions')
    .select(['user_id as userId', 'period_end as periodEnd'])
    .where('is_end_notified', '=', false)
    .where('period_end', '<=', now)
    .orderBy('period_end')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markEndNotified(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ is_end_notified: true })
    .where('user_id', 'in', userIds)
    .execute();
}
