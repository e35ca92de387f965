export const EXPENSE_CATEGORIES = [
  'food',
  'travel',
  'dates',
  'shopping',
  'entertainment',
  'gifts',
  'groceries',
  'other',
] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];

export const GOAL_CATEGORIES = ['visit', 'vacation', 'future'] as const;
export type GoalCategory = (typeof GOAL_CATEGORIES)[number];
