import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { SubscriptionSource } from '#server/db/generated.ts';

const periodColumns = [
  'period_start as currentPeriodStart',
  'period_end as currentPeriodEnd',
  'cancel_at_period_end as cancelAtPeriodEnd',
] as const;

/** The period that the member has, or had last. */
export function findPeriod(db: Database, userId: string) {
  return db
    .selectFrom('subscriptions')
    .select(periodColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export interface YearGrant {
  userId: string;
  source: SubscriptionSource;
  nowIso: string;
}

/** Adds a year to what still runs, or begins one now, in one statement; answers the period's end. */
export async function addYear(tx: Transaction, { userId, source, nowIso }: YearGrant): Promise<string> {
  const now = sql<string>`${nowIso}::timestamptz`;
  const row = await tx
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      source,
      period_start: nowIso,
      period_end: sql<string>`${now} + interval '1 year'`,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        source,
        period_start: sql<string>`case when subscriptions.period_end > ${now} then subscriptions.period_start else ${now} end`,
        period_end: sql<string>`greatest(subscriptions.period_end, ${now}) + interval '1 year'`,
        cancel_at_period_end: false,
        is_end_told: false,
      }),
    )
    .returning('period_end as periodEnd')
    .executeTakeFirstOrThrow();
  return row.periodEnd;
}

/** Lets the running period be the last one; `undefined` when none runs. */
export function cancelRunningPeriod(tx: Transaction, userId: string, nowIso: string) {
  return tx
    .updateTable('subscriptions')
    .set({ cancel_at_period_end: true })
    .where('user_id', '=', userId)
    .where('period_end', '>', nowIso)
    .returning(periodColumns)
    .executeTakeFirst();
}

/** Ends the running period at this moment; false when none runs. Its end needs no telling by the job. */
export async function endRunningPeriod(tx: Transaction, userId: string, nowIso: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ period_end: nowIso, cancel_at_period_end: true, is_end_told: true })
    .where('user_id', '=', userId)
    .where('period_end', '>', nowIso)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Periods that are over and of which nobody was told, locked; those that another process has in hand are left out. */
export function lockEndedPeriods(tx: Transaction, { now, limit }: { now: string; limit: number }) {
  return tx
    .selectFrom('subscriptions')
    .select(['user_id as userId', 'period_end as periodEnd'])
    .where('is_end_told', '=', false)
    .where('period_end', '<=', now)
    .orderBy('period_end')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markEndTold(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.updateTable('subscriptions').set({ is_end_told: true }).where('user_id', 'in', userIds).execute();
}
