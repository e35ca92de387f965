export const notesText = {
  titleRequired: 'Title is required',
  contentRequired: 'Content is required',
  categoryRequired: 'Category is required',
  categoryInvalid: 'Please choose one of the categories',
  privacyInvalid: 'Please say whether the note is private with true or false',
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
