import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { copyFiles } from './photo-copy-service.ts';

/** Copies the files of photos that two couples share after a member left. Sent on leaving, and scheduled too. */
export const copyPhotosJob = defineJob<Record<never, never>>('copy-photos', { expireInSeconds: 3600 });

export function handleCoupleJobs(platform: Platform): void {
  platform.jobs.handle(copyPhotosJob, () => copyFiles(platform));
  platform.jobs.schedule(copyPhotosJob, '*/10 * * * *', 'UTC');
}
