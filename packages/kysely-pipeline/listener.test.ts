import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listen } from './listener.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function notify(channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(database.db);
}

test('receives the messages of its channels in order, and of no others', async () => {
  const received: string[] = [];
  const listener = await listen(database.url, ['birds', 'Mixed Case'], (channel, payload) => {
    received.push(`${channel}: ${payload}`);
  });
  onTestFinished(() => listener.close());
  await notify('birds', 'one');
  await notify('fish', 'two');
  await notify('Mixed Case', 'three');
  await expect.poll(() => received).toEqual(['birds: one', 'Mixed Case: three']);
});

test('listens again after a broken connection and reports the gap', async () => {
  const received: string[] = [];
  let reconnects = 0;
  let losses = 0;
  const listener = await listen(database.url, ['trees'], (_channel, payload) => received.push(payload), {
    applicationName: 'tree-listener',
    onReconnect: () => (reconnects += 1),
    onConnectionLost: () => (losses += 1),
  });
  onTestFinished(() => listener.close());
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'tree-listener' and datname = current_database()`.execute(database.db);
  await expect.poll(() => reconnects, { timeout: 5000 }).toBe(1);
  expect(losses).toBe(1);
  await notify('trees', 'again');
  await expect.poll(() => received).toEqual(['again']);
});

test('rejects the first call if the database is unreachable', async () => {
  await expect(listen('postgres://nobody:nothing@127.0.0.1:9/none', ['x'], () => undefined)).rejects.toThrow(
    'ECONNREFUSED',
  );
});
