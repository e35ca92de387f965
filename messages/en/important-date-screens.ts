import { isolated } from '../isolated.ts';
export const importantDateScreensText = {
  title: 'Important Dates',
  lead: 'Birthdays, anniversaries and the days that are only yours.',
  loading: 'Loading your important dates…',
  failedTitle: 'Your important dates did not load',
  failedText: 'They are safe. Please try again.',
  add: 'Add Date',

  emptyTitle: 'No important dates yet',
  emptyText: 'A birthday, the day you met, Uttarayan on the terrace: add it once and be reminded in time, every year.',
  emptyAction: 'Add Your First Date',

  categories: 'Categories',
  allCategories: 'All dates',
  overview: 'Quick Overview',
  total: 'Total',
  upcomingCount: 'Upcoming',
  within30Days: 'Within 30 days',
  comingSoon: 'Coming Soon',
  upcoming: 'Upcoming',
  noUpcoming: 'Nothing is coming up here.',
  past: 'Past',
  showAllPast: (count: number) => `Show all ${count}`,

  days: 'days',

  // The first part is replaced by an icon if there is no room.
  everyYear: 'Every year',
  reminder: 'Reminder',
  daysBefore: (days: number) => {
    if (days === 0) return 'on the day';
    return days === 1 ? '1 day before' : `${days} days before`;
  },
  onlyYou: 'Only you',
  addedBy: (name: string | null) => `From ${name ?? 'your partner'}`,
  edit: 'Edit',
  delete: 'Delete',
  deleteTitle: 'Delete this date?',
  deleteText: (title: string, isForBoth: boolean) =>
    isForBoth ? `“${isolated(title)}” will be removed for both of you.` : `“${isolated(title)}” will be removed.`,

  addTitle: 'Add Important Date',
  editTitle: 'Edit Important Date',
  fieldTitle: 'Title',
  titleExample: 'Our first meeting',
  fieldDate: 'Date',
  fieldCategory: 'Category',
  chooseCategory: 'Choose a category',
  fieldDescription: 'Description',
  descriptionExample: 'What to remember, what to prepare',
  fieldRecurring: 'Every year',
  recurringHint: '29 February is on the 28th in other years.',
  fieldReminder: 'Reminder',
  reminderHint: 'At nine in the morning.',
  reminderOnTheDay: 'On the day',
  fieldShared: 'Shared',
  sharedHint: (name: string | null) =>
    `${name === null ? 'Your partner' : isolated(name)} sees it, is reminded too, and can edit or delete it.`,
  create: 'Save Date',
  save: 'Save changes',

  created: 'Date Added',
  updated: 'Date Updated',
  deleted: 'Date Deleted',
  error: 'Error',
  createFailed: 'Failed to add important date',
  updateFailed: 'Failed to update important date',
  deleteFailed: 'Failed to delete important date',
} as const;
