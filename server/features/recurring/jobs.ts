import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { recordDue } from './due-service.ts';

/** Records due occurrences of recurring expenses. The schedule repeats it soon, so it needs no retries. */
export const recordDueJob = defineJob<Record<string, never>>('record-recurring-expenses', { retryLimit: 0 });

export function handleRecurringJobs(platform: Platform): void {
  platform.jobs.handle(recordDueJob, () => recordDue(platform));
  platform.jobs.schedule(recordDueJob, '*/2 * * * *', 'UTC');
}
