import type { SavingsGoal } from '#domain/goals/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { SHOWN_MONTHS, type StatementPeriod } from './facts.ts';
import { type Days, isWithinDays, monthsSoFar, weeksSoFar } from './like-months.ts';
import type { FinanceSummary, Statement } from './schema.ts';
import { type Spending, sumOf, type Sums, Tally } from './tally.ts';

/** Letters of a year, and of a month such as `2026-07`, at the beginning of a calendar date. */
const YEAR_LENGTH = 4;
const MONTH_LENGTH = 7;

/** Tallies expenses by the beginning of their day, such as the month. */
function tallyBy(expenses: Iterable<Spending>, length: number): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const expense of expenses) {
    const name = expense.spentOn.slice(0, length);
    const tally = tallies.get(name) ?? new Tally();
    tally.add(expense);
    tallies.set(name, tally);
  }
  return tallies;
}

/** Returns the sums of several tallies together. */
function sumTallies(tallies: Iterable<Tally>): Sums {
  const all = new Tally();
  for (const tally of tallies) all.addAll(tally);
  return all.sums();
}

/** Returns the spending of a range and of each of its periods. Days are calendar dates, both inclusive. */
export function sumStatement(
  expenses: Iterable<Spending>,
  { by, from, to }: Days & { by: StatementPeriod },
): Statement {
  const inRange = [...expenses].filter(({ spentOn }) => isWithinDays(spentOn, { from, to }));
  const periods = tallyBy(inRange, by === 'year' ? YEAR_LENGTH : MONTH_LENGTH);
  return {
    by,
    from,
    to,
    ...sumTallies(periods.values()),
    periods: [...periods]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([period, tally]) => ({ period, ...tally.sums() })),
  };
}

/** Returns the sums of the couple's money; `today` is a calendar date in India. */
export function summarise(
  expenses: readonly Spending[],
  goals: Iterable<Pick<SavingsGoal, 'currentAmount' | 'targetAmount'>>,
  today: string,
): FinanceSummary {
  const byMonth = tallyBy(expenses, MONTH_LENGTH);
  const all = sumTallies(byMonth.values());
  const monthAt = (name: string): Omit<Sums, 'payers'> => {
    const { payers: _payers, ...sums } = byMonth.get(name)?.sums() ?? sumOf([]);
    return sums;
  };
  const thisMonth = Temporal.PlainDate.from(today).toPlainYearMonth();
  const months = Array.from({ length: SHOWN_MONTHS }, (_, place) =>
    thisMonth.subtract({ months: SHOWN_MONTHS - 1 - place }).toString(),
  );
  const soFar = { ...monthsSoFar(today), ...weeksSoFar(today) };
  const starts = Object.values(soFar).map(({ from }) => from);
  const latest = expenses.filter(({ spentOn }) => starts.some((start) => spentOn >= start));
  const spentIn = (days: Days) => sumOf(latest.filter(({ spentOn }) => isWithinDays(spentOn, days))).total;
  const ofThisMonth = monthAt(thisMonth.toString()).total;
  const names = [...byMonth.keys()].toSorted();
  return {
    expenses: {
      total: all.total,
      count: all.count,
      firstMonth: names[0] ?? null,
      categories: all.categories,
      thisMonth: ofThisMonth,
      lastMonth: monthAt(thisMonth.subtract({ months: 1 }).toString()).total,
      soFar: { thisMonth: spentIn(soFar.thisMonth), lastMonth: spentIn(soFar.lastMonth) },
      weeksSoFar: { thisWeek: spentIn(soFar.thisWeek), lastWeek: spentIn(soFar.lastWeek) },
      thisWeek: spentIn(weekFrom(soFar.thisWeek.from)),
      lastWeek: spentIn(weekFrom(soFar.lastWeek.from)),
      dailyAverage: divideBy(ofThisMonth, Number(today.slice(8))),
      months: months.map((month) => ({ month, ...monthAt(month) })),
    },
    savings: sumGoals(goals),
  };
}

/** Returns the days of a week from its Monday to its Sunday. */
function weekFrom(monday: string): Days {
  return { from: monday, to: Temporal.PlainDate.from(monday).add({ days: 6 }).toString() };
}

/** Divides an amount, rounded half up to whole paise. */
function divideBy(amount: string, days: number): string {
  const [paise, by] = [toPaise(amount), BigInt(days)];
  return fromPaise((2n * paise + by) / (2n * by));
}

function sumGoals(goals: Iterable<Pick<SavingsGoal, 'currentAmount' | 'targetAmount'>>): FinanceSummary['savings'] {
  let [total, goalCount, activeCount] = [0n, 0, 0];
  for (const { currentAmount, targetAmount } of goals) {
    const saved = toPaise(currentAmount);
    total += saved;
    goalCount += 1;
    if (saved < toPaise(targetAmount)) activeCount += 1;
  }
  return { total: fromPaise(total), goalCount, activeCount };
}
