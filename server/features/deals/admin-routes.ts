import { dealsAdmin } from '#contract/admin/deals.ts';
import { serve } from '#server/http/bind.ts';
import {
  changeDeal,
  createDeal,
  deleteDeal,
  exportDeals,
  readAllDeals,
  readDeal,
  toggleFeatured,
} from './admin-service.ts';
import { readFigures } from './figures-service.ts';

export const dealsAdminRoutes = serve(dealsAdmin, {
  list: readAllDeals,
  get: readDeal,
  figures: readFigures,
  create: createDeal,
  update: changeDeal,
  toggleFeatured,
  delete: deleteDeal,
  export: exportDeals,
});
