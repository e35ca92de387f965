import { openDatabase, type OpenDatabase } from '#server/db/database.ts';
import { Client } from 'pg';
import { expect, inject } from 'vitest';

export interface TestDatabase extends OpenDatabase {
  url: string;
  /** Closes the pool and removes the database. */
  close(): Promise<void>;
}

/**
 * A database of its own with all migrations applied and no rows, copied from the template that the test run made. Call it
 * once per test file, in `beforeAll`, and `close()` it in `afterAll`.
 */
export async function createTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const { adminUrl, templateName } = inject('testDatabase');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(adminUrl, `create database ${name} template ${templateName} strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const opened = openDatabase({ url: url.href, poolSize: options.poolSize ?? 10 });
  return {
    ...opened,
    url: url.href,
    async close() {
      await opened.close();
      await runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/**
 * Waits until a statement in the test's database stands before a lock. Asks outside of any transaction: within one
 * PostgreSQL does not show the connections that came after the first question.
 */
export async function waitForLockWait({ pool }: TestDatabase): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
