import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

const RETRY_MS = 100;

/**
 * Runs `work` while no other process does so under the same `key`; rejects if the lock is not free within `patienceMs`.
 * The lock ends with its connection, so a killed process cannot block others.
 */
export async function withAdvisoryLock<DB, T>(
  db: Kysely<DB>,
  key: number,
  patienceMs: number,
  work: () => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const until = performance.now() + patienceMs;
    while (!(await tryLock(connection, key))) {
      if (performance.now() > until) throw new Error(`the lock ${key} was not free within ${patienceMs} ms`);
      await sleep(RETRY_MS);
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

async function tryLock<DB>(connection: Kysely<DB>, key: number): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${key}) as "isOurs"`.execute(connection);
  return rows[0]?.isOurs ?? false;
}
