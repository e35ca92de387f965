import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileOnce } from './compile-once.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

type Tables = Record<'points', { x: number; label: string }>;

let database: TestDatabase;
let db: Kysely<Tables>;
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 });
  db = database.db.withTables<Tables>();
  await sql`create table points (x integer, label text)`.execute(db);
  await sql`insert into points values (1, 'one'), (2, 'two'), (3, 'three')`.execute(db);
});
afterAll(() => database.close());

test('builds a statement once and runs it with the values of each call, in a transaction too', async () => {
  let builds = 0;
  const list = compileOnce(
    ['least', 'rows'],
    (on: Kysely<Tables>, { least, rows }: { least: number; rows: number }) => {
      builds += 1;
      return on.selectFrom('points').select('label').where('x', '>=', least).orderBy('x').limit(rows);
    },
  );
  expect(await list(db, { least: 2, rows: 5 })).toEqual([{ label: 'two' }, { label: 'three' }]);
  expect(await list(db, { least: 1, rows: 1 })).toEqual([{ label: 'one' }]);
  const inTransaction = await db.transaction().execute((tx) => list(tx, { least: 3, rows: 1 }));
  expect(inTransaction).toEqual([{ label: 'three' }]);
  expect(builds).toBe(1);
});

test('refuses a statement that computes with a value', async () => {
  const list = compileOnce(['least'], (on: Kysely<Tables>, { least }: { least: number }) =>
    on
      .selectFrom('points')
      .select('label')
      .where('x', '>', least + 1),
  );
  await expect(list(db, { least: 1 })).rejects.toThrow('the value least is unknown');
});
