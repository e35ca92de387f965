/**
 * Reads of the server that are no records and have no input. Their last answers stay on the device, and are fetched in the
 * background too, so that each screen opens offline before it was ever opened.
 */
export const KEPT_READS: readonly string[] = [
  'dailyQuestion.get',
  'dailyQuestion.ahead',
  'firstSteps.get',
  'wallet.get',
  'achievements.all',
  'achievements.list',
  'availability.freeTimes',
  'busyCalendars.list',
  'concierge.list',
  'deals.list',
  'deals.redemptions',
  'giftCards.list',
  'giftCards.orders',
  'giftCards.obstacle',
  'ourYear.years',
  'partnerInsights.get',
  'payments.list',
  'payments.partner',
  'subscription.status',
  'subscription.usageLimits',
  'notifications.preferences',
  'secondFactors.list',
  'accounts.listSessions',
];

/** Reads that the server refuses a free member. */
export const PREMIUM_READS: ReadonlySet<string> = new Set(['partnerInsights.get']);
