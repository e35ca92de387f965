import { giftCardsAdmin } from '#domain/gift-cards/admin.ts';
import { giftCards } from '#domain/gift-cards/api.ts';
import { implement } from '#server/http/implement.ts';
import {
  updateGiftCard,
  createGiftCard,
  deleteGiftCard,
  readAllGiftCards,
  readFigures,
  readGiftCard,
} from './admin-service.ts';
import { cancelOrder, fulfilOrder, readAllOrders } from './orders-service.ts';
import { readGiftCards, readObstacle, readOrders, redeemGiftCard } from './service.ts';

export const giftCardsAdminRoutes = implement(giftCardsAdmin, {
  list: readAllGiftCards,
  get: readGiftCard,
  create: createGiftCard,
  update: updateGiftCard,
  delete: deleteGiftCard,
  figures: readFigures,
  orders: readAllOrders,
  fulfil: fulfilOrder,
  cancel: cancelOrder,
});

export const giftCardsRoutes = implement(giftCards, {
  list: readGiftCards,
  redeem: redeemGiftCard,
  orders: readOrders,
  obstacle: readObstacle,
});
