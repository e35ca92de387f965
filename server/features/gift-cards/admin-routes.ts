import { giftCardsAdmin } from '#contract/admin/gift-cards.ts';
import { serve } from '#server/http/bind.ts';
import {
  changeGiftCard,
  createGiftCard,
  deleteGiftCard,
  readAllGiftCards,
  readFigures,
  readGiftCard,
} from './admin-service.ts';
import { cancelOrder, fulfilOrder, readAllOrders } from './orders-service.ts';

export const giftCardsAdminRoutes = serve(giftCardsAdmin, {
  list: readAllGiftCards,
  get: readGiftCard,
  create: createGiftCard,
  update: changeGiftCard,
  delete: deleteGiftCard,
  figures: readFigures,
  orders: readAllOrders,
  fulfil: fulfilOrder,
  cancel: cancelOrder,
});
