export const EXPENSE_CATEGORIES = [
  'food',
  'travel',
  'dates',
  'shopping',
  'entertainment',
  'gifts',
  'groceries',
  'rent',
  'bills',
  'health',
  'transport',
  'home',
  'other',
] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];

/** Scope of a budget: one category, or all expenses. */
export const BUDGET_CATEGORIES = ['total', ...EXPENSE_CATEGORIES] as const;
export type BudgetCategory = (typeof BUDGET_CATEGORIES)[number];
/** Percentages of a budget at which both partners are notified. */
export const BUDGET_PERCENTS = [80, 100] as const;

/** In halves, all by the payer, all by the other, by the payer's percent, by the payer's rupees. */
export const SPLIT_KINDS = ['equal', 'payer', 'other', 'percent', 'amounts'] as const;
export type SplitKind = (typeof SPLIT_KINDS)[number];

export const SETTLEMENT_METHODS = ['upi', 'cash', 'other'] as const;
/** Days during which a settlement can be deleted. */
export const SETTLEMENT_DAYS = 7;

/** Minutes after which a request to pay has ended. */
export const PAYMENT_ASK_MINUTES = 60;

/** Intervals of a recurring expense. */
export const RECURRENCES = ['week', 'month', 'year'] as const;
export type Recurrence = (typeof RECURRENCES)[number];

export const GOAL_CATEGORIES = ['visit', 'vacation', 'future'] as const;
export type GoalCategory = (typeof GOAL_CATEGORIES)[number];
/** A deposit, a withdrawal, a reset to 0; and `opening`, the amount saved before entries were recorded. */
export const SAVINGS_ENTRY_KINDS = ['deposit', 'withdrawal', 'reset', 'opening'] as const;
export type SavingsEntryKind = (typeof SAVINGS_ENTRY_KINDS)[number];

/** Maximum number of expenses in one import. */
export const IMPORT_ROWS_MAX = 10_000;
/** Hours during which an import can be undone. */
export const IMPORT_UNDO_HOURS = 24;

export const STATEMENT_PERIODS = ['month', 'year'] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];

/** Number of latest expenses on Money (specification, section 9). */
export const RECENT_EXPENSES = 5;
