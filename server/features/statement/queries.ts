import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { ExpenseCategory } from '#server/db/generated.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** A sum of a couple's expenses: overall, per category or per payer, and each of these per period. */
export interface StatementRow {
  /** The dimension of the sum, besides the period. */
  part: 'all' | 'category' | 'payer';
  /** `2026-07` or `2026`; `null` for all periods. */
  period: string | null;
  /** Set for a category's sum. */
  category: ExpenseCategory | null;
  /** Set for a payer's sum: a member, or `both` for the couple's own money; `null` for a deleted account. */
  payerId: string | null;
  count: number;
  total: string;
}

export interface StatementRange {
  by: 'month' | 'year';
  /** Calendar dates, both inclusive. */
  from: string;
  to: string;
}

const formats = { month: 'YYYY-MM', year: 'YYYY' } as const;

/** Returns the sums, largest first. Reads each expense of the range once and does the rest on a few rows per day. */
export async function sumStatement(db: Database, coupleId: CoupleId, { by, from, to }: StatementRange) {
  const { rows } = await sql<StatementRow>`
    with days as materialized (
      -- One of before there were splits was paid by who recorded it.
      select spent_on, category, case when split_kind is null then user_id::text
          when split_kind = 'both' then 'both' else paid_by::text end as payer_id,
        count(*) as count, sum(amount) as total
      from expenses
      where couple_id = ${coupleId} and spent_on between ${from}::date and ${to}::date
      group by 1, 2, 3
    ), cells as (
      select to_char(spent_on::timestamp, ${formats[by]}) as period, category, payer_id,
        sum(count) as count, sum(total) as total
      from days
      group by 1, 2, 3
    )
    select
      (case when grouping(category) = 0 then 'category' when grouping(payer_id) = 0 then 'payer' else 'all' end) as part,
      period,
      category,
      payer_id as "payerId",
      coalesce(sum(count), 0)::int8 as count,
      coalesce(sum(total), 0.00) as total
    from cells
    group by grouping sets (
      (), (category), (payer_id), (period), (period, category), (period, payer_id)
    )
    order by total desc, category, payer_id`.execute(db);
  return rows;
}
