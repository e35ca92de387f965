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
export const DEFAULT_CATEGORY: ExpenseCategory = 'food';

/** In halves, all by the payer, all by the other, by the payer's percent, by the payer's rupees. */
export const SPLIT_KINDS = ['equal', 'payer', 'other', 'percent', 'amounts'] as const;
export type SplitKind = (typeof SPLIT_KINDS)[number];

/** The optional texts of an expense. They are searched, exported, and described while a change waits. */
export const EXPENSE_TEXTS = ['description'] as const;
export type ExpenseText = (typeof EXPENSE_TEXTS)[number];

/** Values of the fields that an expense may lack. */
export const EXPENSE_DEFAULTS = { description: null, imageUrl: null } as const;

/** Number of latest expenses on Money (specification, section 9). */
export const RECENT_EXPENSES = 5;
