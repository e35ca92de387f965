import type { Db } from 'pg-boss';
import { z } from 'zod';

/** A job that failed for good. Its payload stays inside: it may hold what a couple wrote. */
const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: z.date().transform((at) => at.toISOString()),
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

export async function findFailedJob(db: Db, id: string): Promise<FailedJob | null> {
  const { rows } = await db.executeSql(
    `select ${columns} from pgboss.job where id = $1::uuid and state = 'failed' for update`,
    [id],
  );
  const [row] = z.array(FailedJob).parse(rows);
  return row ?? null;
}
