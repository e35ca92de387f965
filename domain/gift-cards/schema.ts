import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { GIFT_CARD_CATEGORIES, GIFT_CARD_ORDER_STATUSES } from './facts.ts';

/** Terms of sale: `denomination` in whole rupees, `pointsCost` in coins, valid for `validityDays` from fulfilment. */
const sold = {
  brand: z.string(),
  category: z.enum(GIFT_CARD_CATEGORIES),
  denomination: z.number().int(),
  pointsCost: z.number().int(),
  terms: z.string().nullable(),
  validityDays: z.number().int(),
};

/** A gift card as members see it. */
export const GiftCard = z.object({
  id,
  ...sold,
  description: z.string(),
  isActive: z.boolean(),
  isInStock: z.boolean(),
});
export type GiftCard = z.infer<typeof GiftCard>;

/** One order, with a copy of the gift card at that time. `code` is set once the order is fulfilled. */
export const GiftCardOrder = z.object({
  id,
  giftCardId: id,
  ...sold,
  status: z.enum(GIFT_CARD_ORDER_STATUSES),
  code: z.string().nullable(),
  createdAt: instant,
  /** Instant at which the order was fulfilled or cancelled. */
  decidedAt: instant.nullable(),
  /** Last day in India on which a fulfilled order's code is valid, as far as we know. */
  validUntil: z.string().nullable(),
});
export type GiftCardOrder = z.infer<typeof GiftCardOrder>;

/** Reason why a member cannot order gift cards yet; `message` is the text for the member. */
export const GiftCardObstacle = z.object({
  code: z.enum(['email_unverified', 'gift_card_account_days', 'gift_card_needs_couple']),
  message: z.string(),
});
export type GiftCardObstacle = z.infer<typeof GiftCardObstacle>;
