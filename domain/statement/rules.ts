import { EXPENSE_CATEGORIES, type ExpenseCategory } from '#domain/expenses/facts.ts';
import { addPaise, countOf, type ExpenseEffects, type SignedExpense, signedOf, sumOf } from '#domain/expenses/sums.ts';
import { daysBetween } from '#domain/kernel/calendar.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { type Days, isWithinDays, monthsSoFar, weeksSoFar } from './like-months.ts';
import type { CategorySum, FinanceSummary, Statement } from './schema.ts';

/** Returns the summary after changes of expenses; `today` is a calendar date in India. */
export function addToSummary(
  { expenses, savings }: FinanceSummary,
  effects: ExpenseEffects,
  today: string,
): FinanceSummary {
  const signed = signedOf(effects);
  const month = today.slice(0, 7);
  const inMonth = (name: string | undefined) => signed.filter(({ expense }) => expense.spentOn.startsWith(name ?? '-'));
  const inWeek = (place: number) => signed.filter(({ expense }) => weeksAgo(expense.spentOn, today) === place);
  const lastMonth = expenses.months.findLast((each) => each.month < month)?.month;
  const inDays = (days: Days) => signed.filter(({ expense }) => isWithinDays(expense.spentOn, days));
  const soFar = monthsSoFar(today);
  const weeks = weeksSoFar(today);
  const thisMonth = addPaise(expenses.thisMonth, sumOf(inMonth(month)));
  const months = expenses.months.map((each) => ({
    month: each.month,
    total: addPaise(each.total, sumOf(inMonth(each.month))),
    count: each.count + countOf(inMonth(each.month)),
    categories: addCategories(each.categories, inMonth(each.month)),
  }));
  const count = expenses.count + countOf(signed);
  return {
    savings,
    expenses: {
      total: addPaise(expenses.total, sumOf(signed)),
      count,
      firstMonth: count === 0 ? null : findFirstMonth(expenses.firstMonth, months, signed),
      categories: addCategories(expenses.categories, signed),
      thisMonth,
      lastMonth: addPaise(expenses.lastMonth, sumOf(inMonth(lastMonth))),
      ...(expenses.soFar && {
        soFar: {
          thisMonth: addPaise(expenses.soFar.thisMonth, sumOf(inDays(soFar.thisMonth))),
          lastMonth: addPaise(expenses.soFar.lastMonth, sumOf(inDays(soFar.lastMonth))),
        },
      }),
      ...(expenses.weeksSoFar && {
        weeksSoFar: {
          thisWeek: addPaise(expenses.weeksSoFar.thisWeek, sumOf(inDays(weeks.thisWeek))),
          lastWeek: addPaise(expenses.weeksSoFar.lastWeek, sumOf(inDays(weeks.lastWeek))),
        },
      }),
      thisWeek: addPaise(expenses.thisWeek, sumOf(inWeek(0))),
      lastWeek: addPaise(expenses.lastWeek, sumOf(inWeek(1))),
      dailyAverage: divide(thisMonth, Number(today.slice(8))),
      months,
    },
  };
}

/** Returns the first month with an expense. A first month that is emptied is followed by one of the latest months. */
function findFirstMonth(
  before: string | null,
  months: FinanceSummary['expenses']['months'],
  signed: readonly SignedExpense[],
): string | null {
  const isEmptied = months.some(({ month, count }) => month === before && count === 0);
  const added = signed.flatMap(({ expense, sign }) => (sign > 0 ? [expense.spentOn.slice(0, 7)] : []));
  const known = [
    ...(before === null || isEmptied ? [] : [before]),
    ...added,
    ...months.filter(({ count }) => count > 0).map(({ month }) => month),
  ];
  return known.toSorted()[0] ?? null;
}

/** Monday to count weeks from. */
const WEEKS_FROM = '1899-12-25';

/** Returns the number of weeks, each from Monday, between two days; negative for future days. */
function weeksAgo(day: string, today: string): number {
  const week = (date: string) => Math.floor(daysBetween(WEEKS_FROM, date) / 7);
  return week(today) - week(day);
}

function divide(amount: string, days: number): string {
  const [paise, by] = [toPaise(amount), BigInt(days)];
  return fromPaise((2n * paise + by) / (2n * by));
}

/** Adds the changes to the category sums: largest first, without empty ones. */
function addCategories(sums: readonly CategorySum[], signed: readonly SignedExpense[]): CategorySum[] {
  const names = new Set([...sums.map(({ category }) => category), ...signed.map(({ expense }) => expense.category)]);
  return [...names]
    .map((category) => {
      const own = signed.filter(({ expense }) => expense.category === category);
      const { total = '0.00', count = 0 } = sums.find((each) => each.category === category) ?? {};
      return { category, total: addPaise(total, sumOf(own)), count: count + countOf(own) };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => compareTotals(one, other) || categoryRank(one.category) - categoryRank(other.category));
}

function compareTotals(one: { total: string }, other: { total: string }): number {
  const difference = toPaise(other.total) - toPaise(one.total);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** Returns the place of a category among equal totals. */
function categoryRank(category: ExpenseCategory): number {
  return EXPENSE_CATEGORIES.indexOf(category);
}

/** Compares ids of members; a deleted account comes last. */
function compareIds(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.localeCompare(other);
}

type StatementSums = Pick<Statement, 'total' | 'count' | 'categories' | 'payers'>;

/** Returns a statement after changes of expenses. */
export function addToStatement(statement: Statement, effects: ExpenseEffects): Statement {
  const { by, from, to, periods } = statement;
  const signed = signedOf(effects).filter(({ expense: { spentOn } }) => spentOn >= from && spentOn <= to);
  const byPeriod = Map.groupBy(signed, ({ expense }) => expense.spentOn.slice(0, by === 'year' ? 4 : 7));
  const nothing: StatementSums = { total: '0.00', count: 0, categories: [], payers: [] };
  const names = new Set([...periods.map(({ period }) => period), ...byPeriod.keys()]);
  return {
    ...statement,
    ...addSums(statement, signed),
    periods: [...names]
      .toSorted()
      .map((period) => {
        const known = periods.find((each) => each.period === period) ?? nothing;
        return { period, ...addSums(known, byPeriod.get(period) ?? []) };
      })
      .filter(({ count }) => count > 0),
  };
}

function addSums(sums: StatementSums, signed: readonly SignedExpense[]): StatementSums {
  const payers = new Set([...sums.payers.map(({ userId }) => userId), ...signed.map(({ expense }) => expense.paidBy)]);
  return {
    total: addPaise(sums.total, sumOf(signed)),
    count: sums.count + countOf(signed),
    categories: addCategories(sums.categories, signed),
    payers: [...payers]
      .map((userId) => {
        const own = signed.filter(({ expense }) => expense.paidBy === userId);
        const { total = '0.00', count = 0 } = sums.payers.find((each) => each.userId === userId) ?? {};
        return { userId, total: addPaise(total, sumOf(own)), count: count + countOf(own) };
      })
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => compareTotals(one, other) || compareIds(one.userId, other.userId)),
  };
}
