import { giftCards } from '#contract/gift-cards.ts';
import { serve } from '#server/http/bind.ts';
import { readGiftCards, readOrders, redeemGiftCard } from './service.ts';

export const giftCardsRoutes = serve(giftCards, {
  list: readGiftCards,
  redeem: redeemGiftCard,
  orders: readOrders,
});
