import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { notifyEndedSubscriptions } from './premium-service.ts';

/** Notifies members whose premium has ended. The schedule repeats it soon, so it needs no retries. */
export const notifyEndedSubscriptionsJob = defineJob<Record<string, never>>('tell-ended-subscriptions', {
  retryLimit: 0,
});

export function handleSubscriptionJobs(platform: Platform): void {
  platform.jobs.handle(notifyEndedSubscriptionsJob, () => notifyEndedSubscriptions(platform));
  platform.jobs.schedule(notifyEndedSubscriptionsJob, '*/5 * * * *', 'UTC');
}
