import { isolated } from '../isolated.ts';
export const notesText = {
  onlyWriterChanges: 'Only the person who wrote this note can change it',
  categories: {
    preferences: 'Preferences',
    gifts: 'Gift Ideas',
    food: 'Food',
    places: 'Places',
    entertainment: 'Entertainment',
    special: 'Special',
  },
} as const;

export const noteScreensText = {
  title: 'Partner Notes',
  lead: 'The small things worth remembering about each other.',
  loading: 'Loading your notes…',
  failedTitle: 'Your notes did not load',
  failedText: 'They are safe. Please try again.',
  add: 'Add Note',

  emptyTitle: 'No notes yet',
  emptyText:
    'How they take their chai, the ring size, the film they mentioned once: write it down before it slips away.',
  emptyAction: 'Create Your First Note',
  createDate: 'Plan a Date',
  nothingFoundTitle: 'No notes match',
  nothingFoundText: 'Try other words, or look in all categories.',
  clearFilters: 'Show all notes',

  search: 'Search notes',
  clearSearch: 'Clear the search',
  categories: 'Category',
  allCategories: 'All',
  tabs: 'Which notes',
  tabAll: 'All Notes',
  tabPrivate: 'Private',
  tabShared: 'Shared',

  onlyYou: 'Only you',
  bothOfYou: 'Both of you',
  from: (name: string | null) => `From ${name ?? 'your partner'}`,
  changed: (day: string) => `Changed ${day}`,
  moreTags: (count: number) => `+${count}`,
  moreTagsLabel: (count: number) => (count === 1 ? '1 more tag' : `${count} more tags`),
  tags: 'Tags',
  edit: 'Edit',
  delete: 'Delete',
  deleteTitle: 'Delete note',
  deleteText: 'Are you sure you want to delete this note?',

  addTitle: 'Add Note',
  editTitle: 'Edit Note',
  fieldTitle: 'Title',
  titleExample: 'How they take their chai',
  fieldCategory: 'Category',
  chooseCategory: 'Choose a category',
  fieldContent: 'Content',
  contentExample: 'Ginger, half a spoon of sugar, never in a glass',
  fieldTags: 'Tags',
  fieldPrivate: 'Private',
  privateHint: (name: string | null) =>
    `Only you can read it. Turn it off, and ${name === null ? 'your partner' : isolated(name)} can read it but not change it.`,
  create: 'Save Note',
  save: 'Save changes',

  created: 'Note Created',
  updated: 'Note Updated',
  deleted: 'Note Deleted',
  error: 'Error',
  createFailed: 'Failed to create note',
  updateFailed: 'Failed to update note',
  deleteFailed: 'Failed to delete note',
} as const;
