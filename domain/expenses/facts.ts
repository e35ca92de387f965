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

/** The payer of an expense that was paid from the couple's own money, and the kind under which its split is stored. */
export const FROM_BOTH = 'both';
/** The kinds of a stored split: those that members choose, and that of the couple's own money. */
export const STORED_SPLIT_KINDS = [...SPLIT_KINDS, FROM_BOTH] as const;
export type StoredSplitKind = (typeof STORED_SPLIT_KINDS)[number];

/** The members who see an expense: both partners, or its author alone. */
export const AUDIENCES = ['both', 'me'] as const;
export type ExpenseAudience = (typeof AUDIENCES)[number];
/** Days ahead of today at most on which a surprise is seen by both. */
export const SURPRISE_DAYS_MAX = 370;

/** The optional texts of an expense. They are searched, exported, and described while a change waits. */
export const EXPENSE_TEXTS = ['description'] as const;
export type ExpenseText = (typeof EXPENSE_TEXTS)[number];

/** Values of the fields that an expense may lack. */
export const EXPENSE_DEFAULTS = { description: null, imageUrl: null } as const;

/** Number of latest expenses on Money (specification, section 9). */
export const RECENT_EXPENSES = 5;
