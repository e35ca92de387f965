import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { DateCategory, ExpenseCategory } from '#server/db/generated.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** A count by one of the three fields; the other two are `null`. */
export interface DateCount {
  /** A month such as '2026-11'. */
  month: string | null;
  category: DateCategory | null;
  userId: string | null;
  count: number;
}

/** Counts the dates since the first day that have begun and were not declined, by month, by kind and by planner. */
export async function countDates(
  db: Database,
  coupleId: CoupleId,
  { firstDay, nowIso }: { firstDay: string; nowIso: string },
): Promise<DateCount[]> {
  const { rows } = await sql<DateCount>`
    select
      to_char(scheduled_date, 'YYYY-MM') as month,
      category,
      user_id as "userId",
      count(*)::int as count
    from date_events
    where couple_id = ${coupleId}
      and scheduled_date >= ${firstDay}::date
      and starts_at <= ${nowIso}::timestamptz
      and partner_response <> 'rejected'
    group by grouping sets ((to_char(scheduled_date, 'YYYY-MM')), (category), (user_id))
    order by count(*) desc, category`.execute(db);
  return rows;
}

/** Counts the memories from the first to the last day, by month. */
export function countMemories(db: Database, coupleId: CoupleId, days: { first: string; last: string }) {
  return db
    .selectFrom('memories')
    .select([sql<string>`to_char(memory_date, 'YYYY-MM')`.as('month'), sql<number>`count(*)::int`.as('count')])
    .where('couple_id', '=', coupleId)
    .where('memory_date', '>=', days.first)
    .where('memory_date', '<=', days.last)
    .groupBy(sql`1`)
    .execute();
}

/** A sum by one of the two fields, the other being `null`, or the total if both are. */
export interface SpentSum {
  month: string | null;
  category: ExpenseCategory | null;
  total: string;
}

/** Sums the expenses from the first to the last day by month, by category and in total, largest sum first. */
export async function sumExpenses(
  db: Database,
  coupleId: CoupleId,
  days: { first: string; last: string },
): Promise<SpentSum[]> {
  const month = sql`to_char(spent_on, 'YYYY-MM')`;
  const { rows } = await sql<SpentSum>`
    select ${month} as month, category, coalesce(sum(amount), 0.00) as total
    from expenses
    where couple_id = ${coupleId} and spent_on >= ${days.first}::date and spent_on <= ${days.last}::date
    group by grouping sets ((), (${month}), (category))
    order by total desc, category`.execute(db);
  return rows;
}
