import { EXPENSE_CATEGORIES, type ExpenseCategory } from '#domain/expenses/facts.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import type { SavingsGoal } from '#domain/goals/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { SHOWN_MONTHS, type StatementPeriod } from './facts.ts';
import { type Days, isWithinDays, monthsSoFar, weeksSoFar } from './like-months.ts';
import type { CategorySum, FinanceSummary, Statement } from './schema.ts';

/** The facts of an expense that sums read. */
export type Spending = Pick<Expense, 'amount' | 'category' | 'spentOn' | 'paidBy'>;

type Sums = Pick<Statement, 'total' | 'count' | 'categories' | 'payers'>;

/** Sum and number of some expenses, in all, by category and by payer. */
class Tally {
  #paise = 0n;
  #count = 0;
  readonly #categories = new Map<ExpenseCategory, [paise: bigint, count: number]>();
  readonly #payers = new Map<string | null, [paise: bigint, count: number]>();

  add({ category, paidBy }: Spending, paise: bigint): void {
    this.#paise += paise;
    this.#count += 1;
    addTo(this.#categories, category, paise);
    addTo(this.#payers, paidBy, paise);
  }

  sums(): Sums {
    const categories = [...this.#categories].toSorted(
      ([one, [left]], [other, [right]]) => compare(right, left) || rankOf(one) - rankOf(other),
    );
    const payers = [...this.#payers].toSorted(
      ([one, [left]], [other, [right]]) => compare(right, left) || compareIds(one, other),
    );
    return {
      total: fromPaise(this.#paise),
      count: this.#count,
      categories: categories.map(([category, [paise, count]]) => ({ category, total: fromPaise(paise), count })),
      payers: payers.map(([userId, [paise, count]]) => ({ userId, total: fromPaise(paise), count })),
    };
  }
}

function addTo<Key>(sums: Map<Key, [paise: bigint, count: number]>, key: Key, paise: bigint): void {
  const [before, count] = sums.get(key) ?? [0n, 0];
  sums.set(key, [before + paise, count + 1]);
}

function compare(one: bigint, other: bigint): number {
  return one > other ? 1 : one < other ? -1 : 0;
}

function rankOf(category: ExpenseCategory): number {
  return EXPENSE_CATEGORIES.indexOf(category);
}

/** Compares ids of members; a deleted account comes last. */
function compareIds(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : Number(one > other);
}

/** Tallies expenses by a name; those without one are left out. */
function tallyBy(expenses: Iterable<Spending>, nameOf: (spentOn: string) => string | null): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const expense of expenses) {
    const name = nameOf(expense.spentOn);
    if (name === null) continue;
    const tally = tallies.get(name) ?? new Tally();
    tally.add(expense, toPaise(expense.amount));
    tallies.set(name, tally);
  }
  return tallies;
}

function sumOf(expenses: Iterable<Spending>): Sums {
  return (
    tallyBy(expenses, () => '')
      .get('')
      ?.sums() ?? { total: '0.00', count: 0, categories: [], payers: [] }
  );
}

/** Returns the spending of a range and of each of its periods. Days are calendar dates, both inclusive. */
export function sumStatement(
  expenses: Iterable<Spending>,
  { by, from, to }: Days & { by: StatementPeriod },
): Statement {
  const inRange = [...expenses].filter(({ spentOn }) => isWithinDays(spentOn, { from, to }));
  const periods = tallyBy(inRange, (spentOn) => spentOn.slice(0, by === 'year' ? 4 : 7));
  return {
    by,
    from,
    to,
    ...sumOf(inRange),
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
  const all = sumOf(expenses);
  const byMonth = tallyBy(expenses, (spentOn) => spentOn.slice(0, 7));
  const monthAt = (name: string): Omit<Sums, 'payers'> => {
    const { payers: _payers, ...sums } = byMonth.get(name)?.sums() ?? sumOf([]);
    return sums;
  };
  const thisMonth = Temporal.PlainDate.from(today).toPlainYearMonth();
  const months = Array.from({ length: SHOWN_MONTHS }, (_, place) =>
    thisMonth.subtract({ months: SHOWN_MONTHS - 1 - place }).toString(),
  );
  const spentIn = (days: Days) => sumOf(expenses.filter(({ spentOn }) => isWithinDays(spentOn, days))).total;
  const soFar = { ...monthsSoFar(today), ...weeksSoFar(today) };
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

/** Returns the amounts spent in a month (`2026-07`) by category, and in total under `total`. */
export function sumMonth(
  expenses: Iterable<Spending>,
  month: string,
): ReadonlyMap<CategorySum['category'] | 'total', string> {
  const { total, categories } = sumOf([...expenses].filter(({ spentOn }) => spentOn.startsWith(month)));
  return new Map<CategorySum['category'] | 'total', string>([
    ['total', total],
    ...categories.map((each) => [each.category, each.total] as const),
  ]);
}
