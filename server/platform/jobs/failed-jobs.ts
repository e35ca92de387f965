import type { Db } from 'pg-boss';
import { z } from 'zod';

/** An instant from either driver: the queue's own returns dates, the app's transactions return text. */
const instant = z.union([z.date(), z.string()]).transform((at) => new Date(at).toISOString());

/** A job that failed for good. Its payload is left out, because it may hold a couple's text. */
const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: instant,
  /** Number of attempts. */
  tries: z.number(),
  /** The first line of the error. */
  error: z.string(),
});
export type FailedJob = z.output<typeof FailedJob>;

const ERROR_LENGTH = 300;
/** 'jobs' in ASCII. */
const LOCK_KEY = 0x6a6f6273;

const columns = `id, name, coalesce(completed_on, created_on) as "failedAt", retry_count + 1 as tries,
  left(split_part(coalesce(output ->> 'message', output -> 'value' ->> 'message', output::text, ''), E'\\n', 1), ${ERROR_LENGTH}) as error`;

/** Creates an index of failed jobs. The lock is needed because processes may start at the same time. */
export async function indexFailedJobs(db: Db): Promise<void> {
  await db.executeSql(`do $$ begin
    perform pg_advisory_xact_lock(${LOCK_KEY});
    create index if not exists jugal_failed_jobs on pgboss.job (completed_on, id) where state = 'failed';
  end $$`);
}

export async function listFailedJobs(db: Db, limit: number, after: string | undefined): Promise<FailedJob[]> {
  const behind =
    after === undefined
      ? ''
      : 'and (completed_on, id) > (select last.completed_on, last.id from pgboss.job last where last.id = $2::uuid)';
  const { rows } = await db.executeSql(
    `select ${columns} from pgboss.job where state = 'failed' ${behind} order by completed_on, id limit $1`,
    after === undefined ? [limit] : [limit, after],
  );
  return z.array(FailedJob).parse(rows);
}

/** Counts the jobs that failed for good, and returns the time of the oldest failure. */
export async function countFailedJobs(db: Db): Promise<{ count: number; oldestAt: string | null }> {
  const { rows } = await db.executeSql(
    `select count(*)::integer as count, min(completed_on) as "oldestAt" from pgboss.job where state = 'failed'`,
  );
  const [row] = z.array(z.object({ count: z.number(), oldestAt: instant.nullable() })).parse(rows);
  return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null };
}

export async function findFailedJob(db: Db, id: string): Promise<FailedJob | null> {
  const { rows } = await db.executeSql(
    `select ${columns} from pgboss.job where id = $1::uuid and state = 'failed' for update`,
    [id],
  );
  const [row] = z.array(FailedJob).parse(rows);
  return row ?? null;
}
