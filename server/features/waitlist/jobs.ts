import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { deleteOldEntries } from './service.ts';

export const deleteOldEntriesJob = defineJob<Record<string, never>>('forget-old-waitlist-entries');

export function handleWaitlistJobs(platform: Platform): void {
  platform.jobs.handle(deleteOldEntriesJob, () => deleteOldEntries(platform));
  platform.jobs.schedule(deleteOldEntriesJob, '47 3 * * *', 'UTC');
}
