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

/** What a new gift card begins with (admin specification, section 9). */
export const GIFT_CARD_DEFAULTS = { validityDays: 365, stockQuantity: 100 } as const;

/** Within how many hours an order is sent. */
export const GIFT_CARD_DELIVERY_HOURS = 24;
