import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { sweepChallenges } from '#server/features/second-factors/service.ts';
import { sweepIdempotencyKeys } from '#server/platform/idempotency/idempotency.ts';
import { sweepSessions } from './session-service.ts';

/**
 * Deletes expired sessions, abandoned passkey challenges and old stored responses. Each is rejected once expired, even
 * before it is deleted.
 */
export const sweepSessionsJob = defineJob<Record<string, never>>('sweep-sessions');

export function handleAccountJobs(platform: Platform): void {
  platform.jobs.handle(sweepSessionsJob, async () => {
    await sweepSessions(platform);
    await sweepChallenges(platform);
    await sweepIdempotencyKeys(platform.db, platform.clock);
  });
  platform.jobs.schedule(sweepSessionsJob, '40 20 * * *', 'UTC');
}
