import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import type { HttpMember } from '#tests/support/http-member.ts';
import { startServer, type RunningProcess } from '#tests/support/server-process.ts';
import { registerCoupleOverHttp } from './support/couples.ts';
import { startHttpProxy } from './support/http-proxy.ts';
import { openLiveStream } from './support/live-stream.ts';

const COUNT = 3;
const databaseFolder = join(import.meta.dirname, '../../server/db');

/** A migration of the next version, within the limits that CONTRIBUTING.md sets. */
const nextMigration = `
alter table expenses add column receipt_number text;
alter table users add column nickname text not null default '';
alter table couple_members add column joined_from text;
create table receipts (id uuid primary key, couple_id uuid not null);
`;

test('drops no call during a rolling update of three servers on an already migrated database', async () => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-rolling-'));
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, DRAIN_SECONDS: '2' };
  const running = await Promise.all(Array.from({ length: COUNT }, () => startServer(env)));
  const proxy = await startHttpProxy();
  onTestFinished(async () => {
    await proxy.close();
    await Promise.all(running.map(({ stop }) => stop()));
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const publish = () => proxy.setServers(running.map(({ url }) => url));
  publish();
  await expect.poll(async () => (await fetch(`${proxy.url}/api/ready`)).status).toBe(200);
  const [riya, arjun] = await registerCoupleOverHttp(proxy.url);
  const stream = await openLiveStream(proxy.url, arjun);
  onTestFinished(stream.close);

  const load = startLoad([riya, arjun]);
  onTestFinished(load.stop);
  await expect.poll(load.count, { timeout: 20_000 }).toBeGreaterThan(30);

  await migrate(database.url, { folder: withNext(dataDir) });
  const beforeUpdate = load.count();
  await expect.poll(load.count, { timeout: 20_000 }).toBeGreaterThan(beforeUpdate + 30);

  const olds = running.slice();
  for (const old of olds) {
    running.push(await startServer(env));
    publish();
    await replace(old);
    const answered = load.count();
    await expect.poll(load.count, { timeout: 20_000 }).toBeGreaterThan(answered + 15);
  }
  await load.stop();

  async function replace(old: RunningProcess): Promise<void> {
    await old.stop();
    running.splice(running.indexOf(old), 1);
    publish();
  }
  expect(load.failures).toEqual([]);
  // The stream's server is gone, so the window reconnects to another one.
  await stream.ended;
  const next = await openLiveStream(proxy.url, arjun);
  onTestFinished(next.close);
  await riya.call('POST', '/api/expenses', { title: 'Tea', amount: '20' });
  await expect.poll(() => next.arrivalsOf('expenses').length).toBeGreaterThan(0);
  const { rows } = await database.pool.query<{ title: string }>('select title from expenses');
  const stored = new Set(rows.map(({ title }) => title));
  expect(load.acknowledged.filter((title) => !stored.has(title))).toEqual([]);
}, 240_000);

/** Copies the app's schema and migrations, and adds a future migration. */
function withNext(dataDir: string): string {
  const folder = join(dataDir, 'next');
  for (const part of ['schema', 'migrations'])
    cpSync(join(databaseFolder, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'migrations/9999_next.sql'), nextMigration);
  return folder;
}

/** Starts a steady load of members who write and read without a pause. */
function startLoad(members: readonly HttpMember[]) {
  const failures: string[] = [];
  const acknowledged: string[] = [];
  const end = new AbortController();
  let answered = 0;

  async function call(member: HttpMember, method: string, path: string, body?: object): Promise<void> {
    try {
      const response = await member.call(method, path, body);
      await response.arrayBuffer();
      answered += 1;
      if (!response.ok) failures.push(`${method} ${path}: ${response.status}`);
    } catch (error) {
      failures.push(`${method} ${path}: ${String(error)}`);
    }
  }

  const working = members.map(async (member, who) => {
    for (let count = 0; !end.signal.aborted; count += 1) {
      const title = `${who}.${count}`;
      await call(member, 'POST', '/api/expenses', { title, amount: '20' });
      acknowledged.push(title);
      for (const path of ['/api/expenses', '/api/couples/current', '/api/auth/user', '/api/partner-notes'])
        await call(member, 'GET', path);
    }
  });
  return {
    failures,
    acknowledged,
    count: () => answered,
    async stop() {
      end.abort();
      await Promise.all(working);
    },
  };
}
