import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 });
});
afterAll(() => database.close());

test('retries a transaction whose prepared statement a table change made stale', async () => {
  await sql`create table changing (id integer)`.execute(database.db);
  await sql`insert into changing values (1)`.execute(database.db);
  const ask = (db = database.db) => sql`select * from changing`.execute(db);
  for (let time = 0; time < 5; time += 1) await ask();
  await sql`alter table changing add column more boolean default true`.execute(database.db);
  const inside = await inTransaction(database.db, (trx) => ask(trx));
  expect(inside.rows).toEqual([{ id: 1, more: true }]);
});

test('rejects within the connection timeout if the database is unreachable', async () => {
  const { db, close } = openDatabase({ url: 'postgres://nobody:nothing@127.0.0.1:9/none' });
  await expect(sql`select 1`.execute(db)).rejects.toThrow(/ECONNREFUSED/);
  await close();
});

test('replaces and reports idle connections that the database drops', async () => {
  const lost: Error[] = [];
  const { db, close } = openDatabase({
    url: database.url,
    poolSize: 3,
    onConnectionLost: (error) => lost.push(error),
  });
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.02)`.execute(db)));
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    database.db,
  );
  await expect.poll(() => lost.length).toBe(3);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});
