import { isolated } from '../isolated.ts';
export const calendarScreensText = {
  title: 'Calendar',
  lead: 'Your dates, important days, bills and lists, day by day.',
  loading: 'Loading your days…',
  failedTitle: 'Your days did not load',
  failedText: 'Nothing is lost. Please try again.',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  kinds: {
    date: 'Date',
    importantDate: 'Important date',
    bill: 'Bill',
    listItem: 'On a list',
  },
  owners: {
    bill: { you: 'you pay', name: (name: string) => `${isolated(name)} pays` },
    listItem: { you: 'for you', name: (name: string) => `for ${isolated(name)}` },
  },
  until: (time: string) => `until ${time}`,
  due: 'Due This Week',
  dayWithEntries: (day: string, count: number) => (count === 1 ? `${day}, 1 entry` : `${day}, ${count} entries`),
  more: (count: number) => `+${count}`,
  showMore: (count: number) => `+ ${count} more`,
  emptyTitle: 'Nothing on this day',
  emptyText: 'A film, a walk, chai at the old place: plan something for it.',
  emptyPastText: 'Nothing is written down for this day.',
} as const;
