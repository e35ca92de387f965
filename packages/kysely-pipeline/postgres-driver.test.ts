import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { isStalePlan } from './postgres-driver.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 });
});
afterAll(() => database.close());

test('prepares a recurring statement once and keeps it', async () => {
  const ask = (number: number) => sql`select ${number}::integer as often_asked`.execute(database.db);
  for (const number of [1, 2, 3, 4, 5]) expect((await ask(number)).rows).toEqual([{ often_asked: number }]);
  const kept =
    await sql`select 1 from pg_prepared_statements where statement like '%often_asked%' and name <> ''`.execute(
      database.db,
    );
  expect(kept.rows).toHaveLength(1);
});

test('keeps a prepared statement working after a table change', async () => {
  await sql`create table changing (id integer, value integer)`.execute(database.db);
  await sql`insert into changing values (1, 7)`.execute(database.db);
  const ask = () => sql`select * from changing`.execute(database.db);
  for (let time = 0; time < 5; time += 1) await ask();
  await sql`alter table changing alter column value type text`.execute(database.db);
  expect((await ask()).rows).toEqual([{ id: 1, value: '7' }]);
});

test('reports a stale plan in a transaction, and succeeds when the caller retries it', async () => {
  await sql`create table extended (id integer)`.execute(database.db);
  await sql`insert into extended values (1)`.execute(database.db);
  const ask = () => database.db.transaction().execute((tx) => sql`select * from extended`.execute(tx));
  for (let time = 0; time < 5; time += 1) await ask();
  await sql`alter table extended add column more boolean default true`.execute(database.db);
  expect(isStalePlan(await ask().catch((error: unknown) => error))).toBe(true);
  expect((await ask()).rows).toEqual([{ id: 1, more: true }]);
});

test('repeats a single statement that deadlocks with a migration', async () => {
  await database.pool.query('create table first_read (id integer); create table read_next (id integer)');
  const migration = new Client({ connectionString: database.url });
  await migration.connect();
  onTestFinished(() => migration.end());
  // The other side waits longer, so PostgreSQL ends the statement.
  await migration.query(`set deadlock_timeout = '20s'`);
  await migration.query('begin; lock table read_next in access exclusive mode');
  const read = sql`select first_read.id from first_read, read_next`.execute(database.db);
  const waiting = `select 1 from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and not granted`;
  await expect.poll(() => migration.query(waiting).then(({ rowCount }) => rowCount)).toBe(1);
  await migration.query('lock table first_read in access exclusive mode');
  await migration.query('commit');
  expect((await read).rows).toEqual([]);
});

test('returns the number of rows that a change affected', async () => {
  await sql`create table touched (id integer)`.execute(database.db);
  const inserted = await sql`insert into touched select generate_series(1, 3)`.execute(database.db);
  expect(inserted.numAffectedRows).toBe(3n);
});

test('returns the results of pipelined statements in order', async () => {
  const answers = await database.db
    .transaction()
    .execute((trx) =>
      Promise.all([1, 2, 3].map((number) => sql<{ n: number }>`select ${number}::integer as n`.execute(trx))),
    );
  expect(answers.map((answer) => answer.rows[0]?.n)).toEqual([1, 2, 3]);
});

test('prevents writes by work that continues after a rollback', async () => {
  await sql`create table refused (id integer)`.execute(database.db);
  let late: Promise<unknown> = Promise.resolve();
  const change = database.db.transaction().execute((trx) => {
    const refused = sql`select 1`.execute(trx).then(() => Promise.reject(new Error('refused')));
    // The result arrives while the rollback is under way.
    late = sql`select pg_sleep(0.05)`.execute(trx).then(() => sql`insert into refused values (1)`.execute(trx));
    return Promise.all([refused, late]);
  });
  await expect(change).rejects.toThrow('refused');
  await expect(late).rejects.toThrow(/too late|already rolled back/);
  expect((await sql`select * from refused`.execute(database.db)).rows).toEqual([]);
});
