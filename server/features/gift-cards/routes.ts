import { giftCards } from '#contract/gift-cards.ts';
import { implement } from '#server/http/implement.ts';
import { readGiftCards, readObstacle, readOrders, redeemGiftCard } from './service.ts';

export const giftCardsRoutes = implement(giftCards, {
  list: readGiftCards,
  redeem: redeemGiftCard,
  orders: readOrders,
  obstacle: readObstacle,
});
