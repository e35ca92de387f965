import { toPaise } from '#domain/kernel/money.ts';
import type { Budget } from './schema.ts';

/** Sorts the overall budget first, then by share spent. */
export function compareBudgets(one: Budget, other: Budget): number {
  const isTotal = (budget: Budget) => (budget.category === 'total' ? 0 : 1);
  const [left, right] = [
    toPaise(one.spent) * toPaise(other.monthlyAmount),
    toPaise(other.spent) * toPaise(one.monthlyAmount),
  ];
  return (
    isTotal(one) - isTotal(other) ||
    (right > left ? 1 : right < left ? -1 : 0) ||
    one.category.localeCompare(other.category)
  );
}

/** Returns budgets as the API does, with the amounts spent by category and in `total`, in their order. */
export function toBudgets(
  rows: Iterable<Omit<Budget, 'spent'>>,
  spent: ReadonlyMap<Budget['category'], string>,
): Budget[] {
  return [...rows].map((row) => ({ ...row, spent: spent.get(row.category) ?? '0.00' })).toSorted(compareBudgets);
}
