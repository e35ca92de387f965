import { sql } from 'kysely';

/**
 * SQL for the rupees that the partner owes the member since the balance began (negative if the member owes), for a row
 * of `money_splitting`: the member's payments for the partner, less the reverse, less settlements. Reads one row per day
 * however many expenses there are.
 */
export function owedAmount(coupleId: string, { id, partnerId }: { id: string; partnerId: string | null }) {
  return sql<string>`(coalesce((
        select sum(case when creditor_id = ${id} then amount else -amount end) from expense_debts
        where couple_id = ${coupleId} and spent_on >= money_splitting.since
          and ((creditor_id = ${id} and debtor_id = ${partnerId})
            or (creditor_id = ${partnerId} and debtor_id = ${id}))
      ), 0.00) + coalesce((
        select sum(case when from_user_id = ${id} then amount else -amount end) from settlements
        where couple_id = ${coupleId} and settlements.since >= money_splitting.since
          and ((from_user_id = ${id} and to_user_id = ${partnerId})
            or (from_user_id = ${partnerId} and to_user_id = ${id}))
      ), 0.00))::numeric(20, 2)`;
}
