import { deals } from '#contract/deals.ts';
import { serve } from '#server/http/bind.ts';
import { readDeals, readRedemptions, redeemDeal } from './service.ts';

export const dealsRoutes = serve(deals, {
  list: readDeals,
  redeem: redeemDeal,
  redemptions: readRedemptions,
});
