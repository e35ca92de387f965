import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { GiftCard, GiftCardObstacle, GiftCardOrder } from './schema.ts';

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
    summary: 'List the member’s orders, the newest first',
    input: ShortPageQuery,
    output: z.array(GiftCardOrder),
  }),
};
