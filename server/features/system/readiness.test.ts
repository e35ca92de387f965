import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createReadiness } from '#server/platform/observability/readiness.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function readReady(of: TestApp = app): Promise<{ status: number; body: unknown }> {
  const response = await of.visit().fetch('/api/ready');
  return { status: response.status, body: await response.json() };
}

test('reports ready with a fully migrated database and a writable store', async () => {
  expect(await readReady()).toEqual({ status: 200, body: { status: 'ready' } });
});

test('reports not ready at once during shutdown, and still answers requests', async () => {
  const stopping = await createTestApp();
  onTestFinished(() => stopping.close());
  expect((await readReady(stopping)).status).toBe(200);
  stopping.platform.readiness.startDraining();
  const { status, body } = await readReady(stopping);
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'not_ready', failures: ['draining'] });
  expect((await stopping.visit().fetch('/api/health')).status).toBe(200);
});

test('reports not ready with a database that lacks a migration, and ready with a newer one', async () => {
  const { pool } = app.database;
  const { rows } = await pool.query(
    'delete from schema_migrations where name = (select max(name) from schema_migrations) returning name, checksum',
  );
  const [last] = rows as { name: string; checksum: string }[];
  await expect.poll(async () => (await readReady()).body).toMatchObject({ failures: ['migrations'] });
  await pool.query('insert into schema_migrations (name, checksum) values ($1, $2)', [last?.name, last?.checksum]);
  await pool.query("insert into schema_migrations (name, checksum) values ('9999_of_tomorrow.sql', '')");
  await expect.poll(async () => (await readReady()).status).toBe(200);
});

test('reports alive but not ready without a database, without the reason, and ready again with it', async () => {
  const lonely = await createTestApp();
  onTestFinished(() => lonely.close());
  const name = new URL(lonely.database.url).pathname.slice(1);
  await app.database.pool.query(`alter database ${name} with allow_connections false`);
  await app.database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await expect
    .poll(async () => (await readReady(lonely)).body)
    .toEqual({
      code: 'not_ready',
      message: expect.any(String) as unknown,
      failures: ['database'],
      reference: expect.any(String) as unknown,
    });
  expect((await lonely.visit().fetch('/api/health')).status).toBe(200);
  await app.database.pool.query(`alter database ${name} with allow_connections true`);
  await expect.poll(async () => (await readReady(lonely)).status).toBe(200);
});

test('names a store that cannot be written, and shares one check among concurrent callers', async () => {
  const { dataDir } = app.platform.config;
  // A file in place of the store's folder, so that no user can write below it.
  const files = join(dataDir, 'files');
  rmSync(files, { recursive: true, force: true });
  writeFileSync(files, '');
  onTestFinished(() => {
    rmSync(files);
  });
  let checks = 0;
  const readiness = createReadiness({
    db: app.database.db,
    files: {
      checkWritable: () => {
        checks += 1;
        return app.platform.files.checkWritable();
      },
    },
    log,
  });
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => readiness.findFailures()));
  expect(outcomes).toEqual(Array.from({ length: 20 }, () => ['files']));
  expect(checks).toBe(1);
});
