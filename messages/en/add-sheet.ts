/** Kinds of records that Home's '+' adds. */
export const addSheetText = {
  kinds: { expense: 'Expense', memory: 'Memory', date: 'Date', nudge: 'Nudge', list: 'List' },
} as const;
