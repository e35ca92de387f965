import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Metrics } from '#server/platform/observability/metrics.ts';
import type { Tracer } from '#server/platform/observability/tracer.ts';
import type { Log } from '../observability/open-log.ts';

interface Watchers {
  log: Log;
  metrics?: Metrics | null | undefined;
  tracer?: Tracer | null | undefined;
  /** Called after the last attempt of a job has failed. */
  onFailed?: (() => void) | undefined;
}

/** Runs one job of a batch. An error fails only that job. */
export async function watchJob<Payload extends object>(
  job: JobWithMetadata<Payload>,
  work: (payload: Payload, attempt: { isLast: boolean }) => Promise<void>,
  { log, metrics, tracer, onFailed }: Watchers,
): Promise<JobResult> {
  const { id, name: queue } = job;
  const attempt = attemptOf(job);
  const run = () => work(job.data, attempt);
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    const facts = { 'messaging.destination.name': queue, 'jugal.try': job.retryCount + 1 };
    await (tracer ? tracer.inSpan(`job ${queue}`, { kind: 'consumer', facts }, run) : run());
    metrics?.countJob(queue, 'done', seconds());
    return { id, status: 'completed' };
  } catch (error) {
    const facts = { err: error, queue, id, try: job.retryCount + 1 };
    if (attempt.isLast) log.error(facts, 'a job failed for good');
    else log.info(facts, 'a job failed and is tried again');
    metrics?.countJob(queue, attempt.isLast ? 'failed' : 'retried', seconds());
    if (attempt.isLast) onFailed?.();
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, status: 'failed', output: { name, message, stack } };
  }
}

export function attemptOf({ retryCount, retryLimit }: JobWithMetadata): { isLast: boolean } {
  return { isLast: retryCount >= retryLimit };
}
