export const partnerInsightsText = {
  title: 'Partner Insights',
  lead: 'Your habits as a couple over the last twelve months.',
  loading: 'Loading your year…',
  failedTitle: 'Your insights did not load',
  failedText: 'Nothing is lost. Please try again.',

  emptyTitle: 'Your year begins here',
  emptyText: 'Once you have been on a date, saved a memory or recorded an expense, your habits appear here.',
  emptyAction: 'Plan a date',
  noDatesTitle: 'Your dates will show here',
  noDatesText: 'After your first date you see how often you meet, what you enjoy and who plans.',

  meeting: 'How often you meet',
  meetingText: (dates: number, months: number, rate: number) =>
    dates === 1
      ? `One date in ${inMonths(months)}.`
      : months === 1
        ? `${dates} dates in ${inMonths(months)}.`
        : `${dates} dates in ${inMonths(months)}, ${rate} a month.`,
  month: 'Month',
  dates: 'Dates',
  enjoying: 'What you enjoy',
  enjoyingText: 'The kinds of your dates.',
  kind: 'Kind',
  planning: 'Who plans',
  planningText: 'Whose idea the dates were.',
  planner: 'Planned by',
  spending: 'What you spend',
  spendingText: (total: string, months: number) => `${total} in ${inMonths(months)}.`,
  category: 'Category',
  amount: 'Amount',
  seasons: 'Your seasons',
  seasonsText: 'Dates and memories, by the season they fell in.',
  season: 'Season',
  moments: 'Moments',
  seasonNames: {
    winter: 'Winter (December to February)',
    summer: 'Summer (March to May)',
    monsoon: 'Monsoon (June to September)',
    autumn: 'After the rains (October, November)',
  },

  gateTitle: 'See your year together',
  gateText:
    'How often you meet, what you enjoy, who plans and what you spend: Premium members see their habits as a couple.',
  upgrade: 'Upgrade to Premium',
};

function inMonths(months: number): string {
  return months === 12 ? 'twelve months' : months === 1 ? 'one month' : `${months} months`;
}
