import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { BrandDeal, Redemption } from './schema.ts';

export const deals = {
  list: endpoint({
    route: 'GET /api/brand-deals',
    access: 'public',
    summary: 'The deals that can be redeemed today, the featured first',
    output: z.array(BrandDeal),
  }),
  redeem: endpoint({
    route: 'POST /api/brand-deals/{id}/redeem',
    access: 'member',
    summary: 'Take a deal: at most once a week, three times as a premium member',
    input: z.object({ id: recordId }),
    output: z.object({ redemptionCode: z.string(), deal: BrandDeal }),
    changes: ['deals'],
  }),
  redemptions: endpoint({
    route: 'GET /api/user-redemptions',
    access: 'member',
    canLag: true,
    summary: 'List the member’s redemptions, the newest first',
    input: ShortPageQuery,
    output: z.array(Redemption),
  }),
};
