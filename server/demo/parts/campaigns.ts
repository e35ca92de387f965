import { adminCampaignsText } from '#messages/en/admin/campaigns.ts';
import { tellBatch } from '#server/features/notifications/batch-service.ts';
import { readCampaigns, sendCampaign } from '#server/features/notifications/campaign-service.ts';
import { momentOf, type Cast, type Stage } from '../stage/stage.ts';

const DAYS_AGO = 24;

/** What the admin told all members some weeks ago. It belongs to no member: what is there stays. */
export async function playCampaigns(stage: Stage, { admin }: Cast): Promise<void> {
  const sending = admin.at(momentOf(stage.today.subtract({ days: DAYS_AGO }), '18:30'));
  if ((await readCampaigns(sending, { limit: 1 })).length > 0) return;
  const { title, body } = adminCampaignsText.templates.new_deals;
  const { id } = await sendCampaign(sending, {
    title,
    body,
    type: 'all',
    template: 'new_deals',
    location: null,
    isPremiumOnly: false,
  });
  await tellBatch(sending, { campaignId: id, after: null });
}
