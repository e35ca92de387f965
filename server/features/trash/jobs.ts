import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { emptyBins } from './service.ts';

/** Deletes records for good after their time in the trash. */
export const emptyBinsJob = defineJob<Record<string, never>>('empty-bins');

export function handleTrashJobs(platform: Platform): void {
  platform.jobs.handle(emptyBinsJob, () => emptyBins(platform));
  platform.jobs.schedule(emptyBinsJob, '27 * * * *', 'UTC');
}
