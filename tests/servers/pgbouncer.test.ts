import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { BASELINE } from '#server/db/steps.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { registerOverHttp } from '#tests/support/http-member.ts';
import { startServer } from '#tests/support/server-process.ts';
import { openLiveStream } from './support/live-stream.ts';
import { findPgBouncer, startPgBouncer } from './support/pgbouncer.ts';

const program = findPgBouncer();
let database: TestDatabase;
let pooler: { url: string; stop(): Promise<void> };
const dataDir = mkdtempSync(join(tmpdir(), 'jugal-pooled-'));
beforeAll(async () => {
  if (!program) return;
  database = await createTestDatabase();
  pooler = await startPgBouncer(program, database.url);
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  if (!program) return;
  await pooler.stop();
  await database.close();
});

function start() {
  return startServer({
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    DATA_DIR: dataDir,
  });
}

test.skipIf(!program)(
  'answers, writes, sends live updates and runs jobs from two servers behind PgBouncer in transaction mode',
  async () => {
    await expect(start()).rejects.toThrow(
      /behind a pooler the role itself needs its settings, run once: .*statement_timeout/,
    );
    const name = new URL(database.url).pathname.slice(1);
    for (const setting of [
      "statement_timeout = '15s'",
      "lock_timeout = '8s'",
      "idle_in_transaction_session_timeout = '20s'",
    ])
      await database.pool.query(`alter role current_user in database ${name} set ${setting}`);
    // The pooler's connections were opened before the settings.
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    );

    const servers = await Promise.all([start(), start()]);
    const [first, second] = servers;
    onTestFinished(() => Promise.all(servers.map(({ stop }) => stop())).then(() => undefined));
    const riya = await registerOverHttp(first.url, 'Riya');
    const stream = await openLiveStream(second.url, riya);
    onTestFinished(stream.close);
    const heard = stream.count();
    // More concurrent calls than the pooler has connections, and enough repeats to trigger prepared statements.
    const titles = Array.from({ length: 60 }, (_, index) => `expense ${index}`);
    const statuses = await Promise.all(
      titles.map(async (title, index) => {
        const { url } = servers[index % 2] ?? first;
        const response = await fetch(`${url}/api/expenses`, {
          method: 'POST',
          headers: { ...riya.headers(), 'content-type': 'application/json' },
          body: JSON.stringify({ title, amount: '12.50' }),
        });
        return response.status;
      }),
    );
    expect(statuses).toEqual(titles.map(() => 201));
    const stored = (await (await riya.call('GET', '/api/expenses?limit=100')).json()) as { title: string }[];
    expect(stored.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
    await expect.poll(() => stream.count()).toBeGreaterThan(heard);
    // The registration mail is sent by a job.
    await expect.poll(() => readdirSync(join(dataDir, 'mail')), { timeout: 10_000 }).not.toEqual([]);
  },
  60_000,
);

test.skipIf(!program)(
  'applies concurrent migrations once, even through PgBouncer itself',
  async () => {
    await database.pool.query('drop schema public cascade; create schema public');
    const applied = await Promise.all(Array.from({ length: 3 }, () => migrate(pooler.url)));
    const names = applied.flat();
    expect(names).toContain(BASELINE);
    expect(new Set(names).size).toBe(names.length);
  },
  60_000,
);
