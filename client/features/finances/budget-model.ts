import type { Budget } from '#contract/budgets.ts';
import { BUDGET_PERCENTS } from '#contract/constants/finances.ts';
import { fromPaise, toPaise } from '#domain/money.ts';

const [NEARLY, WHOLLY] = BUDGET_PERCENTS;

/** How full a budget is in whole percent, and what is left of it, or was spent beyond it, in rupees. */
export function budgetProgress({ monthlyAmount, spent }: Pick<Budget, 'monthlyAmount' | 'spent'>) {
  const [whole, part] = [toPaise(monthlyAmount), toPaise(spent)];
  const percent = Number((part * 100n) / whole);
  const isOver = part > whole;
  const tone = percent < NEARLY ? 'positive' : percent < WHOLLY ? 'festive' : 'danger';
  return { percent, tone, isOver, rest: fromPaise(isOver ? part - whole : whole - part) } as const;
}

/** What a budget's changes wait as. */
export function budgetId(category: string): string {
  return `budget/${category}`;
}
