/** The panel's quick templates for notifications to many members. The panel sends all languages of one together. */
export const campaignTemplates = {
  new_deals: {
    title: 'New deals near you',
    body: 'Cafés and restaurants have new offers for two. See what is on this week.',
  },
  premium_features: {
    title: 'More room for the two of you',
    body: 'Nudges, unlimited dates and memories, more deals each week: see what Premium adds.',
  },
  memory_reminder: {
    title: 'Keep a memory of this week',
    body: 'One photo and two sentences are enough. Next year you will be glad of them.',
  },
  date_suggestion: {
    title: 'An evening for two?',
    body: 'A walk, chai, an old film: plan a date for this week in a minute.',
  },
} as const;
