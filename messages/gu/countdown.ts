import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/countdown.ts';

export const countdownText: Catalogue<typeof english.countdownText> = {
  today: 'આજે',
  tomorrow: 'કાલે',
  inDays: (days) => `${days} દિવસ પછી`,
  daysAgo: (days) => `${days} દિવસ પહેલાં`,
  since: (year) => `${year}થી`,
  from: (year) => `${year}થી શરૂ`,
};
