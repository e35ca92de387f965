import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { remindOfItems, sweepItems } from './reminder-service.ts';

/** Reminds members of due list items. The schedule repeats it soon, so it needs no retries. */
export const remindOfItemsJob = defineJob<Record<string, never>>('remind-of-list-items', { retryLimit: 0 });
/** Deletes list items for good whose time to be restored is over. */
export const sweepItemsJob = defineJob<Record<string, never>>('sweep-list-items', { retryLimit: 0 });

export function handleListJobs(platform: Platform): void {
  platform.jobs.handle(remindOfItemsJob, () => remindOfItems(platform));
  platform.jobs.schedule(remindOfItemsJob, '*/2 * * * *', 'UTC');
  platform.jobs.handle(sweepItemsJob, () => sweepItems(platform));
  platform.jobs.schedule(sweepItemsJob, '17 * * * *', 'UTC');
}
