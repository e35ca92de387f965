import { EXPENSE_CATEGORIES, type ExpenseCategory } from '#domain/expenses/facts.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import type { CategorySum, Statement } from './schema.ts';

/** The facts of an expense that sums read. */
export type Spending = Pick<Expense, 'amount' | 'category' | 'spentOn' | 'paidBy'>;

export type Sums = Pick<Statement, 'total' | 'count' | 'categories' | 'payers'>;

interface Sum {
  paise: bigint;
  count: number;
}

/** Sum and number of some expenses, in all, by category and by payer. */
export class Tally {
  readonly #all: Sum = { paise: 0n, count: 0 };
  readonly #categories = new Map<ExpenseCategory, Sum>();
  readonly #payers = new Map<string | null, Sum>();

  add(expense: Spending): void {
    const sum = { paise: paiseOf(expense), count: 1 };
    increase(this.#all, sum);
    increase(sumAt(this.#categories, expense.category), sum);
    increase(sumAt(this.#payers, expense.paidBy), sum);
  }

  /** Adds all expenses of another tally. */
  addAll(other: Tally): void {
    increase(this.#all, other.#all);
    for (const [category, sum] of other.#categories) increase(sumAt(this.#categories, category), sum);
    for (const [payer, sum] of other.#payers) increase(sumAt(this.#payers, payer), sum);
  }

  sums(): Sums {
    const categories = [...this.#categories].toSorted(
      ([one, left], [other, right]) => compare(right.paise, left.paise) || rankOf(one) - rankOf(other),
    );
    const payers = [...this.#payers].toSorted(
      ([one, left], [other, right]) => compare(right.paise, left.paise) || compareIds(one, other),
    );
    return {
      ...toSum(this.#all),
      categories: categories.map(([category, sum]) => ({ category, ...toSum(sum) })),
      payers: payers.map(([userId, sum]) => ({ userId, ...toSum(sum) })),
    };
  }
}

/** Paise by expense: reading those of a long list takes most of the time of its sums. */
const knownPaise = new WeakMap<Spending, bigint>();

function paiseOf(expense: Spending): bigint {
  const known = knownPaise.get(expense);
  if (known !== undefined) return known;
  const paise = toPaise(expense.amount);
  knownPaise.set(expense, paise);
  return paise;
}

function sumAt<Key>(sums: Map<Key, Sum>, key: Key): Sum {
  const known = sums.get(key);
  if (known) return known;
  const sum = { paise: 0n, count: 0 };
  sums.set(key, sum);
  return sum;
}

function increase(sum: Sum, by: Sum): void {
  sum.paise += by.paise;
  sum.count += by.count;
}

function toSum({ paise, count }: Sum): { total: string; count: number } {
  return { total: fromPaise(paise), count };
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

/** Returns the sums of some expenses. */
export function sumOf(expenses: Iterable<Spending>): Sums {
  const tally = new Tally();
  for (const expense of expenses) tally.add(expense);
  return tally.sums();
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
