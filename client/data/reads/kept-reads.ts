/**
 * Reads of the server that are no records, with their input if they have one. Their last answers stay on the device, and
 * are fetched in the background too, so that each screen opens offline before it was ever opened.
 */
export const KEPT_READS: readonly (readonly [call: string, input?: object])[] = [
  ['dailyQuestion.get'],
  ['dailyQuestion.ahead'],
  ['firstSteps.get'],
  ['wallet.get'],
  ['achievements.all'],
  ['achievements.list'],
  ['availability.freeTimes'],
  ['busyCalendars.list'],
  ['concierge.list'],
  ['deals.list'],
  ['deals.redemptions'],
  ['giftCards.list'],
  ['giftCards.orders'],
  ['giftCards.obstacle'],
  ['ourYear.years'],
  ['partnerInsights.get'],
  ['payments.list'],
  ['payments.partner'],
  ['subscription.status'],
  ['subscription.usageLimits'],
  ['notifications.preferences'],
  ['secondFactors.list'],
  ['accounts.listSessions'],
];

/** Reads that the server refuses a free member. */
export const PREMIUM_READS: ReadonlySet<string> = new Set(['partnerInsights.get']);
