/** The kinds of businesses that offer something. */
export const DEAL_CATEGORIES = [
  'restaurant',
  'cafe',
  'entertainment',
  'activity',
  'shopping',
  'travel',
  'other',
] as const;
export type DealCategory = (typeof DEAL_CATEGORIES)[number];

export const DEAL_OFFER_TYPES = [
  'fixed_price',
  'percentage_off',
  'amount_off',
  'buy_one_get_one',
  'combo_deal',
] as const;

/** How often one member may redeem one deal in a week (specification, section 9). */
export const WEEKLY_REDEMPTIONS = { free: 1, premium: 3 } as const;

/** From how many days before its end a deal is 'Ending Soon' (specification, section 9). */
export const ENDING_SOON_DAYS = 7;

const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;
/** The first day of 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** The instant at which the week of an instant began: Sunday 00:00 in India, whose clocks are never changed. */
export function redemptionWeekStart(instant: string): string {
  const indiaMs = Date.parse(instant) + INDIA_OFFSET_MS;
  const day = Math.floor(indiaMs / DAY_MS);
  const sunday = day - ((day + FIRST_WEEKDAY) % 7);
  return new Date(sunday * DAY_MS - INDIA_OFFSET_MS).toISOString();
}
