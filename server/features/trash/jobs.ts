import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { emptyTrash } from './service.ts';

/** Deletes records for good after their time in the trash. */
export const emptyTrashJob = defineJob<Record<string, never>>('empty-bins');

export function handleTrashJobs(platform: Platform): void {
  platform.jobs.handle(emptyTrashJob, () => emptyTrash(platform));
  platform.jobs.schedule(emptyTrashJob, '27 * * * *', 'UTC');
}
