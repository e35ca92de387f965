import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { RETRY_REASONS, type RetryReason } from '#server/db/transaction.ts';
import type { PushOutcome } from '../push/push.ts';
import type { Log } from './open-log.ts';

/** Outcome of a job's run. `failed` is final, `retried` runs again later. */
export type JobOutcome = 'done' | 'failed' | 'retried';
/** Origin of an error that no code caught. */
export type UncaughtOrigin = (typeof UNCAUGHT_ORIGINS)[number];
export type MailOutcome = 'sent' | 'failed';

/** Numbers of pending and failed jobs of one queue. */
export interface QueueState {
  queue: string;
  /** Jobs that are due and not started. */
  waiting: number;
  /** Seconds since the oldest of them became due. */
  oldestWaitSeconds: number;
  failed: number;
}

interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max?: number };
}

/** Values that are read on each scrape, instead of being counted as they happen. */
export interface MetricSources {
  /** Pools by their label: `primary`, then `replica-1` and so on in the order of the settings. */
  pools: Readonly<Record<string, Pool>>;
  countStreams(): number;
  readQueues(): Promise<QueueState[]>;
  log: Log;
}

/** Counters for Prometheus. A label is one of our own names (a route pattern, a queue), never a value from a caller. */
export interface Metrics {
  /**
   * Returns a function that counts a response of this route. `hasDuration` is false for streams, which last as long as
   * their caller listens.
   */
  route(method: string, route: string, hasDuration: boolean): (status: number, seconds: number) => void;
  countJob(queue: string, outcome: JobOutcome, seconds: number): void;
  countMail(outcome: MailOutcome): void;
  countPush(outcome: PushOutcome): void;
  /** Counts a retry of a change's transaction. */
  countRetry(reason: RetryReason): void;
  /** Counts an error that no code caught. */
  countUncaught(origin: UncaughtOrigin): void;
  watch(sources: MetricSources): void;
  readonly contentType: string;
  /** Returns the metrics in Prometheus's text format. */
  expose(): Promise<string>;
}

const ANSWER_SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];
const UNCAUGHT_ORIGINS = ['uncaughtException', 'unhandledRejection'] as const;
const PUSH_OUTCOMES: readonly PushOutcome[] = ['accepted', 'gone', 'later', 'refused'];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'jugal_http_requests_total',
    help: 'Answered calls by route and status; 499: the caller left before the answer.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'jugal_http_request_duration_seconds',
    help: 'From the arrival of a call until its answer was sent, without streams.',
    labelNames: ['method', 'route'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const jobs = new Counter({
    name: 'jugal_jobs_total',
    help: 'Runs of jobs by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  const jobDurations = new Histogram({
    name: 'jugal_job_duration_seconds',
    help: 'How long runs of jobs took.',
    labelNames: ['queue'],
    buckets: JOB_SECONDS,
    registers,
  });
  const mails = new Counter({
    name: 'jugal_mails_total',
    help: 'Mails handed to the mail server, or not.',
    labelNames: ['outcome'],
    registers,
  });
  const pushes = new Counter({
    name: 'jugal_pushes_total',
    help: 'Pushes by what the push service said: accepted, gone (the browser has unsubscribed), later, refused.',
    labelNames: ['outcome'],
    registers,
  });
  const retries = new Counter({
    name: 'jugal_transaction_retries_total',
    help: 'Changes whose transaction ran again, by reason. Deadlocks should not occur: locks are taken in one order.',
    labelNames: ['reason'],
    registers,
  });
  const uncaught = new Counter({
    name: 'jugal_uncaught_errors_total',
    help: 'Errors that no code caught. The process ends in order, and its supervisor starts it again.',
    labelNames: ['origin'],
    registers,
  });
  let askDatabase = (): Promise<void> => Promise.resolve();
  // Creates each series at 0, because a rate over a missing series would miss its first event.
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  for (const outcome of PUSH_OUTCOMES) pushes.inc({ outcome }, 0);
  for (const origin of UNCAUGHT_ORIGINS) uncaught.inc({ origin }, 0);
  for (const reason of RETRY_REASONS) retries.inc({ reason }, 0);

  return {
    route(method, route, hasDuration) {
      const byStatus = new Map<number, { method: string; route: string; status: string }>();
      const labels = { method, route };
      return (status, seconds) => {
        let statusLabels = byStatus.get(status);
        if (!statusLabels) byStatus.set(status, (statusLabels = { ...labels, status: String(status) }));
        requests.inc(statusLabels);
        if (hasDuration) durations.observe(labels, seconds);
      };
    },
    countJob(queue, outcome, seconds) {
      jobs.inc({ queue, outcome });
      jobDurations.observe({ queue }, seconds);
    },
    countMail: (outcome) => mails.inc({ outcome }),
    countPush: (outcome) => pushes.inc({ outcome }),
    countRetry: (reason) => retries.inc({ reason }),
    countUncaught: (origin) => uncaught.inc({ origin }),
    watch: (sources) => void (askDatabase = watchSources(registry, sources)),
    contentType: registry.contentType,
    async expose() {
      await askDatabase();
      return registry.metrics();
    },
  };
}

/** Registers gauges for the sources. Returns a function that queries the database, to be awaited before each scrape. */
function watchSources(
  registry: Registry,
  { pools, countStreams, readQueues, log }: MetricSources,
): () => Promise<void> {
  const registers = [registry];
  const poolGauge = (metric: string, help: string, read: (pool: Pool) => number) =>
    new Gauge({
      name: metric,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [name, pool] of Object.entries(pools)) this.set({ pool: name }, read(pool));
      },
    });
  poolGauge('jugal_db_pool_size', 'Connections of the pool at most.', ({ options }) => options.max ?? 0);
  poolGauge(
    'jugal_db_pool_in_use',
    'Connections that a statement uses.',
    ({ totalCount, idleCount }) => totalCount - idleCount,
  );
  poolGauge('jugal_db_pool_idle', 'Open connections that nothing uses.', ({ idleCount }) => idleCount);
  poolGauge('jugal_db_pool_waiting', 'Statements that wait for a connection.', ({ waitingCount }) => waitingCount);
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: 'jugal_live_streams',
    help: 'Open live streams of this process.',
    registers,
    collect() {
      this.set(countStreams());
    },
  });

  const labelNames = ['queue'];
  const waiting = new Gauge({
    name: 'jugal_jobs_waiting',
    help: 'Jobs that are due and not begun, of all processes together.',
    labelNames,
    registers,
  });
  const oldest = new Gauge({
    name: 'jugal_jobs_oldest_wait_seconds',
    help: 'For how long the oldest waiting job has been due.',
    labelNames,
    registers,
  });
  const failed = new Gauge({
    name: 'jugal_jobs_failed',
    help: 'Jobs that failed for good and wait for somebody to look.',
    labelNames,
    registers,
  });
  const isUp = new Gauge({
    name: 'jugal_database_up',
    help: 'Whether the database answered when these metrics were read.',
    registers,
  });

  // Resets the gauges first, so that an unavailable database shows no stale values.
  return async () => {
    for (const each of [waiting, oldest, failed]) each.reset();
    try {
      for (const { queue, ...state } of await readQueues()) {
        waiting.set({ queue }, state.waiting);
        oldest.set({ queue }, state.oldestWaitSeconds);
        failed.set({ queue }, state.failed);
      }
      isUp.set(1);
    } catch (error) {
      log.warn({ err: error }, 'the queues could not be read');
      isUp.set(0);
    }
  };
}
