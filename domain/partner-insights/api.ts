import { endpoint } from '#domain/registry/endpoint.ts';
import { PartnerInsights } from './schema.ts';

export const partnerInsights = {
  get: endpoint({
    route: 'GET /api/partner-insights',
    access: 'premium',
    canLag: true,
    summary: 'How often the couple meets, what they enjoy, who plans and what they spend, over twelve months',
    output: PartnerInsights,
  }),
};
