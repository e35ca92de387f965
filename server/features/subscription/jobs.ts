import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { tellEndedSubscriptions } from './premium-service.ts';

/** Tells members that their premium is over. It runs again soon, so a failure needs no tries of its own. */
export const tellEndedSubscriptionsJob = defineJob<Record<string, never>>('tell-ended-subscriptions', {
  retryLimit: 0,
});

export function handleSubscriptionJobs(platform: Platform): void {
  platform.jobs.handle(tellEndedSubscriptionsJob, () => tellEndedSubscriptions(platform));
  platform.jobs.schedule(tellEndedSubscriptionsJob, '*/5 * * * *', 'UTC');
}
