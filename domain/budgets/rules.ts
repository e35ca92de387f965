import { addPaise, type ExpenseEffects, signedOf, sumOf } from '#domain/expenses/sums.ts';
import { toPaise } from '#domain/kernel/money.ts';
import type { Budget } from './schema.ts';

/** Returns the budgets of a month (`2026-07`) after changes of expenses. */
export function addToBudgets(budgets: readonly Budget[], effects: ExpenseEffects, month: string): Budget[] {
  const signed = signedOf(effects).filter(({ expense }) => expense.spentOn.startsWith(month));
  return budgets.map((budget) => ({
    ...budget,
    spent: addPaise(
      budget.spent,
      sumOf(signed.filter(({ expense }) => ['total', expense.category].includes(budget.category))),
    ),
  }));
}

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
