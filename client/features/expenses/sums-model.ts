import { daysBetween } from '#domain/calendar.ts';
import type { CategorySum, FinanceSummary, Statement } from '#contract/statement.ts';
import type { Expense } from '#contract/expenses.ts';
import type { Balance } from '#contract/balance.ts';
import type { Budget } from '#contract/budgets.ts';
import type { RowEffect } from '#client/lib/outbox/offline-rules.ts';
import { fromPaise, toPaise } from '#domain/money.ts';

/**
 * Sums over expenses with the pending changes applied, in whole paise. The read data is the server's sum without them.
 */

type Effects = readonly RowEffect<Expense>[];

/** Expense that is added (1) or removed (-1). */
interface Signed {
  expense: Expense;
  sign: 1 | -1;
}

function signedOf(effects: Effects): Signed[] {
  return effects.flatMap(({ before, after }) => [
    ...(before ? [{ expense: before, sign: -1 as const }] : []),
    ...(after ? [{ expense: after, sign: 1 as const }] : []),
  ]);
}

function sumOf(signed: readonly Signed[]): bigint {
  return signed.reduce((sum, { expense, sign }) => sum + BigInt(sign) * toPaise(expense.amount), 0n);
}

function countOf(signed: readonly Signed[]): number {
  return signed.reduce((count, { sign }) => count + sign, 0);
}

/** Adds paise to an amount, never below zero: a partner's concurrent change may leave less than is removed. */
function add(amount: string, paise: bigint): string {
  const sum = toPaise(amount) + paise;
  return fromPaise(sum < 0n ? 0n : sum);
}

export function showInTotal(data: unknown, effects: Effects): { count: number; total: string } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  const { count, total } = data as { count: number; total: string };
  const signed = signedOf(effects);
  return { count: count + countOf(signed), total: add(total, sumOf(signed)) };
}

export function showInSummary(data: unknown, effects: Effects, today: string): FinanceSummary {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  const { expenses, savings } = data as FinanceSummary;
  const signed = signedOf(effects);
  const month = today.slice(0, 7);
  const inMonth = (name: string | undefined) =>
    signed.filter(({ expense }) => expense.spentOn.startsWith(name ?? '-'));
  const inWeek = (place: number) =>
    signed.filter(({ expense }) => weeksAgo(expense.spentOn, today) === place);
  const lastMonth = expenses.months.findLast((each) => each.month < month)?.month;
  const thisMonth = add(expenses.thisMonth, sumOf(inMonth(month)));
  const firstOn = [
    expenses.firstMonth,
    ...signed.flatMap(({ expense, sign }) => (sign > 0 ? expense.spentOn.slice(0, 7) : [])),
  ];
  return {
    savings,
    expenses: {
      total: add(expenses.total, sumOf(signed)),
      count: expenses.count + countOf(signed),
      firstMonth: firstOn.filter((each) => each !== null).toSorted()[0] ?? null,
      categories: addCategories(expenses.categories, signed),
      thisMonth,
      lastMonth: add(expenses.lastMonth, sumOf(inMonth(lastMonth))),
      thisWeek: add(expenses.thisWeek, sumOf(inWeek(0))),
      lastWeek: add(expenses.lastWeek, sumOf(inWeek(1))),
      dailyAverage: divide(thisMonth, Number(today.slice(8))),
      months: expenses.months.map((each) => ({
        month: each.month,
        total: add(each.total, sumOf(inMonth(each.month))),
        count: each.count + countOf(inMonth(each.month)),
        categories: addCategories(each.categories, inMonth(each.month)),
      })),
    },
  };
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
function addCategories(sums: readonly CategorySum[], signed: readonly Signed[]): CategorySum[] {
  const names = new Set([
    ...sums.map(({ category }) => category),
    ...signed.map(({ expense }) => expense.category),
  ]);
  return [...names]
    .map((category) => {
      const own = signed.filter(({ expense }) => expense.category === category);
      const { total = '0.00', count = 0 } = sums.find((each) => each.category === category) ?? {};
      return { category, total: add(total, sumOf(own)), count: count + countOf(own) };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => (toPaise(other.total) > toPaise(one.total) ? 1 : -1));
}

type StatementSums = Pick<Statement, 'total' | 'count' | 'categories' | 'payers'>;

export function showInStatement(data: unknown, effects: Effects): Statement {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  const statement = data as Statement;
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

function addSums(sums: StatementSums, signed: readonly Signed[]): StatementSums {
  const payers = new Set([
    ...sums.payers.map(({ userId }) => userId),
    ...signed.map(({ expense }) => expense.paidBy),
  ]);
  return {
    total: add(sums.total, sumOf(signed)),
    count: sums.count + countOf(signed),
    categories: addCategories(sums.categories, signed),
    payers: [...payers]
      .map((userId) => {
        const own = signed.filter(({ expense }) => expense.paidBy === userId);
        const { total = '0.00', count = 0 } = sums.payers.find((each) => each.userId === userId) ?? {};
        return { userId, total: add(total, sumOf(own)), count: count + countOf(own) };
      })
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => (toPaise(other.total) > toPaise(one.total) ? 1 : -1)),
  };
}

export function showInBudgets(data: unknown, effects: Effects, month: string): Budget[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  const budgets = data as Budget[];
  const signed = signedOf(effects).filter(({ expense }) => expense.spentOn.startsWith(month));
  return budgets.map((budget) => ({
    ...budget,
    spent: add(
      budget.spent,
      sumOf(signed.filter(({ expense }) => ['total', expense.category].includes(budget.category))),
    ),
  }));
}

export function showInBalance(data: unknown, effects: Effects): Balance {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  const balance = data as Balance;
  const { since } = balance;
  const counted = signedOf(effects).filter(({ expense }) => since !== null && expense.spentOn >= since);
  return addDebts(
    balance,
    counted.flatMap(({ expense: { shares, paidBy }, sign }) => {
      const debtor = shares.find(({ userId }) => userId !== paidBy);
      return debtor
        ? [{ debtorId: debtor.userId, creditorId: paidBy, paise: BigInt(sign) * toPaise(debtor.amount) }]
        : [];
    }),
  );
}

/** Change of a debt in paise: positive for more, negative for less. */
interface Debt {
  debtorId: string | null;
  creditorId: string | null;
  paise: bigint;
}

/** Returns the balance with more debts. Only debts between its two members count. */
export function addDebts(balance: Balance, debts: readonly Debt[]): Balance {
  const { isOn, owedBy, owedTo, amount } = balance;
  const named = debts.flatMap(({ debtorId, creditorId }) => [debtorId, creditorId]);
  const [one, other] = new Set([owedBy, owedTo, ...named].filter((id) => id !== null));
  if (!isOn || one === undefined || other === undefined) return balance;
  // Debt of `one` to `other`.
  let debt = owedBy === one ? toPaise(amount) : owedBy === other ? -toPaise(amount) : 0n;
  for (const { debtorId, creditorId, paise } of debts) {
    if (debtorId === one && creditorId === other) debt += paise;
    if (debtorId === other && creditorId === one) debt -= paise;
  }
  if (debt === 0n) return { ...balance, owedBy: null, owedTo: null, amount: '0.00' };
  return {
    ...balance,
    owedBy: debt > 0n ? one : other,
    owedTo: debt > 0n ? other : one,
    amount: fromPaise(debt > 0n ? debt : -debt),
  };
}
