import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { POSITION_HEADER } from '#domain/copy/facts.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { registerOverHttp } from '#tests/support/http-member.ts';
import { startServer, type RunningProcess } from '#tests/support/server-process.ts';
import { registerCoupleOverHttp } from './support/couples.ts';
import { startHttpProxy, type HttpProxy } from './support/http-proxy.ts';
import { openLiveStream } from './support/live-stream.ts';

const COUNT = 3;
/** Limit on guesses of strangers at one account. */
const GUESSES_MAX = 10;
const dataDir = mkdtempSync(join(tmpdir(), 'jugal-three-'));
let database: TestDatabase;
let servers: RunningProcess[];
let proxy: HttpProxy;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, RATE_LIMITS: 'on' };
  servers = await Promise.all(Array.from({ length: COUNT }, () => startServer(env)));
  proxy = await startHttpProxy();
  proxy.setServers(servers.map(({ url }) => url));
}, 90_000);
afterAll(async () => {
  await proxy.close();
  await Promise.all(servers.map(({ stop }) => stop()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Returns the URL of the server for a turn, round robin. */
function urlOf(turn: number): string {
  return servers[turn % COUNT]?.url ?? '';
}

async function waitForProxy(): Promise<void> {
  await expect.poll(async () => (await fetch(`${proxy.url}/api/health`)).status).toBe(200);
}

test('accepts only the quota of 16 concurrent calls over three servers', async () => {
  const riya = await registerOverHttp(urlOf(0), 'Riya');
  const limits = (await (await riya.call('GET', '/api/usage-limits')).json()) as {
    dateEvents: { limit: number };
  };
  const responses = await Promise.all(
    Array.from({ length: 16 }, (_, turn) =>
      riya.at(urlOf(turn)).call('POST', '/api/date-events', { title: 'Tea', scheduledDate: dayAhead(9) }),
    ),
  );
  const accepted = responses.filter(({ status }) => status === 201);
  expect(accepted).toHaveLength(limits.dateEvents.limit);
  const dates = (await (await riya.at(urlOf(1)).call('GET', '/api/date-events')).json()) as unknown[];
  expect(dates).toHaveLength(limits.dateEvents.limit);
});

test('counts password guesses over three servers together', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 45 }, (_, turn) =>
      fetch(`${urlOf(turn)}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.com', password: `guess ${turn}` }),
      }),
    ),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(GUESSES_MAX);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(45 - GUESSES_MAX);
});

test('delivers a change to the partner at every other server within a second, at the 95th percentile', async () => {
  const [riya, arjun] = await registerCoupleOverHttp(urlOf(0));
  const streams = await Promise.all([1, 2].map((turn) => openLiveStream(urlOf(turn), arjun)));
  onTestFinished(() => streams.forEach(({ close }) => close()));
  const latenciesMs: number[] = [];
  for (let count = 1; count <= 20; count += 1) {
    const startedAt = performance.now();
    const before = streams.map((stream) => stream.arrivalsOf('expenses').length);
    const { status } = await riya.call('POST', '/api/expenses', { title: `Tea ${count}`, amount: '20' });
    expect(status).toBe(201);
    for (const [index, stream] of streams.entries()) {
      await expect
        .poll(() => stream.arrivalsOf('expenses').length, { interval: 5 })
        .toBeGreaterThan(before[index] ?? 0);
      latenciesMs.push((stream.arrivalsOf('expenses')[before[index] ?? 0] ?? 0) - startedAt);
    }
  }
  const p95 = latenciesMs.toSorted((a, b) => a - b)[Math.floor(latenciesMs.length * 0.95)];
  expect(p95).toBeLessThan(1000);
});

test('delivers the positions in the copy to both partners at every other server', async () => {
  const [riya, arjun] = await registerCoupleOverHttp(urlOf(0));
  const [hers, his] = await Promise.all([openLiveStream(urlOf(1), riya), openLiveStream(urlOf(2), arjun)]);
  onTestFinished(() => [hers, his].forEach(({ close }) => close()));
  await expect.poll(() => his.position()).toBeDefined();
  const before = his.position();
  const answered = await riya.call('POST', '/api/expenses', { title: 'Tea', amount: '20' });
  await expect.poll(() => hers.position()).toBe(answered.headers.get(POSITION_HEADER));
  await expect.poll(() => his.position()).not.toBe(before);
});

test('reads a write at the next server, for its author and the partner', async () => {
  await waitForProxy();
  const [riya, arjun] = await registerCoupleOverHttp(proxy.url);
  for (let count = 1; count <= 12; count += 1) {
    expect((await riya.call('POST', '/api/expenses', { title: `Tea ${count}`, amount: '20' })).status).toBe(201);
    for (const member of [riya, arjun]) {
      const expenses = (await (await member.call('GET', '/api/expenses')).json()) as unknown[];
      expect(expenses).toHaveLength(count);
    }
  }
});

test('runs each job once, on any server', async () => {
  const before = await countMails();
  const names = Array.from({ length: 12 }, (_, index) => `Meera-${index}`);
  await Promise.all(names.map((name, turn) => registerOverHttp(urlOf(turn), name)));
  expect((await countMails()) - before).toBe(names.length);
  for (const name of names) expect(mailsTo(name.toLowerCase())).toHaveLength(1);
});

function mailsTo(name: string): string[] {
  return readdirSync(join(dataDir, 'mail')).filter((file) => file.includes(`${name}-`));
}

/** Counts mails once the jobs of earlier tests are done. */
async function countMails(): Promise<number> {
  await expect
    .poll(
      async () => {
        const { rows } = await database.pool.query(
          "select 1 from pgboss.job where name like '%mail%' and state in ('created', 'active', 'retry')",
        );
        return rows.length;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
  return readdirSync(join(dataDir, 'mail')).length;
}

test('keeps every acknowledged write and continues on the others when a server is killed', async () => {
  await waitForProxy();
  const riya = await registerOverHttp(proxy.url, 'Riya');
  const acknowledged: string[] = [];
  const refused: number[] = [];
  const end = new AbortController();
  const writing = Array.from({ length: 4 }, async (_, writer) => {
    for (let count = 0; !end.signal.aborted; count += 1) {
      const title = `writer ${writer}, ${count}`;
      const { status } = await riya.call('POST', '/api/expenses', { title, amount: '20' });
      if (status === 201) acknowledged.push(title);
      else refused.push(status);
    }
  });
  onTestFinished(async () => {
    end.abort();
    await Promise.all(writing);
  });
  await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(10);
  const last = servers[COUNT - 1];
  if (last) process.kill(last.pid, 'SIGKILL');
  const atKill = acknowledged.length;
  await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(atKill + 20);
  end.abort();
  await Promise.all(writing);
  const { rows } = await database.pool.query<{ title: string }>('select title from expenses');
  const stored = new Set(rows.map(({ title }) => title));
  expect(acknowledged.filter((title) => !stored.has(title))).toEqual([]);
  // Only calls running at the killed server failed.
  expect(refused.filter((status) => status !== 502)).toEqual([]);
});
