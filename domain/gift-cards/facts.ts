import { faultsOf } from '#domain/kernel/fault.ts';

/** The kinds of gift cards (admin specification, section 3). */
export const GIFT_CARD_CATEGORIES = [
  'shopping',
  'food',
  'entertainment',
  'travel',
  'fashion',
  'electronics',
  'grooming',
  'fitness',
] as const;
export type GiftCardCategory = (typeof GIFT_CARD_CATEGORIES)[number];

export const GIFT_CARD_ORDER_STATUSES = ['pending', 'fulfilled', 'cancelled'] as const;
export type GiftCardOrderStatus = (typeof GIFT_CARD_ORDER_STATUSES)[number];

/** Initial values of a new gift card (admin specification, section 9). */
export const GIFT_CARD_DEFAULTS = { validityDays: 365, stockQuantity: 100 } as const;

/** Hours within which an order is fulfilled. */
export const GIFT_CARD_DELIVERY_HOURS = 24;

/** Reasons for an admin to review an order before fulfilling it. */
export const ORDER_REVIEW_REASONS = [
  'new_account',
  'near_monthly_cap',
  'dates_in_bulk',
  'many_orders',
  'shared_device',
] as const;
export type OrderReviewReason = (typeof ORDER_REVIEW_REASONS)[number];

export interface AdminGiftCardsFaults {
  brandRequired: [];
  categoryRequired: [];
  codeRequired: [];
  denominationInvalid: [];
  descriptionRequired: [];
  flagInvalid: [];
  pointsInvalid: [];
  statusInvalid: [];
  stockInvalid: [];
  tooMuch: [];
  validityInvalid: [];
}
export const adminGiftCardsFault = faultsOf<AdminGiftCardsFaults>('adminGiftCards');
