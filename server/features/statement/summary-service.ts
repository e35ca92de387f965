import type { CategorySum, FinanceSummary } from '#domain/statement/schema.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { periodsAt, type Periods } from './policy.ts';
import { sumByMonthAndCategory, sumGoals, type ExpenseSumRow } from './summary-queries.ts';

const NOTHING = '0.00';

/** Returns all sums of the couple's money, computed by the database in exact decimals. */
export async function readSummary({ db, member, clock }: MemberContext): Promise<FinanceSummary> {
  const periods = periodsAt(todayInIndia(clock));
  if (!member.coupleId) {
    return { expenses: toExpenses([], periods), savings: { total: NOTHING, goalCount: 0, activeCount: 0 } };
  }
  const [rows, savings] = await Promise.all([
    sumByMonthAndCategory(db, member.coupleId, periods),
    sumGoals(db, member.coupleId),
  ]);
  return { expenses: toExpenses(rows, periods), savings };
}

function toExpenses(rows: readonly ExpenseSumRow[], periods: Periods): FinanceSummary['expenses'] {
  const over = (monthPlace: number | null) =>
    rows.find((row) => row.monthPlace === monthPlace && row.category === null);
  const all = over(null);
  const thisMonth = over(periods.months.length);
  return {
    total: all?.total ?? NOTHING,
    count: all?.count ?? 0,
    firstMonth: all?.firstOn?.slice(0, 7) ?? null,
    categories: categoriesOf(rows, null),
    thisMonth: thisMonth?.total ?? NOTHING,
    lastMonth: over(periods.months.length - 1)?.total ?? NOTHING,
    soFar: { thisMonth: all?.thisMonthSoFar ?? NOTHING, lastMonth: all?.lastMonthSoFar ?? NOTHING },
    weeksSoFar: { thisWeek: all?.thisWeekSoFar ?? NOTHING, lastWeek: all?.lastWeekSoFar ?? NOTHING },
    thisWeek: all?.thisWeek ?? NOTHING,
    lastWeek: all?.lastWeek ?? NOTHING,
    dailyAverage: thisMonth?.dailyAverage ?? NOTHING,
    months: periods.months.map((month, index) => ({
      month,
      total: over(index + 1)?.total ?? NOTHING,
      count: over(index + 1)?.count ?? 0,
      categories: categoriesOf(rows, index + 1),
    })),
  };
}

function categoriesOf(rows: readonly ExpenseSumRow[], monthPlace: number | null): CategorySum[] {
  return rows.flatMap((row) =>
    row.monthPlace === monthPlace && row.category !== null
      ? [{ category: row.category, total: row.total, count: row.count }]
      : [],
  );
}
