export const GOAL_CATEGORIES = ['visit', 'vacation', 'future'] as const;
export type GoalCategory = (typeof GOAL_CATEGORIES)[number];
/** A deposit, a withdrawal, a reset to 0; and `opening`, the amount saved before entries were recorded. */
export const SAVINGS_ENTRY_KINDS = ['deposit', 'withdrawal', 'reset', 'opening'] as const;
