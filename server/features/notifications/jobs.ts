import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { gatheredPushJob, pushJob, releaseHeldPushes, sendGathered, sendPush } from './delivery-service.ts';

/** Releases the pushes whose quiet hours are over. The schedule repeats it soon, so it needs no retries. */
export const releaseHeldPushesJob = defineJob<Record<string, never>>('release-held-pushes', {
  retryLimit: 0,
});

export function handleNotificationJobs(platform: Platform): void {
  platform.jobs.handle(pushJob, (payload, attempt) => sendPush(platform, payload, attempt));
  platform.jobs.handle(gatheredPushJob, (payload, attempt) => sendGathered(platform, payload, attempt));
  platform.jobs.handle(releaseHeldPushesJob, () => releaseHeldPushes(platform));
  platform.jobs.schedule(releaseHeldPushesJob, '*/2 * * * *', 'UTC');
}
