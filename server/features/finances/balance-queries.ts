import { sql } from 'kysely';
import type { SplitKind } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId, Member } from '#server/platform/context.ts';
import type { SplittingPeriod, StoredSplit } from './split-policy.ts';

export interface BalanceRow {
  isOn: boolean;
  since: string;
  /** Since when it counted before it was begun anew. */
  formerSince: string | null;
  defaultKind: SplitKind;
  defaultValue: string | null;
  /** Rupees that the partner owes the member; negative when the member owes. */
  owed: string;
  partnerUpiId: string | null;
}

/**
 * What the partner owes the member: what the member paid for them since the balance began, less what they paid for the member, and what
 * either has given the other since. One row a day is read, however many expenses there are. `undefined` where it was never turned on.
 */
export async function findBalance(
  db: Database,
  coupleId: CoupleId,
  { id, partnerId }: Pick<Member, 'id' | 'partnerId'>,
): Promise<BalanceRow | undefined> {
  const { rows } = await sql<BalanceRow>`
    select is_on as "isOn", since, former_since as "formerSince", default_kind as "defaultKind", default_value as "defaultValue",
      (coalesce((
        select sum(case when creditor_id = ${id} then amount else -amount end) from expense_debts
        where couple_id = ${coupleId} and spent_on >= money_splitting.since
          and ((creditor_id = ${id} and debtor_id = ${partnerId})
            or (creditor_id = ${partnerId} and debtor_id = ${id}))
      ), 0.00) + coalesce((
        select sum(case when from_user_id = ${id} then amount else -amount end) from settlements
        where couple_id = ${coupleId} and settlements.since >= money_splitting.since
          and ((from_user_id = ${id} and to_user_id = ${partnerId})
            or (from_user_id = ${partnerId} and to_user_id = ${id}))
      ), 0.00))::numeric(20, 2) as owed,
      (select upi_id from users where users.id = ${partnerId}) as "partnerUpiId"
    from money_splitting
    where couple_id = ${coupleId}`.execute(db);
  return rows[0];
}

/** How an expense is split that says nothing of it. */
export async function findDefaultSplit(db: Database, coupleId: CoupleId): Promise<StoredSplit> {
  const row = await db
    .selectFrom('money_splitting')
    .select(['default_kind as kind', 'default_value as value'])
    .where('couple_id', '=', coupleId)
    .executeTakeFirst();
  return row ?? { kind: 'equal', value: null };
}

/** Lets only one settlement at a time see who owes, and returns the day since when; `undefined` where nothing is counted. */
export async function lockBalance(tx: Transaction, coupleId: CoupleId): Promise<string | undefined> {
  const row = await tx
    .selectFrom('money_splitting')
    .select('since')
    .where('couple_id', '=', coupleId)
    .where('is_on', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return row?.since;
}

/** What the couple says of its balance, locked; `undefined` where it was never turned on. */
export function lockSplitting(tx: Transaction, coupleId: CoupleId) {
  return tx
    .selectFrom('money_splitting')
    .select([
      'is_on as isOn',
      'since',
      'former_since as formerSince',
      'turned_off_on as turnedOffOn',
      'default_kind as kind',
      'default_value as value',
    ])
    .where('couple_id', '=', coupleId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveSplitting(
  tx: Transaction,
  coupleId: CoupleId,
  { split, period, nowIso }: { split: StoredSplit; period: SplittingPeriod; nowIso: string },
): Promise<void> {
  const values = {
    is_on: period.isOn,
    since: period.since,
    former_since: period.formerSince,
    turned_off_on: period.turnedOffOn,
    default_kind: split.kind,
    default_value: split.value,
    updated_at: nowIso,
  };
  await tx
    .insertInto('money_splitting')
    .values({ couple_id: coupleId, ...values })
    .onConflict((conflict) => conflict.column('couple_id').doUpdateSet(values))
    .execute();
}
