import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { expect, inject } from 'vitest';
import { type DatabaseOptions, openDatabase, type OpenDatabase } from '#server/db/database.ts';
import { fillSettings } from '#server/features/settings/service.ts';

const OBJECT_IN_USE = '55006';

export interface TestDatabase extends OpenDatabase {
  url: string;
  /** True if the tables are distributed over the nodes of a Citus cluster. */
  isCluster: boolean;
  /** Closes the pool and removes the database. */
  close(): Promise<void>;
}

/**
 * Creates a migrated, empty database from the template of the test run. Call it once per test file, in `beforeAll`, and
 * `close()` it in `afterAll`.
 */
export async function createTestDatabase(
  options: Pick<DatabaseOptions, 'poolSize' | 'traceQuery'> = {},
): Promise<TestDatabase> {
  const { adminUrls, templateName } = inject('testDatabase');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  for (const adminUrl of adminUrls)
    await runOn(adminUrl, `create database ${name} template ${templateName} strategy file_copy`);
  const url = new URL(adminUrls.at(-1) ?? '');
  url.pathname = `/${name}`;
  const opened = openDatabase({ url: url.href, poolSize: 10, ...options });
  return {
    ...opened,
    url: url.href,
    isCluster: adminUrls.length > 1,
    async close() {
      await opened.close();
      for (const adminUrl of adminUrls.toReversed()) await drop(adminUrl, name);
    },
  };
}

/**
 * Waits until a statement in the test's database waits for a lock. Queries outside a transaction: inside one,
 * PostgreSQL does not show connections opened after the first query.
 */
export async function waitForLockWait({ pool, isCluster }: TestDatabase): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await pool.query(
          isCluster
            ? // A statement that waits on another node waits for it on this one.
              'select 1 from citus_lock_waits'
            : "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
}

/** Retries the drop, because Citus maintenance may connect after the other connections are closed. */
async function drop(adminUrl: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runOn(adminUrl, `drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== OBJECT_IN_USE || attempt === 20) throw error;
      await sleep(250);
    }
  }
}

/** Adds the settings to a migrated database, as the start of the server does. */
export async function fillSettingsOf(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, poolSize: 1 });
  await fillSettings(db, Temporal.Now.instant().toString());
  await close();
}

/** Runs a statement on its own connection. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
