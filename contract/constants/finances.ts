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

/** What a budget can be of: a category, or all. */
export const BUDGET_CATEGORIES = ['total', ...EXPENSE_CATEGORIES] as const;
export type BudgetCategory = (typeof BUDGET_CATEGORIES)[number];
/** Of how many percent of a budget the two are told. */
export const BUDGET_PERCENTS = [80, 100] as const;

/** In halves, the payer's own, wholly the other's, by the payer's percent, by the payer's rupees. */
export const SPLIT_KINDS = ['equal', 'payer', 'other', 'percent', 'amounts'] as const;
export type SplitKind = (typeof SPLIT_KINDS)[number];

export const SETTLEMENT_METHODS = ['upi', 'cash', 'other'] as const;
/** How many days a settlement can be deleted. */
export const SETTLEMENT_DAYS = 7;

/** How often an expense comes again. */
export const RECURRENCES = ['week', 'month', 'year'] as const;
export type Recurrence = (typeof RECURRENCES)[number];
/** How many years back a new one can begin: its days since then are recorded with it. */
export const RECURRING_PAST_YEARS = 1;

export const GOAL_CATEGORIES = ['visit', 'vacation', 'future'] as const;
export type GoalCategory = (typeof GOAL_CATEGORIES)[number];
/** Put in, taken out, set to 0; and what was saved before entries were kept. */
export const SAVINGS_ENTRY_KINDS = ['deposit', 'withdrawal', 'reset', 'opening'] as const;
export type SavingsEntryKind = (typeof SAVINGS_ENTRY_KINDS)[number];

/** How many expenses one import holds at most. */
export const IMPORT_ROWS_MAX = 10_000;
/** How long an import can be undone. */
export const IMPORT_UNDO_HOURS = 24;

export const STATEMENT_PERIODS = ['month', 'year'] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];
