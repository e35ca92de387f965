import type { Db } from 'pg-boss';

/** Days for which failed jobs can be inspected and retried, and finished jobs (without their payload) are counted. */
export const KEPT_DAYS = 3;
/** 'payl' in ASCII. */
const LOCK_KEY = 0x7061796c;

/**
 * Creates a trigger that empties a job when it is completed or cancelled, because payloads hold codes and addresses,
 * and empties the jobs that were done before. The lock is needed because processes may start at the same time.
 */
export async function clearPayloadsWhenDone(db: Db): Promise<void> {
  await db.executeSql(`do $$ begin
    perform pg_advisory_xact_lock(${LOCK_KEY});
    if not exists (select from pg_trigger where tgname = 'jugal_forget_payload' and tgrelid = 'pgboss.job'::regclass) then
      create function pgboss.jugal_forget_payload() returns trigger language plpgsql as
        'begin new.data := null; new.output := null; return new; end';
      create trigger jugal_forget_payload before insert or update on pgboss.job
        for each row when (new.state in ('completed', 'cancelled')) execute function pgboss.jugal_forget_payload();
      update pgboss.job set data = null, output = null where state in ('completed', 'cancelled') and data is not null;
    end if;
  end $$`);
}

/**
 * Deletes pending and failed jobs whose payload or error contains any of `texts`. A running job is emptied when it is
 * done.
 */
export async function deleteJobsNaming(db: Db, texts: readonly string[]): Promise<void> {
  await db.executeSql(
    `delete from pgboss.job where state in ('created', 'retry', 'failed') and exists (
       select from unnest($1::text[]) named where strpos(lower(coalesce(data::text, '') || coalesce(output::text, '')), lower(named)) > 0)`,
    [texts],
  );
}
