import type { Catalogue } from '#messages/catalogue.ts';
import type { countdownText as english } from '../../en/screens/countdown.ts';

export const countdownText: Catalogue<typeof english> = {
  today: 'आज',
  tomorrow: 'कल',
  inDays: (days) => `${days} दिन बाद`,
  daysAgo: (days) => `${days} दिन पहले`,
  since: (year) => `${year} से`,
  from: (year) => `${year} से`,
};
