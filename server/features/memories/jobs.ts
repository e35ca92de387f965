import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { discardWaitingPhotos } from './photo-service.ts';

/** Discards uploaded photos that no memory shows. */
export const discardWaitingPhotosJob = defineJob<Record<string, never>>('discard-waiting-photos');

export function handleMemoryJobs(platform: Platform): void {
  platform.jobs.handle(discardWaitingPhotosJob, () => discardWaitingPhotos(platform));
  platform.jobs.schedule(discardWaitingPhotosJob, '17 * * * *', 'UTC');
}
