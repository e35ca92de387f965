import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Time in which the database answers two statements. */
const ANSWERED_MS = 300;

let database: TestDatabase;
/** Statements in the order in which they were sent and answered. */
let events: string[] = [];
let onSent: (text: string) => void = () => undefined;
beforeAll(async () => {
  database = await createTestDatabase(
    { max: 1 },
    {
      traceQuery: async (text, run) => {
        events.push(`sent ${text}`);
        const running = run();
        onSent(text);
        const answer = await running;
        events.push(`answered ${text}`);
        return answer;
      },
    },
  );
  await sql`create table written (id integer, made xid8 default pg_current_xact_id())`.execute(database.db);
});
beforeEach(() => {
  events = [];
  onSent = () => undefined;
});
afterAll(() => database.close());

test('sends statements of a transaction before the answers to the earlier ones', async () => {
  await database.db
    .transaction()
    .execute((tx) => Promise.all([sql`select 1`.execute(tx), sql`select 2`.execute(tx), sql`select 3`.execute(tx)]));
  expect(events.slice(0, 3)).toEqual(['sent select 1', 'sent select 2', 'sent select 3']);
});

test('commits a statement that is not awaited, with those before it', async () => {
  const sent: Promise<unknown>[] = [];
  await database.db.transaction().execute(async (tx) => {
    await sql`insert into written values (1)`.execute(tx);
    for (const id of [2, 3, 4]) sent.push(sql`insert into written values (${id})`.execute(tx));
  });
  await Promise.all(sent);
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(id order by id) as ids from written group by made`.execute(database.db);
  expect(rows).toEqual([{ ids: [1, 2, 3, 4] }]);
});

test('rejects all statements with the error of the first that fails', async () => {
  const failing = database.db
    .transaction()
    .execute((tx) =>
      Promise.all([sql`select 1`.execute(tx), sql`select 1 / 0`.execute(tx), sql`select 2`.execute(tx)]),
    );
  await expect(failing).rejects.toThrow('division by zero');
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

test('repeats no statement of a transaction outside it', async () => {
  await sql`create sequence tries`.execute(database.db);
  await sql`create function deadlock() returns void language plpgsql as $$
    begin perform nextval('tries'); raise exception using errcode = '40P01'; end $$`.execute(database.db);
  let sent: Promise<unknown> = Promise.resolve();
  // Both answers are there when the first is looked at.
  onSent = (text) => text === 'commit' && Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ANSWERED_MS);
  const failing = database.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    sent = sql`select deadlock()`.execute(tx);
    sent.catch(() => undefined);
  });
  await expect(failing).rejects.toThrow('rolled back instead of committed');
  await expect(sent).rejects.toMatchObject({ code: '40P01' });
  const { rows } = await sql<{ last: number }>`select last_value as last from tries`.execute(database.db);
  expect(rows).toEqual([{ last: 1 }]);
});
