import { sql } from 'kysely';
import { MEMBERS } from '#domain/copy/facts.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { SubscriptionSource } from '#server/db/generated.ts';
import { notifySessionChange } from '#server/db/repositories/session-changes.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

const periodColumns = [
  'period_start as currentPeriodStart',
  'period_end as currentPeriodEnd',
  ...asFields('cancelAtPeriodEnd'),
] as const;

/**
 * The instant until which the premium of `partner` in the query covers the member, or null. Depends on the setting
 * `premium_covers_partner`.
 */
export const coveringPremium = sql<string | null>`(
  select covering.premium_until from users covering, settings
  where covering.id = partner.user_id and settings.key = 'premium_covers_partner' and settings.value = '1'
)`.as('partnerPremiumUntil');

/** The instant until which the partner's premium covers the member of the row of `users`, or null. */
export const partnersPremium = sql<string | null>`(
  select covering.premium_until from couple_members own
  join couple_members partner on partner.couple_id = own.couple_id and partner.user_id <> own.user_id
  join users covering on covering.id = partner.user_id
  join settings on settings.key = 'premium_covers_partner' and settings.value = '1'
  where own.user_id = users.id
)`;

/** Returns the partner whom the member's premium covers, with both first names, or `undefined` without one. */
export async function findCoveredPartner(
  tx: Transaction,
  userId: string,
): Promise<{ id: string; firstName: string; payerName: string } | undefined> {
  const { rows } = await sql<{ id: string; firstName: string; payerName: string }>`
    select other.id, other.first_name as "firstName", payer.first_name as "payerName"
    from couple_members own
    join couple_members partner on partner.couple_id = own.couple_id and partner.user_id <> own.user_id
    join users payer on payer.id = own.user_id
    join users other on other.id = partner.user_id
    join settings on settings.key = 'premium_covers_partner' and settings.value = '1'
    where own.user_id = ${userId}`.execute(tx);
  return rows[0];
}

/** Returns the member and their partner, because a premium change affects the sessions of both. */
export async function listCovered(tx: Transaction, userId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select partner.user_id as "userId" from couple_members own
    join couple_members partner on partner.couple_id = own.couple_id and partner.user_id <> own.user_id
    where own.user_id = ${userId}`.execute(tx);
  return [userId, ...rows.map((row) => row.userId)];
}

/** Returns the member's running or last period. */
export function findPeriod(db: Database, userId: string) {
  return db.selectFrom('subscriptions').select(periodColumns).where('user_id', '=', userId).executeTakeFirst();
}

export interface PeriodGrant {
  userId: string;
  source: SubscriptionSource;
  /** A PostgreSQL interval such as '1 year'. */
  length: string;
  nowIso: string;
}

/** Extends the running period, or starts one now, in one statement, and returns the period's end. */
export async function addPeriod(tx: Transaction, { userId, source, length, nowIso }: PeriodGrant): Promise<string> {
  const now = sql<string>`${nowIso}::timestamptz`;
  const row = await tx
    .insertInto('subscriptions')
    .values(
      toRow({
        userId,
        source,
        periodStart: nowIso,
        periodEnd: sql<string>`${now} + ${length}::interval`,
      }),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        source,
        period_start: sql<string>`case when subscriptions.period_end > ${now} then subscriptions.period_start else ${now} end`,
        // Computed explicitly in UTC. Expressions that depend on the session's time zone may differ between machines,
        // and Citus rejects them here.
        period_end: sql<string>`(greatest(subscriptions.period_end, ${now}) at time zone 'UTC' + ${length}::interval) at time zone 'UTC'`,
        cancel_at_period_end: false,
        is_end_notified: false,
      }),
    )
    .returning(asFields('periodEnd'))
    .executeTakeFirstOrThrow();
  await touchPremium(tx, userId);
  return row.periodEnd;
}

/** Notes that the premium of the member, and of whom it covers, has changed. */
async function touchPremium(tx: Transaction, userId: string): Promise<void> {
  const covered = await listCovered(tx, userId);
  for (const id of covered) touchRows(tx, MEMBERS, { userId: id }, [id]);
  await notifySessionChange(tx, covered);
}

/** Marks the running period as cancelled, and returns `undefined` if none is running. */
export function cancelRunningPeriod(tx: Transaction, userId: string, nowIso: string) {
  return tx
    .updateTable('subscriptions')
    .set({ cancel_at_period_end: true })
    .where('user_id', '=', userId)
    .where('period_end', '>', nowIso)
    .returning(periodColumns)
    .executeTakeFirst();
}

/** Ends the running period now, and returns false if none is running. The job does not notify of this end. */
export async function endRunningPeriod(tx: Transaction, userId: string, nowIso: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ period_end: nowIso, cancel_at_period_end: true, is_end_notified: true })
    .where('user_id', '=', userId)
    .where('period_end', '>', nowIso)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await touchPremium(tx, userId);
  return numUpdatedRows === 1n;
}

/** Members whose period has ended and who are not notified yet, after the member `after`, ordered by id. */
export async function listEndedPeriods(
  db: Database,
  { now, after, limit }: { now: string; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(asFields('userId'))
    .where('is_end_notified', '=', false)
    .where('period_end', '<=', now)
    .$if(after !== null, (query) => query.where(sql<boolean>`user_id > ${after}::uuid`))
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ userId }) => userId);
}

/**
 * Notes that a member is notified of the period's end, and returns that end. Returns `undefined` if another process was
 * faster, or the period goes on.
 */
export async function markEndNotified(tx: Transaction, userId: string, now: string): Promise<string | undefined> {
  const ended = await tx
    .updateTable('subscriptions')
    .set({ is_end_notified: true })
    .where('user_id', '=', userId)
    .where('is_end_notified', '=', false)
    .where('period_end', '<=', now)
    .returning(asFields('periodEnd'))
    .executeTakeFirst();
  return ended?.periodEnd;
}
