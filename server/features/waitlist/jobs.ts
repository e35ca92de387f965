import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { forgetOldEntries } from './service.ts';

export const forgetOldEntriesJob = defineJob<Record<string, never>>('forget-old-waitlist-entries');

export function handleWaitlistJobs(platform: Platform): void {
  platform.jobs.handle(forgetOldEntriesJob, () => forgetOldEntries(platform));
  platform.jobs.schedule(forgetOldEntriesJob, '47 3 * * *', 'UTC');
}
