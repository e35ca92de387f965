export const EXPERIENCE_STATUSES = ['Available', 'Coming Soon', 'Sold Out'] as const;

/** Default label of an experience's button. It is only a code: the screens show its translation. */
export const DEFAULT_BUTTON_TEXT = 'Book Now';

/** The kinds of businesses with deals. */
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

/** Redemptions of one deal that a member has a week (specification, section 9). */
export const WEEKLY_REDEMPTIONS = { free: 1, premium: 3 } as const;

/** Days before its end from which a deal counts as 'Ending Soon' (specification, section 9). */
export const ENDING_SOON_DAYS = 7;
