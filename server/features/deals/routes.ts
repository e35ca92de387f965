import { deals } from '#contract/deals.ts';
import { implement } from '#server/http/implement.ts';
import { readDeals, readRedemptions, redeemDeal } from './service.ts';

export const dealsRoutes = implement(deals, {
  list: readDeals,
  redeem: redeemDeal,
  redemptions: readRedemptions,
});
