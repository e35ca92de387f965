import { campaignsAdmin } from '#domain/campaigns/api.ts';
import { implement } from '#server/http/implement.ts';
import { readAudience, readCampaignFigures, readCampaigns, sendCampaign, stopCampaign } from './service.ts';

export const campaignsAdminRoutes = implement(campaignsAdmin, {
  send: sendCampaign,
  stop: stopCampaign,
  list: readCampaigns,
  figures: readCampaignFigures,
  audience: readAudience,
});
