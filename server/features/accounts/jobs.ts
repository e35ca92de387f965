import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { sweepSessions } from './session-service.ts';

/** Forgets the sessions that are over. They grant nothing before that either. */
export const sweepSessionsJob = defineJob<Record<string, never>>('sweep-sessions');

export function handleAccountJobs(platform: Platform): void {
  platform.jobs.handle(sweepSessionsJob, () => sweepSessions(platform));
  platform.jobs.schedule(sweepSessionsJob, '40 20 * * *', 'UTC');
}
