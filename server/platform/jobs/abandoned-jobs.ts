import type { Db } from 'pg-boss';

/** Seconds between two signs of life of a running job, and without one until its process counts as dead. */
export const HEARTBEAT_SECONDS = 3;
export const ABANDONED_SECONDS = 12;
/** Milliseconds between two looks for abandoned jobs. */
export const LOOK_MS = 2000;

/** 'aban' in ASCII. */
const LOCK_KEY = 0x6162616e;

/** Creates an index of running jobs. The lock is needed because processes may start at the same time. */
export async function indexRunningJobs(db: Db): Promise<void> {
  await db.executeSql(`do $$ begin
    perform pg_advisory_xact_lock(${LOCK_KEY});
    create index if not exists jugal_running_jobs on pgboss.job (heartbeat_on) where state = 'active';
  end $$`);
}

/**
 * Makes jobs whose process has died due at once, one time more often than their retries allow. The queue's own check
 * waits a minute and then as long as after a failure, and a killed process is no failure of its jobs.
 */
export async function retryAbandonedJobs(db: Db): Promise<void> {
  await db.executeSql(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
     where state = 'active' and retry_count <= retry_limit
       and heartbeat_on < now() - heartbeat_seconds * interval '1 second'`,
  );
}
