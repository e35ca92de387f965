export const contactText = {
  fieldsRequired: 'Please fill in all required fields.',
  categoryInvalid: 'Please choose a category from the list.',
  categories: {
    general: 'General question',
    support: 'Help with the app',
    partnership: 'Partnership',
    feedback: 'Feedback',
    media: 'Media',
    investment: 'Investment',
    careers: 'Careers',
  },
} as const;
