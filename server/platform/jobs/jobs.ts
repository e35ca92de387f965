import { CompiledQuery } from 'kysely';
import { PgBoss, type Db, type JobResult, type JobWithMetadata } from 'pg-boss';
import { isChangedBy } from '#domain/kernel/apply-patch.ts';
import type { Transaction } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import type { Metrics, QueueState } from '#server/platform/observability/metrics.ts';
import type { Tracer } from '#server/platform/observability/tracer.ts';
import type { Log } from '../observability/open-log.ts';
import {
  ABANDONED_SECONDS,
  HEARTBEAT_SECONDS,
  indexRunningJobs,
  LOOK_MS,
  retryAbandonedJobs,
} from './abandoned-jobs.ts';
import { countFailedJobs, type FailedJob, findFailedJob, indexFailedJobs, listFailedJobs } from './failed-jobs.ts';
import { deleteJobsNaming, clearPayloadsWhenDone, KEPT_DAYS } from './payloads.ts';
import { readQueueStates } from './queue-states.ts';
import { attemptOf, watchJob } from './watch-job.ts';

/** A kind of background job: its queue's name and its retries. */
export interface Job<Payload extends object> {
  readonly name: string;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  readonly retryDelayMaxSeconds: number;
  readonly expireInSeconds: number;
  /** Number of concurrent jobs; each succeeds or fails on its own. With 1 they run in order, the oldest first. */
  readonly atOnce: number;
  /** Number of batches of `atOnce` jobs. The next jobs wait for the slowest of a batch, not for other batches. */
  readonly batches: number;
  /** Never read. It ties the payload's type to the job. */
  readonly payload?: Payload;
}

/** Defines a job. By default it is tried 10 times over about a day. */
export function defineJob<Payload extends object>(name: string, options: Partial<Omit<Job<Payload>, 'name'>> = {}) {
  const defaults = {
    retryLimit: 10,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 4 * 3600,
    expireInSeconds: 120,
    atOnce: 1,
    batches: 1,
  };
  return { name, ...defaults, ...options } satisfies Job<Payload> as Job<Payload>;
}

export interface SendOptions {
  /** Earliest start. */
  startAfter?: Date;
  /** Allows at most one pending job with this key. */
  singletonKey?: string;
}

/** One attempt of a job. If `isLast` is true and it fails, the job has failed for good. */
export interface Attempt {
  isLast: boolean;
}

