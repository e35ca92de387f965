import { faultsOf } from '#domain/kernel/fault.ts';

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

export interface AdminDealsFaults {
  businessNameRequired: [];
  categoryRequired: [];
  descriptionRequired: [];
  flagInvalid: [];
  locationRequired: [];
  maxRedemptionsInvalid: [];
  offerTypeInvalid: [];
  titleRequired: [];
  validFromRequired: [];
  validToRequired: [];
}
export const adminDealsFault = faultsOf<AdminDealsFaults>('adminDeals');
