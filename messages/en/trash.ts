import { isolated } from '../isolated.ts';
export const trashText = {
  gone: 'This can no longer be restored.',
  onlyAuthorDeletes: 'Only the person who recorded this can delete it for good before its 30 days are over.',
  kindRequired: 'Several deleted records have this id. Please say which kind you mean.',
} as const;

type TrashKind = 'date' | 'memory' | 'expense' | 'goal' | 'list' | 'note' | 'important_date' | 'private_expense';

/** The screen of deleted records that can be restored. */
export const trashScreensText = {
  title: 'Recently Deleted',
  text: 'What you delete stays here for 30 days.',
  loading: 'Loading what was deleted…',
  failedTitle: 'What you deleted did not load',
  failedText: 'Nothing is lost. Please try again.',
  empty: 'Nothing here. What you delete stays for 30 days, in case you want it back.',
  kinds: {
    date: 'Date',
    memory: 'Memory',
    expense: 'Expense',
    goal: 'Savings goal',
    list: 'List',
    note: 'Note',
    important_date: 'Important date',
    private_expense: 'Private expense',
  },
  /** In some languages the verb agrees with the deleted record's kind. */
  deletedBy: (name: string, _kind: TrashKind) => `deleted by ${isolated(name)}`,
  deletedByYou: (_kind: TrashKind) => 'deleted by you',
  daysLeft: (days: number) => (days <= 1 ? 'last day' : `${days} days left`),
  restore: 'Restore',
  deleteForGood: 'Delete for good',
  deleteTitle: 'Delete this for good?',
  deleteText: (title: string) => `“${isolated(title)}” cannot be restored after this. This cannot be undone.`,
  showMore: 'Show more',
  deletedForGood: 'Deleted for good',
  deleteFailed: 'Failed to delete it',
} as const;
