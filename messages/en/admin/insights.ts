/** What the intelligence tab says in the server's words: reasons and strategies, with their figures. */
export const insightsText = {
  quiet: 'Nothing recorded for 30 days',
  fallen: 'Half as active as in the 30 days before',
  alone: (days: number) => `The partner has not joined after ${days} days`,
  dateless: 'No date planned for 30 days',
  offerPremium: (couples: number) =>
    `Offer Premium to the ${couples} couples without it whose expenses reach the threshold`,
  openPilot: (couples: number) => `Invite the ${couples} couples who wait in the pilot’s cities`,
  winBack: (couples: number) => `Write to the ${couples} couples who have been quiet for 30 days`,
  birthdayGifts: (members: number) => `Offer a gift for the ${members} birthdays of the next 30 days`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  features: {
    dates: 'Date planning',
    memories: 'Memories',
    expenses: 'Expenses',
    goals: 'Savings goals',
    notes: 'Partner notes',
    importantDates: 'Important dates',
    nudges: 'Nudges',
    deals: 'Deals',
  },
} as const;
