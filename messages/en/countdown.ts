export const countdownText = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  inDays: (days: number) => `In ${days} days`,
  daysAgo: (days: number) => (days === 1 ? '1 day ago' : `${days} days ago`),
  since: (year: string) => `since ${year}`,
  from: (year: string) => `from ${year}`,
} as const;
