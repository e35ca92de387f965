/**
 * Reads of main screens beside the lists of records (`offlineReads`), with their input if they have one. They are fetched
 * in the background too, so that each screen opens offline before it was ever opened.
 */
export const SCREEN_READS: readonly (readonly [call: string, input?: object])[] = [
  ['wallet.get'],
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
