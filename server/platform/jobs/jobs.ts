import { CompiledQuery } from 'kysely';
import { PgBoss, type Db, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Transaction } from '#server/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import {
  countFailedJobs,
  type FailedJob,
  findFailedJob,
  indexFailedJobs,
  listFailedJobs,
} from './failed-jobs.ts';

/** A kind of work that is done after the request that caused it: its queue's name and how patient it is. */
export interface Job<Payload extends object> {
  readonly name: string;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  readonly retryDelayMaxSeconds: number;
  readonly expireInSeconds: number;
  /** How many are worked on together; each still succeeds or fails by itself. Of one at a time the oldest comes first. */
  readonly atOnce: number;
  /** Never read: ties the payload's type to the job. */
  readonly payload?: Payload;
}

/** Names a job. By default it is tried 10 times over about a day. */
export function defineJob<Payload extends object>(
  name: string,
  options: Partial<Omit<Job<Payload>, 'name'>> = {},
) {
  const defaults = {
    retryLimit: 10,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 4 * 3600,
    expireInSeconds: 120,
    atOnce: 1,
  };
  return { name, ...defaults, ...options } satisfies Job<Payload> as Job<Payload>;
}

export interface SendOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** At most one waiting job with this key. */
  singletonKey?: string;
}

/** One try of a job. `isLast`: when it fails now, it has failed for good. */
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
  /** The same for many of a kind, in one statement. */
  sendMany<Payload extends object>(
    tx: Transaction,
    job: Job<Payload>,
    payloads: readonly Payload[],
  ): Promise<void>;
  /** Says what does a job, before `start`. */
  handle<Payload extends object>(
    job: Job<Payload>,
    work: (payload: Payload, attempt: Attempt) => Promise<void>,
  ): void;
  /** Runs `job` by the crontab line `cron` in `zone`, on one process at a time. */
  schedule(job: Job<object>, cron: string, zone: string): void;
  /** `isWorking`: false sends only, and leaves the work to `runWaiting` or to other processes. */
  start(options: { isWorking: boolean }): Promise<void>;
  /** Does everything that waits now, in order, and rejects with the first failure. For tests and the operator's shell. */
  runWaiting(): Promise<void>;
  /** Jobs that failed for good, the oldest first: `limit` of them, from behind the one with the id `after`. */
  listFailed(limit: number, after: string | undefined): Promise<FailedJob[]>;
  countFailed(): Promise<{ count: number; oldestAt: string | null }>;
  /** Tries a job that failed for good once more, when `tx` commits. Answers what was known of it, or null when there is none. */
  retryFailed(tx: Transaction, id: string): Promise<FailedJob | null>;
  stop(): Promise<void>;
}

/** A new job is told of at once; polling finds those that wait for their next try. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3 };

/** Of a full batch pg-boss fetches on at once, but not of a batch of one: sixteen at a time would wait for sixteen polls. */
const LEAST_BATCH = 2;

interface Handler {
  job: Job<object>;
  // A method, so that the work of a narrower payload fits: only the job's own senders reach it.
  work(payload: object, attempt: Attempt): Promise<void>;
}

/** Jobs in the same PostgreSQL as the data (pg-boss), so that a job exists exactly when its cause does. */
export function createJobs(options: { databaseUrl: string; log: Log }): Jobs {
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    max: 3,
    application_name: 'jugal-jobs',
    useListenNotify: true,
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'jobs'));
  const handlers = new Map<string, Handler>();
  const schedules: { job: Job<object>; cron: string; zone: string }[] = [];

  return {
    async send(tx, job, payload, sendOptions = {}) {
      await boss.send(job.name, payload, { ...sendOptions, db: asBossDatabase(tx) });
    },
    async sendMany(tx, job, payloads) {
      if (payloads.length === 0) return;
      await boss.insert(
        job.name,
        payloads.map((data) => ({ data })),
        { db: asBossDatabase(tx) },
      );
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
      for (const { job, work } of handlers.values()) {
        await boss.createQueue(job.name, {
          retryLimit: job.retryLimit,
          retryDelay: job.retryDelaySeconds,
          retryBackoff: true,
          retryDelayMax: job.retryDelayMaxSeconds,
          expireInSeconds: job.expireInSeconds,
          notify: true,
        });
        if (isWorking) {
          const together = {
            ...POLLING,
            batchSize: Math.max(job.atOnce, LEAST_BATCH),
            burstWhenBatchFull: true,
            includeMetadata: true,
            perJobResults: true,
          } as const;
          await boss.work<object, void, typeof together>(job.name, together, (jobs) =>
            job.atOnce > 1 ? Promise.all(jobs.map((each) => settle(each, work))) : settleInTurn(jobs, work),
          );
        }
      }
      if (isWorking) {
        for (const { job, cron, zone } of schedules) await boss.schedule(job.name, cron, {}, { tz: zone });
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
    async retryFailed(tx, id) {
      const db = asBossDatabase(tx);
      const failed = await findFailedJob(db, id);
      if (failed) await boss.retry(failed.name, id, { db });
      return failed;
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** A batch comes in no order. */
async function settleInTurn(jobs: readonly JobWithMetadata[], work: Handler['work']): Promise<JobResult[]> {
  const results: JobResult[] = [];
  const oldestFirst = jobs.toSorted((one, other) => one.createdOn.getTime() - other.createdOn.getTime());
  for (const job of oldestFirst) results.push(await settle(job, work));
  return results;
}

/** Does one of several jobs; what it throws is its own failure alone. */
async function settle(job: JobWithMetadata, work: Handler['work']): Promise<JobResult> {
  try {
    await work(job.data, attemptOf(job));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id: job.id, status: 'failed', output: { name, message, stack } };
  }
}

function attemptOf({ retryCount, retryLimit }: JobWithMetadata): Attempt {
  return { isLast: retryCount >= retryLimit };
}

function asBossDatabase(tx: Transaction): Db {
  return {
    async executeSql(text, values) {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
