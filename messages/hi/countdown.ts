import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/countdown.ts';

export const countdownText: Catalogue<typeof english.countdownText> = {
  today: 'आज',
  tomorrow: 'कल',
  inDays: (days) => `${days} दिन बाद`,
  daysAgo: (days) => `${days} दिन पहले`,
  since: (year) => `${year} से`,
  from: (year) => `${year} से`,
};
