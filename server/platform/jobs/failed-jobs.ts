import type { Db } from 'pg-boss';
import { z } from 'zod';

/** An instant as either driver reads it: the queue's own gives dates, the app's transactions give text. */
const instant = z.union([z.date(), z.string()]).transform((at) => new Date(at).toISOString());

/** A job that failed for good. Its payload stays inside: it may hold what a couple wrote. */
const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: instant,
  /** How often it was tried. */
  tries: z.number(),
  /** The first line of what went wrong. */
  error: z.string(),
});
export type FailedJob = z.output<typeof FailedJob>;

const ERROR_LENGTH = 300;
/** 'jobs' in ASCII. */
const LOCK_KEY = 0x6a6f6273;

const columns = `id, name, coalesce(completed_on, created_on) as "failedAt", retry_count + 1 as tries,
  left(split_part(coalesce(output ->> 'message', output -> 'value' ->> 'message', output::text, ''), E'\\n', 1), ${ERROR_LENGTH}) as error`;

/** The index that finds failed jobs among all that were done lately. The lock: processes may start together. */
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

/** How many jobs failed for good, and since when the oldest waits for somebody to look. */
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
