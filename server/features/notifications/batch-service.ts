import { inTransaction } from '#server/db/transaction.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { insertPushes, listAudience, lockCampaign, updateCampaign } from './campaign-queries.ts';
import { kindOf } from './policy.ts';
import { notifyMany } from './service.ts';

/** Members whom one transaction tells. */
export const CAMPAIGN_BATCH_SIZE = 500;
/** Members in one announcement: with their partners they must fit into a NOTIFY of 8,000 bytes. */
const AUDIENCE_SIZE = 60;

export interface CampaignBatch {
  campaignId: string;
  /** The last member of the batch before; null for the first one. */
  after: string | null;
}

/** The next members of a campaign. Each batch sends the following one, in the transaction that tells its members. */
export const campaignBatchJob = defineJob<CampaignBatch>('campaign-batch');

/**
 * Tells one batch. A batch that is done again after a killed process or twice at once finds the campaign further on,
 * and does nothing: each member is told exactly once.
 */
export async function tellBatch(platform: Platform, { campaignId, after }: CampaignBatch): Promise<void> {
  const { db, clock, jobs, live } = platform;
  const told = await inTransaction(db, async (tx) => {
    const campaign = await lockCampaign(tx, campaignId);
    if (!campaign || campaign.state !== 'running' || campaign.toldThrough !== after) return null;
    const audience = { ...campaign, at: campaign.createdAt };
    const userIds = await listAudience(tx, audience, after, CAMPAIGN_BATCH_SIZE);
    const last = userIds.at(-1);
    const isOver = last === undefined || userIds.length < CAMPAIGN_BATCH_SIZE;
    const pushes = await notifyMany(tx, platform, userIds, {
      ...kindOf(campaign.template),
      title: campaign.title,
      message: campaign.body,
      onceKey: `campaign:${campaignId}`,
      campaignId,
    });
    await insertPushes(tx, campaignId, pushes);
    await updateCampaign(tx, campaignId, {
      told: campaign.told + userIds.length,
      waiting: campaign.waiting + new Set(pushes.map(({ userId }) => userId)).size,
      ...(last !== undefined && { told_through: last }),
      ...(isOver && { state: 'finished', ended_at: toIso(clock.now()) }),
    });
    if (!isOver) await jobs.send(tx, campaignBatchJob, { campaignId, after: last });
    return { userIds, adminId: isOver ? campaign.createdBy : null };
  });
  if (!told) return;
  for (let start = 0; start < told.userIds.length; start += AUDIENCE_SIZE) {
    live.announce(told.userIds.slice(start, start + AUDIENCE_SIZE), ['notifications'], null);
  }
  if (told.adminId) live.announce([told.adminId], ['admin'], null);
}
