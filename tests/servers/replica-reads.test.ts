import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { HttpMember } from '#tests/support/http-member.ts';
import { startServer } from '#tests/support/server-process.ts';
import { registerCoupleOverHttp } from './support/couples.ts';
import { openLiveStream } from './support/live-stream.ts';
import { startPostgresPair } from './support/postgres-pair.ts';

test('reads lists from a replica, and shows both partners their writes, at another server too', async () => {
  const { primary, standby, close } = await startPostgresPair();
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-replica-'));
  const env = {
    DATABASE_URL: primary.urlAt(),
    DATABASE_REPLICA_URLS: standby.urlAt(),
    DATA_DIR: dataDir,
  };
  const servers = await Promise.all([startServer(env), startServer(env)]);
  const [first, second] = servers;
  onTestFinished(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const [riya, arjun] = await registerCoupleOverHttp(first.url);
  const titlesOf = async (member: HttpMember): Promise<string[]> => {
    const expenses = await (await member.at(second.url).call('GET', '/api/expenses')).json();
    return (expenses as { title: string }[]).map(({ title }) => title);
  };
  const write = async (title: string): Promise<void> => {
    expect((await riya.call('POST', '/api/expenses', { title, amount: '20' })).status).toBe(201);
  };
  const countReads = async (): Promise<number> => {
    const found = await standby.query(
      // `pg_stat_activity` shows the first 1,024 characters of a statement.
      `select count(*)::int as count from pg_stat_activity where query like 'select%"spent_on"%"split_kind"%'`,
    );
    return Number(found[0]?.['count']);
  };

  await write('Tea');
  // Lists are read from the replica once it has the write.
  await expect
    .poll(async () => {
      expect(await titlesOf(riya)).toEqual(['Tea']);
      return countReads();
    })
    .toBeGreaterThan(0);

  const stream = await openLiveStream(second.url, arjun);
  onTestFinished(stream.close);
  await standby.query('select pg_wal_replay_pause()');
  await write('Coffee');
  expect(await titlesOf(riya)).toEqual(['Coffee', 'Tea']);
  await expect.poll(() => stream.arrivalsOf('expenses').length).toBeGreaterThan(0);
  expect(await titlesOf(arjun)).toEqual(['Coffee', 'Tea']);
  await standby.query('select pg_wal_replay_resume()');
}, 90_000);
