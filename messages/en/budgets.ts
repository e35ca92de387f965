export const budgetScreensText = {
  title: 'Budgets',
  loading: 'Loading your budgets…',
  failedTitle: 'Your budgets did not load',
  empty:
    'Set a limit for the month, in all or just for eating out. You both hear at 80% and when it is used up.',
  more: (count: number) => (count === 1 ? '1 more budget' : `${count} more budgets`),
  set: 'Set a budget',
  edit: 'Edit budget',
  spentOf: (spent: string, budget: string) => `${spent} of ${budget}`,
  left: (amount: string) => `${amount} left`,
  over: (amount: string) => `${amount} over`,
  progressOf: (budget: string) => `Budget: ${budget}`,

  dialogTitle: 'Monthly Budget',
  dialogText: 'For the two of you, from the 1st to the last day of each month.',
  category: 'For',
  remove: 'Remove',
  saved: 'Budget saved',
  removed: 'Budget removed',
  saveFailed: 'Failed to save the budget. Please try again.',
} as const;
