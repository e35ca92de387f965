import { dealsAdmin } from '#contract/admin/deals.ts';
import { serve } from '#server/http/bind.ts';
import {
  changeDeal,
  createDeal,
  deleteDeal,
  exportDeals,
  readAllDeals,
  toggleFeatured,
} from './admin-service.ts';

export const dealsAdminRoutes = serve(dealsAdmin, {
  list: readAllDeals,
  create: createDeal,
  update: changeDeal,
  toggleFeatured,
  delete: deleteDeal,
  export: exportDeals,
});
