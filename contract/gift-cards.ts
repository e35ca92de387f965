import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, recordId } from './fields.ts';
import { GIFT_CARD_CATEGORIES, GIFT_CARD_ORDER_STATUSES } from './constants/gift-cards.ts';
import { ShortPageQuery } from './paging.ts';

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

export const giftCards = {
  list: endpoint({
    route: 'GET /api/gift-cards',
    access: 'member',
    summary: 'The gift cards that coins buy, the cheapest first',
    output: z.array(GiftCard),
  }),
  redeem: endpoint({
    route: 'POST /api/gift-cards/{id}/redeem',
    access: 'member',
    queue: 'giftCards',
    summary: 'Order a gift card for coins; 403 while there is an obstacle, 409 when it is out of stock',
    input: z.object({ id: recordId }),
    output: z.object({ message: z.string(), order: GiftCardOrder }),
    changes: ['giftCards'],
  }),
  obstacle: endpoint({
    route: 'GET /api/gift-card-obstacle',
    access: 'member',
    summary: 'Why the member cannot order gift cards yet; null when they can',
    output: GiftCardObstacle.nullable(),
  }),
  orders: endpoint({
    route: 'GET /api/gift-card-orders',
    access: 'member',
    canLag: true,
    summary: 'What the member ordered, the newest first',
    input: ShortPageQuery,
    output: z.array(GiftCardOrder),
  }),
};
