import { partnerInsights } from '#domain/partner-insights/api.ts';
import { implement } from '#server/http/implement.ts';
import { readPartnerInsights } from './service.ts';

export const partnerInsightsRoutes = implement(partnerInsights, {
  get: readPartnerInsights,
});
