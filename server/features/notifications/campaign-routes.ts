import { campaignsAdmin } from '#contract/admin/campaigns.ts';
import { serve } from '#server/http/bind.ts';
import {
  readAudience,
  readCampaignFigures,
  readCampaigns,
  sendCampaign,
  stopCampaign,
} from './campaign-service.ts';

export const campaignsAdminRoutes = serve(campaignsAdmin, {
  send: sendCampaign,
  stop: stopCampaign,
  list: readCampaigns,
  figures: readCampaignFigures,
  audience: readAudience,
});
