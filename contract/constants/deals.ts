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
