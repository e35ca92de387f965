import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { campaignBatchJob, tellBatch } from './batch-service.ts';
import { deletePushesBefore } from './campaign-queries.ts';

/** Days for which it is known which browser a campaign reached; its counts stay. */
const PUSH_DAYS = 30;

export const forgetCampaignPushesJob = defineJob<Record<string, never>>('forget-campaign-pushes');

export function handleCampaignJobs(platform: Platform): void {
  platform.jobs.handle(campaignBatchJob, (batch) => tellBatch(platform, batch));
  platform.jobs.handle(forgetCampaignPushesJob, () =>
    deletePushesBefore(platform.db, toIso(platform.clock.now().subtract({ hours: 24 * PUSH_DAYS }))),
  );
  platform.jobs.schedule(forgetCampaignPushesJob, '23 4 * * *', 'UTC');
}