export interface Jobs {
  /** Sends the job when `tx` commits, and only then. */
  send<Payload extends object>(
    tx: Transaction,
    job: Job<Payload>,
    payload: Payload,
    options?: SendOptions,
  ): Promise<void>;
  /** Sends many jobs of a kind when `tx` commits, in one statement. */
  sendMany<Payload extends object>(tx: Transaction, job: Job<Payload>, payloads: readonly Payload[]): Promise<void>;
  /** Registers the handler of a job. Call it before `start`. */
  handle<Payload extends object>(job: Job<Payload>, work: (payload: Payload, attempt: Attempt) => Promise<void>): void;
  /** Runs `job` by the crontab line `cron` in `zone`, on one process at a time. */
  schedule(job: Job<object>, cron: string, zone: string): void;
  /** Starts sending and, if `isWorking`, processing. Otherwise `runWaiting` or other processes run the jobs. */
  start(options: { isWorking: boolean }): Promise<void>;
  /** Runs every pending job in order and rejects with the first failure. For tests. */
  runWaiting(): Promise<void>;
  /** Lists up to `limit` jobs that failed for good, the oldest first, after the job with the id `after`. */
  listFailed(limit: number, after: string | undefined): Promise<FailedJob[]>;
  countFailed(): Promise<{ count: number; oldestAt: string | null }>;
  /** Returns the pending and failed jobs by queue. */
  readQueues(): Promise<QueueState[]>;
  /** Retries a failed job when `tx` commits. Returns the job, or `null` if there is no failed job with this id. */
  retryFailed(tx: Transaction, id: string): Promise<FailedJob | null>;
  /** Deletes pending and failed jobs that contain any of `texts` when `tx` commits. Used to erase an account. */
  forget(tx: Transaction, texts: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Polling finds jobs that await a retry and those of a process that died. The process that sends a job fetches it at
 * once.
 */
const POLLING_SECONDS = 2;

/**
 * pg-boss fetches again at once after a full batch, but not after a batch of one: sixteen jobs would take sixteen
 * polls.
 */
const LEAST_BATCH = 2;

interface Handler {
  job: Job<object>;
  // A method, so that a handler with a narrower payload is assignable. Only the job's own senders reach it.
  work(payload: object, attempt: Attempt): Promise<void>;
}

/**
 * Creates job queues in the same PostgreSQL as the data (pg-boss). A job is committed or rolled back with its change.
 */
export function createJobs(options: {
  databaseUrl: string;
  log: Log;
  metrics?: Metrics | null;
  tracer?: Tracer | null;
  /** Called after the last attempt of a job has failed. */
  onFailed?: () => void;
}): Jobs {
  const { log, metrics, tracer, onFailed } = options;
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    max: 3,
    application_name: 'jugal-jobs',
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  const handlers = new Map<string, Handler>();
  const workerIds = new Map<string, string>();
  const schedules: { job: Job<object>; cron: string; zone: string }[] = [];

  let looking: NodeJS.Timeout | undefined;

  /** The next look comes soon, also while the database is unreachable. */
  async function look(): Promise<void> {
    await retryAbandonedJobs(boss.getDb()).catch((error: unknown) => log.warn({ err: error }, 'jobs'));
  }

  /** Wakes this process's worker. If another process works on the queue, the job waits for its next poll. */
  function wakeAfterCommit(tx: Transaction, { name }: { name: string }): void {
    const workerId = workerIds.get(name);
    if (workerId !== undefined) afterCommit(tx, () => boss.notifyWorker(workerId));
  }

  return {
    async send(tx, job, payload, sendOptions = {}) {
      await boss.send(job.name, payload, { ...sendOptions, db: asBossDatabase(tx) });
      wakeAfterCommit(tx, job);
    },
    async sendMany(tx, job, payloads) {
      if (payloads.length === 0) return;
      await boss.insert(
        job.name,
        payloads.map((data) => ({ data })),
        { db: asBossDatabase(tx) },
      );
      wakeAfterCommit(tx, job);
    },
    handle(job, work) {
      handlers.set(job.name, { job, work });
    },
    schedule(job, cron, zone) {
      schedules.push({ job, cron, zone });
    },
    async start({ isWorking }) {
      await boss.start();
      await indexFailedJobs(boss.getDb());
      await indexRunningJobs(boss.getDb());
      await clearPayloadsWhenDone(boss.getDb());
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const { job, work } of handlers.values()) {
        const settings = queueSettings(job);
        const queue = queues.get(job.name);
        if (!queue) await boss.createQueue(job.name, settings);
        // An existing queue would keep its former settings otherwise.
        else if (isChangedBy(queue, settings)) await boss.updateQueue(job.name, settings);
        if (isWorking) {
          const together = {
            pollingIntervalSeconds: POLLING_SECONDS,
            batchSize: Math.max(job.atOnce, LEAST_BATCH),
            localConcurrency: job.batches,
            burstWhenBatchFull: true,
            includeMetadata: true,
            perJobResults: true,
            heartbeatRefreshSeconds: HEARTBEAT_SECONDS,
          } as const;
          const run = (each: JobWithMetadata) => watchJob(each, work, { log, metrics, tracer, onFailed });
          const workerId = await boss.work<object, void, typeof together>(job.name, together, (jobs) =>
            job.atOnce > 1 ? Promise.all(jobs.map(run)) : runInTurn(jobs, run),
          );
          workerIds.set(job.name, workerId);
        }
      }
      if (isWorking) {
        for (const { job, cron, zone } of schedules) await boss.schedule(job.name, cron, {}, { tz: zone });
        looking = setInterval(() => void look(), LOOK_MS).unref();
      }
    },
    async runWaiting() {
      let hasMore = true;
      while (hasMore) {
        hasMore = false;
        for (const { job, work } of handlers.values()) {
          const waiting = await boss.fetch<object>(job.name, { batchSize: 100, includeMetadata: true });
          for (const each of waiting) {
            hasMore = true;
            await work(each.data, attemptOf(each));
            await boss.complete(job.name, each.id);
          }
        }
      }
    },
    listFailed: (limit, after) => listFailedJobs(boss.getDb(), limit, after),
    countFailed: () => countFailedJobs(boss.getDb()),
    readQueues: () => readQueueStates(boss.getDb(), [...handlers.keys()]),
    async retryFailed(tx, id) {
      const db = asBossDatabase(tx);
      const failed = await findFailedJob(db, id);
      if (failed) await boss.retry(failed.name, id, { db });
      return failed;
    },
    forget: (tx, texts) => deleteJobsNaming(asBossDatabase(tx), texts),
    async stop() {
      clearInterval(looking);
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

function queueSettings(job: Job<object>) {
  return {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: job.retryDelayMaxSeconds,
    expireInSeconds: job.expireInSeconds,
    heartbeatSeconds: ABANDONED_SECONDS,
    // NOTIFY serialises the commits of the whole database (`docs/topics/jobs-and-live-updates.md`).
    notify: false,
    deleteAfterSeconds: KEPT_DAYS * 24 * 3600,
  };
}

/** Runs jobs sequentially, the oldest first, because a batch is unordered. */
async function runInTurn(
  jobs: readonly JobWithMetadata[],
  run: (job: JobWithMetadata) => Promise<JobResult>,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  const oldestFirst = jobs.toSorted((one, other) => one.createdOn.getTime() - other.createdOn.getTime());
  for (const job of oldestFirst) results.push(await run(job));
  return results;
}

function asBossDatabase(tx: Transaction): Db {
  return {
    async executeSql(text, values) {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
