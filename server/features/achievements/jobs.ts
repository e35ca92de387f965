import { INDIA } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { countDaysTogether } from './watch-service.ts';

/** Counts days together each morning, because they grow without any change by a member. */
export const countDaysTogetherJob = defineJob<Record<string, never>>('count-days-together');

export function handleAchievementJobs(platform: Platform): void {
  platform.jobs.handle(countDaysTogetherJob, () => countDaysTogether(platform));
  platform.jobs.schedule(countDaysTogetherJob, '0 9 * * *', INDIA);
}
