import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import type { Database, Transaction } from './database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 8 });
  await sql`create table counters (id integer primary key, value integer not null)`.execute(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate counters`.execute(database.db);
  await sql`insert into counters values (1, 0), (2, 0)`.execute(database.db);
});

async function readValue(db: Database, id: number): Promise<number> {
  const { rows } = await sql<{ value: number }>`select value from counters where id = ${id}`.execute(db);
  return rows[0]?.value ?? Number.NaN;
}

async function add(db: Database, id: number, amount = 1): Promise<void> {
  await sql`update counters set value = value + ${amount} where id = ${id}`.execute(db);
}

/** Ends the connection of a transaction from outside, as a restart of the database does. */
async function killBackend(trx: Transaction): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.db);
}

test('commits all changes of a transaction', async () => {
  const answer = await inTransaction(database.db, async (trx) => {
    await add(trx, 1);
    await add(trx, 2);
    return 'done';
  });
  expect(answer).toBe('done');
  expect([await readValue(database.db, 1), await readValue(database.db, 2)]).toEqual([1, 1]);
});

test('rolls back after an error and rethrows it', async () => {
  const attempt = inTransaction(database.db, async (trx) => {
    await add(trx, 1);
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect(await readValue(database.db, 1)).toBe(0);
});

test('rolls back after a failed statement, even if the work hides its error', async () => {
  const attempt = inTransaction(database.db, async (trx) => {
    await add(trx, 1);
    await sql`insert into counters values (1, 1)`.execute(trx).catch(() => undefined);
  });
  await expect(attempt).rejects.toThrow('rolled back');
  expect(await readValue(database.db, 1)).toBe(0);
});

test('joins an enclosing transaction', async () => {
  const attempt = inTransaction(database.db, async (outer) => {
    await inTransaction(outer, (inner) => add(inner, 1));
    throw new Error('outer failed');
  });
  await expect(attempt).rejects.toThrow('outer failed');
  expect(await readValue(database.db, 1)).toBe(0);
});

test('reruns transactions that fail to serialize', async () => {
  await Promise.all(
    Array.from({ length: 4 }, () =>
      inTransaction(
        database.db,
        async (trx) => {
          const value = await readValue(trx, 1);
          await sql`update counters set value = ${value + 1} where id = 1`.execute(trx);
        },
        { isolation: 'serializable' },
      ),
    ),
  );
  expect(await readValue(database.db, 1)).toBe(4);
});

test('reruns one of two deadlocked transactions, and commits both', async () => {
  const hasBoth = Promise.withResolvers<void>();
  let arrived = 0;
  const work = (first: number, second: number) => async (trx: Transaction) => {
    await add(trx, first);
    arrived += 1;
    if (arrived === 2) hasBoth.resolve();
    await hasBoth.promise;
    await add(trx, second);
  };
  await Promise.all([inTransaction(database.db, work(1, 2)), inTransaction(database.db, work(2, 1))]);
  expect([await readValue(database.db, 1), await readValue(database.db, 2)]).toEqual([2, 2]);
  // PostgreSQL may end both before it notices that one would suffice.
  expect(arrived).toBeGreaterThan(2);
});

test('fails only the transaction whose connection breaks', async () => {
  const attempt = inTransaction(database.db, async (trx) => {
    await add(trx, 1);
    await killBackend(trx);
    await add(trx, 2);
  });
  await expect(attempt).rejects.toThrow(/terminat|connection error/);
  expect(await readValue(database.db, 1)).toBe(0);
  const all = await Promise.all(
    Array.from({ length: 16 }, () => inTransaction(database.db, (trx) => readValue(trx, 2))),
  );
  expect(all).toEqual(Array.from({ length: 16 }, () => 0));
});

test('survives a connection that breaks while its transaction is idle', async () => {
  const attempt = inTransaction(database.db, async (trx) => {
    await killBackend(trx);
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
  await expect(attempt).rejects.toThrow(/terminat|connection error/);
  expect(await readValue(database.db, 1)).toBe(0);
});
