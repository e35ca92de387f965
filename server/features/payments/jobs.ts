import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { deleteOldEvents } from './page-service.ts';

/** Deletes the provider's events that are no longer repeated. */
export const deleteOldEventsJob = defineJob<Record<string, never>>('forget-old-razorpay-events');

export function handlePaymentJobs(platform: Platform): void {
  platform.jobs.handle(deleteOldEventsJob, () => deleteOldEvents(platform));
  platform.jobs.schedule(deleteOldEventsJob, '12 21 * * *', 'UTC');
}
