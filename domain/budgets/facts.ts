import { EXPENSE_CATEGORIES } from '#domain/expenses/facts.ts';

/** Scope of a budget: one category, or all expenses. */
export const BUDGET_CATEGORIES = ['total', ...EXPENSE_CATEGORIES] as const;
export type BudgetCategory = (typeof BUDGET_CATEGORIES)[number];
/** Percentages of a budget at which both partners are notified. */
export const BUDGET_PERCENTS = [80, 100] as const;
