import { INDIA } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { refreshStats, recomputeAllStats } from './rollup-service.ts';

/** Refreshes regularly, so that opening the panel has little left to compute. */
export const refreshFiguresJob = defineJob<Record<string, never>>('freshen-figures');
export const recomputeFiguresJob = defineJob<Record<string, never>>('recompute-figures', {
  expireInSeconds: 1800,
});

export function handleInsightJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.handle(refreshFiguresJob, () => refreshStats(platform));
  jobs.schedule(refreshFiguresJob, '7 * * * *', INDIA);
  jobs.handle(recomputeFiguresJob, () => recomputeAllStats(platform));
  jobs.schedule(recomputeFiguresJob, '37 2 * * *', INDIA);
}
