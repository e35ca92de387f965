import { dealsAdmin } from '#contract/admin/deals.ts';
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
