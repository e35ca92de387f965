import { adminCampaignsText } from '#messages/en/admin/campaigns.ts';
import { notifyBatch } from '#server/features/campaigns/batch-service.ts';
import { readCampaigns, sendCampaign } from '#server/features/campaigns/service.ts';
import { momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

const DAYS_AGO = 24;

/** Seeds a campaign of some weeks ago. It belongs to no member, so an existing one is kept. */
export async function seedCampaigns(seeding: SeedContext, { admin }: DemoMembers): Promise<void> {
  const sending = admin.at(momentOf(seeding.today.subtract({ days: DAYS_AGO }), '18:30'));
  if ((await readCampaigns(sending, { limit: 1 })).length > 0) return;
  const { title, body, translations } = adminCampaignsText.templates.new_deals;
  const { id } = await sendCampaign(sending, {
    title,
    body,
    translations,
    type: 'all',
    template: 'new_deals',
    location: null,
    isPremiumOnly: false,
  });
  await notifyBatch(sending, { campaignId: id, after: null });
}
