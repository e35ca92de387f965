import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { findPostmaster, sendSignal } from '#packages/embedded-postgres/postmaster.ts';
import { registerOverHttp, type HttpMember } from '#tests/support/http-member.ts';
import { startServer } from '#tests/support/server-process.ts';

const WRITER_COUNT = 8;
const RECOVERY_MS = 5000;

interface Attempt {
  title: string;
  status: number;
  answeredAt: number;
}

test('keeps every acknowledged write when the database restarts under load, and recovers within 5 seconds', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-restart-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServer({ DATA_DIR: dataDir });
  onTestFinished(() => server.stop());
  const member = await registerOverHttp(server.url, 'Riya');
  const attempts: Attempt[] = [];
  const end = new AbortController();
  const writers = Array.from({ length: WRITER_COUNT }, (_, writer) =>
    writeUntilEnd(member, `writer ${writer}`, attempts, end.signal),
  );
  // Stops the writers before their server, even if the test fails.
  onTestFinished(() => {
    end.abort();
    return Promise.all(writers).then(() => undefined);
  });
  await expect.poll(() => countAccepted(attempts, 0), { timeout: 15_000 }).toBeGreaterThan(20);

  const backAt = await restartDatabase(join(dataDir, 'postgres'));
  await expect.poll(() => countAccepted(attempts, backAt), { timeout: RECOVERY_MS }).toBeGreaterThan(0);
  // Enough requests for every writer to have succeeded after the restart.
  await expect.poll(() => countAccepted(attempts, backAt), { timeout: 10_000 }).toBeGreaterThan(2 * WRITER_COUNT);
  end.abort();
  await Promise.all(writers);

  const accepted = attempts.filter(({ status }) => status === 201);
  const refused = attempts.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  expect([...new Set(refused.map(({ status }) => status))]).toEqual([503]);
  const firstAfter = accepted.find(({ answeredAt }) => answeredAt > backAt);
  expect((firstAfter?.answeredAt ?? Infinity) - backAt).toBeLessThan(RECOVERY_MS);
  const stored = (await (await member.call('GET', '/api/expenses')).json()) as { title: string }[];
  const titles = new Set(stored.map(({ title }) => title));
  expect(accepted.filter(({ title }) => !titles.has(title))).toEqual([]);
}, 60_000);

async function writeUntilEnd(member: HttpMember, name: string, attempts: Attempt[], end: AbortSignal) {
  for (let count = 0; !end.aborted; count += 1) {
    const title = `${name}, ${count}`;
    const response = await member.call('POST', '/api/expenses', { title, amount: '120.50' });
    await response.arrayBuffer();
    attempts.push({ title, status: response.status, answeredAt: Date.now() });
    await sleep(50);
  }
}

function countAccepted(attempts: readonly Attempt[], since: number): number {
  return attempts.filter(({ status, answeredAt }) => status === 201 && answeredAt > since).length;
}

/** Stops the database as an operator does; the app restarts it. Returns the time (ms) at which it is reachable. */
async function restartDatabase(cluster: string): Promise<number> {
  const running = findPostmaster(cluster);
  if (!running) throw new Error('no database is running');
  sendSignal(running.pid, 'SIGINT');
  await expect
    .poll(() => findPostmaster(cluster)?.pid ?? running.pid, { timeout: 15_000, interval: 20 })
    .not.toBe(running.pid);
  const { port } = findPostmaster(cluster) ?? running;
  await expect.poll(() => isReachable(port), { timeout: 10_000, interval: 20 }).toBe(true);
  return Date.now();
}

/** True if PostgreSQL rejects an unknown user's password (SQLSTATE class 28): while it starts, it cannot. */
async function isReachable(port: number): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, user: 'stranger', password: '-', database: 'none' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && String(error.code).startsWith('28');
  } finally {
    await client.end();
  }
}
