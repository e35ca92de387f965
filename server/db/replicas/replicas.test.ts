import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPostgresPair, type PostgresServer } from '#tests/servers/support/postgres-pair.ts';
import { type Database, openDatabase, type OpenDatabase } from '../database.ts';
import { inTransaction } from '../transaction.ts';
import { openReads } from './open-reads.ts';
import type { Reads } from './reads.ts';

let pair: Awaited<ReturnType<typeof startPostgresPair>>;
let primary: PostgresServer;
let standby: PostgresServer;
let database: OpenDatabase;
let processes: { reads: Reads; stop(): Promise<void> }[];
const lost: Error[] = [];

beforeAll(async () => {
  pair = await startPostgresPair();
  ({ primary, standby } = pair);
  database = openDatabase({ url: primary.urlAt() });
  await sql`create table words (word text)`.execute(database.db);
  processes = [0, 1].map(() =>
    openReads({
      primary: database.db,
      replicaUrls: [standby.urlAt()],
      traceQuery: undefined,
      onLost: (error) => void lost.push(error),
    }),
  );
  for (const each of processes) each.reads.setHearing(true);
});
afterAll(async () => {
  for (const { stop } of processes) await stop();
  await database.close();
  await pair.close();
});
// Each test starts when both processes read from the replica.
beforeEach(() =>
  vi.waitUntil(async () => {
    const found = [readsOf(0), readsOf(1)].map(({ choose }) => isOnReplica(choose(randomUUID(), null)));
    return (await Promise.all(found)).every(Boolean);
  }, 10_000),
);

function readsOf(index: number): Reads {
  const found = processes[index];
  if (!found) throw new Error('there are two processes');
  return found.reads;
}

async function isOnReplica(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
  return rows[0]?.is ?? false;
}

async function write(): Promise<void> {
  await sql`insert into words values ('kites')`.execute(database.db);
}

test("reads a writer's data from the primary until the replica has the write, and other members' from the replica", async () => {
  const member = randomUUID();
  await standby.query('select pg_wal_replay_pause()');
  await write();
  const position = await readsOf(0).wrote([member]);
  expect(await isOnReplica(readsOf(0).choose(member, null))).toBe(false);
  // Another process learns of the write from the browser or from an announcement.
  expect(await isOnReplica(readsOf(1).choose(member, position))).toBe(false);
  expect(await isOnReplica(readsOf(1).choose(member, null))).toBe(true);
  readsOf(1).hear([member], position ?? 0n);
  expect(await isOnReplica(readsOf(1).choose(member, null))).toBe(false);
  expect(await isOnReplica(readsOf(1).choose(randomUUID(), null))).toBe(true);
  await standby.query('select pg_wal_replay_resume()');
  await expect.poll(() => isOnReplica(readsOf(0).choose(member, null))).toBe(true);
  await expect.poll(() => isOnReplica(readsOf(1).choose(member, position))).toBe(true);
});

test('skips a lagging replica until it has caught up', async () => {
  await standby.query('select pg_wal_replay_pause()');
  await write();
  await expect.poll(() => isOnReplica(readsOf(0).choose(randomUUID(), null)), { timeout: 10_000 }).toBe(false);
  await standby.query('select pg_wal_replay_resume()');
  await expect.poll(() => isOnReplica(readsOf(0).choose(randomUUID(), null))).toBe(true);
});

test('reads everything from the primary while writes of other processes are not received', async () => {
  const one = readsOf(0);
  one.setHearing(false);
  expect(await isOnReplica(one.choose(randomUUID(), null))).toBe(false);
  await standby.query('select pg_wal_replay_pause()');
  // This process missed the write: once it receives writes again, it must not use a replica that lacks it.
  await write();
  one.setHearing(true);
  const missed = performance.now();
  while (performance.now() < missed + 600) {
    expect(await isOnReplica(one.choose(randomUUID(), null))).toBe(false);
  }
  await standby.query('select pg_wal_replay_resume()');
  await expect.poll(() => isOnReplica(one.choose(randomUUID(), null))).toBe(true);
});

test("sends a change made during a reading call, and the call's later reads, to the primary", async () => {
  await standby.query('select pg_wal_replay_pause()');
  const db = readsOf(0).choose(randomUUID(), null);
  expect(await isOnReplica(db)).toBe(true);
  await inTransaction(db, (tx) => sql`insert into words values ('bangles')`.execute(tx));
  expect(await isOnReplica(db)).toBe(false);
  const { rows } = await sql`select 1 from words where word = 'bangles'`.execute(db);
  expect(rows).toHaveLength(1);
  await standby.query('select pg_wal_replay_resume()');
});

test('rejects a write outside a transaction instead of sending it to the primary', async () => {
  const db = readsOf(0).choose(randomUUID(), null);
  await expect(sql`insert into words values ('lamps')`.execute(db)).rejects.toThrow('read-only');
});

test('loses no read when a replica dies, and uses the replica again once it is back', async () => {
  const before = lost.length;
  const db = readsOf(0).choose(randomUUID(), null);
  expect(await isOnReplica(db)).toBe(true);
  // Otherwise the commits of this test would wait for the replica.
  await primary.query("alter system set synchronous_standby_names = ''");
  await primary.query('select pg_reload_conf()');
  standby.kill();
  const reading = Array.from({ length: 40 }, () => isOnReplica(readsOf(0).choose(randomUUID(), null)));
  await Promise.all([isOnReplica(db), ...reading]);
  await expect.poll(() => isOnReplica(readsOf(0).choose(randomUUID(), null))).toBe(false);
  expect(lost.length).toBeGreaterThan(before);
  await standby.stop();
  await standby.start();
  await expect.poll(() => isOnReplica(readsOf(0).choose(randomUUID(), null)), { timeout: 10_000 }).toBe(true);
});
