import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { campaignBatchJob, notifyBatch } from './batch-service.ts';
import { deletePushesBefore } from './queries.ts';

/** Days for which single pushes are kept. The counts of a campaign are kept for good. */
const PUSH_DAYS = 30;

export const deleteOldPushesJob = defineJob<Record<string, never>>('forget-campaign-pushes');

export function handleCampaignJobs(platform: Platform): void {
  platform.jobs.handle(campaignBatchJob, (batch) => notifyBatch(platform, batch));
  platform.jobs.handle(deleteOldPushesJob, () =>
    deletePushesBefore(platform.db, toIso(platform.clock.now().subtract({ hours: 24 * PUSH_DAYS }))),
  );
  platform.jobs.schedule(deleteOldPushesJob, '23 4 * * *', 'UTC');
}
