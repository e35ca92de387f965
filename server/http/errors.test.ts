import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect as connectSocket } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { readEnglish } from '#tests/support/english-reader.ts';
import { toFailure } from './errors.ts';

readEnglish();

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function connect(options: { query_timeout?: number } = {}): Promise<Client> {
  const client = new Client({ connectionString: database.url, ...options });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function failureOf(statement: Promise<unknown>): Promise<number> {
  return statement.then(
    () => 200,
    (error: unknown) => toFailure(error, log, { where: 'test', requestId: 'ab12cd34' }).status,
  );
}

/** Terminates the client's backend and waits until the client notices. */
async function breakConnection(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const gone = new Promise((resolve) => client.once('end', resolve));
  await database.pool.query('select pg_terminate_backend($1::integer)', [rows[0]?.pid]);
  await gone;
}

test('answers 503 if the backend is terminated during a statement', async () => {
  const client = await connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const waiting = failureOf(client.query('select pg_sleep(10)'));
  await database.pool.query('select pg_terminate_backend($1::integer)', [rows[0]?.pid]);
  expect(await waiting).toBe(503);
});

test('answers 503 to a statement on a broken connection', async () => {
  const client = await connect();
  await breakConnection(client);
  expect(await failureOf(client.query('select 1'))).toBe(503);
});

test('answers 503 to a statement on a closed connection', async () => {
  const client = await connect();
  await client.end();
  expect(await failureOf(client.query('select 1'))).toBe(503);
});

test('answers 503 if the database does not respond', async () => {
  const client = await connect({ query_timeout: 50 });
  expect(await failureOf(client.query('select pg_sleep(0.4)'))).toBe(503);
  await client.end();
});

test('answers 500 to an error that does not come from the database', async () => {
  expect(await failureOf(Promise.reject(new TypeError('not a function')))).toBe(500);
});

test('logs no failure for a caller who hangs up before the body has arrived', async () => {
  const server = createServer((request) => {
    request.resume().once('error', (error) => server.emit('aborted', error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const caller = connectSocket(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  caller.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf', () => caller.destroy());
  const [error]: unknown[] = await once(server, 'aborted');
  const logged: string[] = [];
  const note = (_facts: object, message: string) => void logged.push(message);
  toFailure(error, { info: note, warn: note, error: note }, { where: 'test', requestId: 'ab12cd34' });
  expect(logged).toEqual(['a caller hung up']);
});
