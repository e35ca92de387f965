import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { startServer } from '#tests/support/server-process.ts';

let database: TestDatabase;
let env: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into users (id, first_name, last_name, email, password_hash, created_at)
     values (gen_random_uuid(), 'Meera', 'Desai', 'admin@jugal.example', 'none', now())`,
  );
  env = { DATABASE_URL: database.url, DATA_DIR: mkdtempSync(join(tmpdir(), 'jugal-public-demo-')) };
});
afterAll(async () => {
  rmSync(env['DATA_DIR'] ?? '', { recursive: true, force: true });
  await database.close();
});

const refusal =
  'Jugal cannot start: this database has the accounts of the demo, whose passwords are known: use another\n';

const publicSettings: Record<string, string>[] = [
  { PUBLIC_URL: 'https://jugal.example' },
  { NODE_ENV: 'production', RATE_LIMITS: 'on' },
];

test.each(publicSettings)('refuses to start with %j on a database with the demo, with one line', async (settings) => {
  await expect(startServer({ ...env, ...settings })).rejects.toThrow(refusal);
});

test('starts with the same data on this machine alone', async () => {
  const server = await startServer(env);
  onTestFinished(() => server.stop());
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});
