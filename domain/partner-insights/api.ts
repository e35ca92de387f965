import { endpoint } from '#domain/registry/endpoint.ts';
import { PartnerInsights } from './schema.ts';

export const partnerInsights = {
  get: endpoint({
    route: 'GET /api/partner-insights',
    access: 'premium',
    canLag: true,
    summary: 'Summarise the couple’s meetings, tastes, planning and spending over twelve months',
    output: PartnerInsights,
  }),
};
