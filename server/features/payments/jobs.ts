import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { forgetOldEvents } from './page-service.ts';

/** Forgets the provider's events that it repeats no more. */
export const forgetOldEventsJob = defineJob<Record<string, never>>('forget-old-razorpay-events');

export function handlePaymentJobs(platform: Platform): void {
  platform.jobs.handle(forgetOldEventsJob, () => forgetOldEvents(platform));
  platform.jobs.schedule(forgetOldEventsJob, '12 21 * * *', 'UTC');
}
