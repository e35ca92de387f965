import { inTransaction } from '#server/db/transaction.ts';
import { notifyMany } from '#server/features/notifications/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { campaignKind, toNotificationTexts } from './policy.ts';
import { insertPushes, listAudience, lockCampaign, updateCampaign } from './queries.ts';

/** Members who are notified in one transaction. */
export const CAMPAIGN_BATCH_SIZE = 500;
/** Members in one announcement. With their partners they must fit into a NOTIFY payload of 8,000 bytes. */
const AUDIENCE_SIZE = 60;

export interface CampaignBatch {
  campaignId: string;
  /** The last member of the previous batch; `null` for the first one. */
  after: string | null;
}

/**
 * Notifies the next members of a campaign. Each batch sends the next one in the transaction that notifies its members.
 */
export const campaignBatchJob = defineJob<CampaignBatch>('campaign-batch');

/**
 * Notifies one batch. A batch that is repeated after a crash or runs twice finds that the campaign has advanced and
 * does nothing, so that each member is notified exactly once.
 */
export async function notifyBatch(platform: Platform, { campaignId, after }: CampaignBatch): Promise<void> {
  const { db, clock, jobs, live } = platform;
  const batch = await inTransaction(db, async (tx) => {
    const campaign = await lockCampaign(tx, campaignId);
    if (!campaign || campaign.state !== 'running' || campaign.lastNotifiedId !== after) return null;
    const audience = { ...campaign, at: campaign.createdAt };
    const userIds = await listAudience(tx, audience, after, CAMPAIGN_BATCH_SIZE);
    const last = userIds.at(-1);
    const isOver = last === undefined || userIds.length < CAMPAIGN_BATCH_SIZE;
    const pushes = await notifyMany(tx, platform, userIds, {
      content: {
        kind: campaignKind(campaign.template),
        params: {
          title: campaign.title,
          message: campaign.body,
          translations: toNotificationTexts(campaign.translations),
        },
      },
      onceKey: `campaign:${campaignId}`,
      campaignId,
    });
    await insertPushes(tx, campaignId, pushes);
    await updateCampaign(tx, campaignId, {
      sent_count: campaign.sentCount + userIds.length,
      waiting: campaign.waiting + new Set(pushes.map(({ userId }) => userId)).size,
      ...(last !== undefined && { last_notified_id: last }),
      ...(isOver && { state: 'finished', ended_at: toIso(clock.now()) }),
    });
    if (!isOver) await jobs.send(tx, campaignBatchJob, { campaignId, after: last });
    return { userIds, adminId: isOver ? campaign.createdBy : null };
  });
  if (!batch) return;
  for (let start = 0; start < batch.userIds.length; start += AUDIENCE_SIZE) {
    live.announce(batch.userIds.slice(start, start + AUDIENCE_SIZE), ['notifications'], null);
  }
  if (batch.adminId) live.announce([batch.adminId], ['admin'], null);
}
