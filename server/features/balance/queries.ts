import { sql } from 'kysely';
import { moneySplitting } from '#domain/balance/record.ts';
import { type StoredSplit, toChosenSplit } from '#domain/expenses/split.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { owedAmount } from '#server/db/owed-amount.ts';
import { endUnfitRequests } from '#server/db/repositories/payment-requests.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { CoupleId, Member } from '#server/platform/context.ts';
import type { SplittingPeriod } from './policy.ts';

export interface BalanceRow {
  isOn: boolean;
  since: string;
  /** The day from which it counted before it was restarted. */
  formerSince: string | null;
  defaultKind: StoredSplit['kind'];
  defaultValue: string | null;
  /** Rupees that the partner owes the member; negative if the member owes. */
  owed: string;
  partnerUpiId: string | null;
}

/** Returns the couple's balance as the member sees it, or `undefined` if it was never turned on. */
export async function findBalance(
  db: Database,
  coupleId: CoupleId,
  { id, partnerId }: Pick<Member, 'id' | 'partnerId'>,
): Promise<BalanceRow | undefined> {
  const { rows } = await sql<BalanceRow>`
    select is_on as "isOn", since, former_since as "formerSince", default_kind as "defaultKind", default_value as "defaultValue",
      ${owedAmount(coupleId, { id, partnerId })} as owed,
      (select upi_id from users where users.id = ${partnerId}) as "partnerUpiId"
    from money_splitting
    where couple_id = ${coupleId}`.execute(db);
  return rows[0];
}

/** Returns the split of an expense that does not specify one. */
export async function findDefaultSplit(db: Database, coupleId: CoupleId): Promise<StoredSplit> {
  const row = await db
    .selectFrom('money_splitting')
    .select(['default_kind as kind', 'default_value as value'])
    .where('couple_id', '=', coupleId)
    .executeTakeFirst();
  return (row && toChosenSplit(row)) ?? { kind: 'equal', value: null };
}

/**
 * Returns true if the member and the present partner have settled up after an instant. Payments to a former partner are in
 * no balance any more.
 */
export async function hasSettledSince(
  tx: Transaction,
  coupleId: CoupleId,
  { id, partnerId }: Pick<Member, 'id' | 'partnerId'>,
  instant: string,
): Promise<boolean> {
  if (partnerId === null) return false;
  // Waits for a settlement that is being recorded.
  await lockBalance(tx, coupleId);
  const row = await tx
    .selectFrom('settlements')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('from_user_id', 'in', [id, partnerId])
    .where('to_user_id', 'in', [id, partnerId])
    .where(sql<boolean>`coalesce(recorded_at, created_at) > ${instant}::timestamptz`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Serializes settlements and returns the day from which the balance counts, or `undefined` if it is off. */
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

/** Locks and returns the couple's balance settings, or `undefined` if it was never turned on. */
export function lockSplitting(tx: Transaction, coupleId: CoupleId) {
  return tx
    .selectFrom('money_splitting')
    .select([
      ...asFields('isOn', 'since', 'formerSince', 'turnedOffOn'),
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
  const { isOn, since, formerSince, turnedOffOn } = period;
  const values = toRow({
    isOn,
    since,
    formerSince,
    turnedOffOn,
    defaultKind: split.kind,
    defaultValue: split.value,
    updatedAt: nowIso,
  });
  touchRows(tx, moneySplitting, { coupleId }, [coupleId]);
  await tx
    .insertInto('money_splitting')
    .values(toRow({ coupleId, ...values }))
    .onConflict((conflict) => conflict.column('couple_id').doUpdateSet(values))
    .execute();
  await endUnfitRequests(tx, coupleId);
}
