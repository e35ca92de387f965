import { dealsAdmin } from '#domain/deals/admin.ts';
import { deals } from '#domain/deals/api.ts';
import { implement } from '#server/http/implement.ts';
import {
  updateDeal,
  createDeal,
  deleteDeal,
  exportDeals,
  readAllDeals,
  readDeal,
  toggleFeatured,
} from './admin-service.ts';
import { readFigures } from './figures-service.ts';
import { readDeals, readRedemptions, redeemDeal } from './service.ts';

export const dealsAdminRoutes = implement(dealsAdmin, {
  list: readAllDeals,
  get: readDeal,
  figures: readFigures,
  create: createDeal,
  update: updateDeal,
  toggleFeatured,
  delete: deleteDeal,
  export: exportDeals,
});

export const dealsRoutes = implement(deals, {
  list: readDeals,
  redeem: redeemDeal,
  redemptions: readRedemptions,
});
