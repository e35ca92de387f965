import { BUDGET_PERCENTS } from '#domain/budgets/facts.ts';
import type { Budget } from '#domain/budgets/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';

const [NEARLY, WHOLLY] = BUDGET_PERCENTS;

/** Returns the spent share of a budget in whole percent, and the rupees left or overspent. */
export function budgetProgress({ monthlyAmount, spent }: Pick<Budget, 'monthlyAmount' | 'spent'>) {
  const [whole, part] = [toPaise(monthlyAmount), toPaise(spent)];
  const percent = Number((part * 100n) / whole);
  const isOver = part > whole;
  const tone = percent < NEARLY ? 'positive' : percent < WHOLLY ? 'festive' : 'danger';
  return { percent, tone, isOver, rest: fromPaise(isOver ? part - whole : whole - part) } as const;
}

/** Returns the object id of a budget's pending changes. */
export function budgetId(category: string): string {
  return `budget/${category}`;
}
