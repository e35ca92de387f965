import { sql } from 'kysely';
import type { Days } from '#domain/statement/like-months.ts';
import type { Database } from '#server/db/database.ts';
import type { ExpenseCategory } from '#server/db/generated.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { Periods } from './policy.ts';

/** The sums of a couple's expenses by month and category, rolled up over either and both. */
export interface ExpenseSumRow {
  /**
   * The 1-based place of the month in `Periods.months`; 0 for all earlier months, one more than their number for all
   * later ones, and `null` for the total.
   */
  monthPlace: number | null;
  /** `null` for all categories. */
  category: ExpenseCategory | null;
  count: number;
  total: string;
  thisWeek: string;
  lastWeek: string;
  thisMonthSoFar: string;
  lastMonthSoFar: string;
  thisWeekSoFar: string;
  lastWeekSoFar: string;
  /** The total divided by the day of the month, for the current month. */
  dailyAverage: string;
  /** The calendar date of the first expense. */
  firstOn: string | null;
}

/**
 * Returns the sums, largest first, and always the row over all months and categories. Reads each expense once, from the
 * index in day order, and does the rest on a few rows per day.
 */
export async function sumByMonthAndCategory(db: Database, coupleId: CoupleId, periods: Periods) {
  const isIn = ({ from, to }: Days) => sql`spent_on >= ${from}::date and spent_on <= ${to}::date`;
  const { rows } = await sql<ExpenseSumRow>`
    with days as materialized (
      select spent_on, category, count(*) as count, sum(amount) as total
      from expenses
      where couple_id = ${coupleId}
      group by 1, 2
    ), cells as (
      select
        width_bucket(spent_on, ${periods.monthStarts}::date[]) as month_place,
        category,
        sum(count) as count,
        sum(total) as total,
        sum(total) filter (
          where spent_on >= ${periods.thisWeek}::date and spent_on < ${periods.nextWeek}::date
        ) as this_week,
        sum(total) filter (
          where spent_on >= ${periods.lastWeek}::date and spent_on < ${periods.thisWeek}::date
        ) as last_week,
        sum(total) filter (where ${isIn(periods.soFar.thisMonth)}) as this_month_so_far,
        sum(total) filter (where ${isIn(periods.soFar.lastMonth)}) as last_month_so_far,
        sum(total) filter (where ${isIn(periods.soFar.thisWeek)}) as this_week_so_far,
        sum(total) filter (where ${isIn(periods.soFar.lastWeek)}) as last_week_so_far,
        min(spent_on) as first_on
      from days
      group by 1, 2
    )
    select
      month_place as "monthPlace",
      category,
      coalesce(sum(count), 0)::int8 as count,
      coalesce(sum(total), 0.00) as total,
      coalesce(sum(this_week), 0.00) as "thisWeek",
      coalesce(sum(last_week), 0.00) as "lastWeek",
      coalesce(sum(this_month_so_far), 0.00) as "thisMonthSoFar",
      coalesce(sum(last_month_so_far), 0.00) as "lastMonthSoFar",
      coalesce(sum(this_week_so_far), 0.00) as "thisWeekSoFar",
      coalesce(sum(last_week_so_far), 0.00) as "lastWeekSoFar",
      round(coalesce(sum(total), 0) / ${periods.dayOfMonth}::int, 2) as "dailyAverage",
      min(first_on) as "firstOn"
    from cells
    group by grouping sets ((), (category), (month_place), (month_place, category))
    order by total desc, category`.execute(db);
  return rows;
}

export function sumGoals(db: Database, coupleId: CoupleId) {
  return db
    .selectFrom('savings_goals')
    .select([
      sql<string>`coalesce(sum(current_amount), 0.00)`.as('total'),
      sql<number>`count(*)`.as('goalCount'),
      sql<number>`count(*) filter (where current_amount < target_amount)`.as('activeCount'),
    ])
    .where('couple_id', '=', coupleId)
    .executeTakeFirstOrThrow();
}
