import { connect, type Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerPerson } from '#tests/support/people.ts';

/** More calls than the process has connections to the database. */
const CALLS = 40;
/** Calls of one caller that may ask the database at once. */
const AT_ONCE = 4;

let app: TestApp;
let riya: Person;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true, env: { TRUST_PROXY: '127.0.0.1' } });
  riya = await registerPerson(app);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.close());

/** Sends a call many times at once, each on its own connection. */
async function flood(call: string, ...lines: string[]): Promise<void> {
  const { hostname, port } = new URL(await app.listen());
  for (let count = 0; count < CALLS; count += 1) {
    const socket = connect({ host: hostname, port: Number(port) });
    sockets.push(socket);
    socket.on('error', () => undefined).resume();
    const own = lines.map((line) => line.replace('#', String(count)));
    socket.write([`${call} HTTP/1.1`, 'Host: jugal.test', ...own, '', ''].join('\r\n'));
  }
}

/** Returns the number of statements that wait for the lock of a table. */
type CountWaiting = () => Promise<number>;

async function countWaiting(client: PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_locks where not granted and relation = $1::regclass',
    [table],
  );
  return rows[0]?.count ?? 0;
}

/** Runs `work` while every statement on a table waits. */
async function whileLocked(table: string, work: (count: CountWaiting) => Promise<void>): Promise<void> {
  const client = await app.database.pool.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    await work(() => countWaiting(client, table));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test.each([
  ['unknown sessions', 'sessions', 'GET /api/auth/user', ['Cookie: jugal=made-up-#']],
  ['a limit by network', 'rate_limits', 'POST /api/auth/passkeys/challenge', ['Content-Length: 0']],
])('leaves the database to other callers during a flood of calls with %s', async (_name, table, call, lines) => {
  await whileLocked(table, async (count) => {
    await flood(call, ...lines);
    await expect.poll(count).toBe(AT_ONCE);
    expect((await app.visit('203.0.113.9').fetch('/api/experiences')).status).toBe(200);
    expect(await count()).toBe(AT_ONCE);
  });
});

test('leaves the database to other callers while a member opens many live streams', async () => {
  const cookie = [...riya.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await riya.api.accounts.me();
  await whileLocked('sessions', async (count) => {
    await flood('GET /api/live', `Cookie: ${cookie}`);
    await expect.poll(count).toBeGreaterThanOrEqual(AT_ONCE);
    expect((await app.visit('203.0.113.9').fetch('/api/experiences')).status).toBe(200);
    // The gate may read the session beside the streams, once it has left the cache.
    expect(await count()).toBeLessThanOrEqual(2 * AT_ONCE);
  });
  // Each stream that has begun is counted, and none is once its caller has gone.
  await expect.poll(() => app.platform.live.countStreams()).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => app.platform.live.countStreams()).toBe(0);
});
