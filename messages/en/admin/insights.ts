/** The server's texts on the intelligence tab: reasons and strategies, with their figures. */
export const insightsText = {
  quiet: 'Nothing recorded for 30 days',
  fallen: 'Half as active as in the 30 days before',
  alone: (days: number) => `The partner has not joined after ${days} days`,
  dateless: 'No date planned for 30 days',
  offerPremium: (couples: number) =>
    couples === 1
      ? 'Offer Premium to the one couple without it whose expenses reach the threshold'
      : `Offer Premium to the ${couples} couples without it whose expenses reach the threshold`,
  openPilot: (couples: number) =>
    couples === 1
      ? 'Invite the one couple that waits in the pilot’s cities'
      : `Invite the ${couples} couples who wait in the pilot’s cities`,
  winBack: (couples: number) =>
    couples === 1
      ? 'Write to the one couple that has been quiet for 30 days'
      : `Write to the ${couples} couples who have been quiet for 30 days`,
  birthdayGifts: (members: number) =>
    members === 1
      ? 'Offer a gift for the one birthday of the next 30 days'
      : `Offer a gift for the ${members} birthdays of the next 30 days`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  features: {
    dates: 'Date planning',
    memories: 'Memories',
    expenses: 'Expenses',
    goals: 'Savings goals',
    lists: 'Lists',
    notes: 'Partner notes',
    importantDates: 'Important dates',
    nudges: 'Nudges',
    deals: 'Deals',
  },
} as const;
