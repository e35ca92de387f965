import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { makeSeriesDates } from './series-making-service.ts';

/** Makes the coming dates of series. The schedule repeats it soon, so it needs no retries. */
const makeDatesJob = defineJob<Record<string, never>>('make-series-dates', { retryLimit: 0 });

export function handleSeriesJobs(platform: Platform): void {
  platform.jobs.handle(makeDatesJob, () => makeSeriesDates(platform));
  platform.jobs.schedule(makeDatesJob, '*/2 * * * *', 'UTC');
}
