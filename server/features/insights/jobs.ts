import { INDIA } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { freshenFigures, recomputeAllFigures } from './rollup-service.ts';

/** Keeps what is new small for whoever opens the panel. */
export const freshenFiguresJob = defineJob<Record<string, never>>('freshen-figures');
export const recomputeFiguresJob = defineJob<Record<string, never>>('recompute-figures', {
  expireInSeconds: 1800,
});

export function handleInsightJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.handle(freshenFiguresJob, () => freshenFigures(platform));
  jobs.schedule(freshenFiguresJob, '7 * * * *', INDIA);
  jobs.handle(recomputeFiguresJob, () => recomputeAllFigures(platform));
  jobs.schedule(recomputeFiguresJob, '37 2 * * *', INDIA);
}
