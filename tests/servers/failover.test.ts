import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLiveStream } from '#tests/servers/support/live-stream.ts';
import { registerOverHttp, type HttpMember } from '#tests/support/http-member.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startPostgresPair } from './support/postgres-pair.ts';
import { startTcpProxy } from './support/tcp-proxy.ts';

const WRITERS = 4;
const HEALED_MS = 10_000;

interface Attempt {
  title: string;
  status: number;
  answeredAt: number;
}

test('keeps every acknowledged write when a replacement primary takes over, and recovers within 10 seconds', async () => {
  const { primary, standby, close } = await startPostgresPair();
  onTestFinished(close);
  const proxy = await startTcpProxy(primary.port);
  onTestFinished(proxy.close);
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-failover-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServer({ DATABASE_URL: primary.urlAt(proxy.port), DATA_DIR: dataDir });
  onTestFinished(() => server.stop());
  const member = await registerOverHttp(server.url, 'Riya');
  const stream = await openLiveStream(server.url, member);
  onTestFinished(stream.close);

  const attempts: Attempt[] = [];
  const end = new AbortController();
  const writing = Array.from({ length: WRITERS }, (_, writer) => writeUntilEnd(member, writer, attempts, end));
  onTestFinished(async () => {
    end.abort();
    await Promise.all(writing);
  });
  await expect.poll(() => countAccepted(attempts, 0), { timeout: 15_000 }).toBeGreaterThan(20);

  primary.kill();
  const diedAt = Date.now();
  // For a moment, the name points to a server that is not yet primary: it answers, and rejects writes.
  proxy.setTarget(standby.port);
  proxy.cut();
  await expect.poll(() => attempts.filter(({ status }) => status !== 201).length).toBeGreaterThan(0);
  await standby.query("alter system set synchronous_standby_names = ''");
  await standby.query('select pg_promote()');
  await expect
    .poll(() => countAccepted(attempts, diedAt), { timeout: HEALED_MS, interval: 20 })
    .toBeGreaterThan(2 * WRITERS);
  expect(Date.now() - diedAt).toBeLessThan(HEALED_MS);
  end.abort();
  await Promise.all(writing);

  expect(attempts.map(({ status }) => status).filter((status) => status !== 201 && status !== 503)).toEqual([]);
  const stored = new Set(
    (await standby.query('select title from expenses', 'jugal')).map(({ title }) => String(title)),
  );
  const lost = attempts.filter(({ status, title }) => status === 201 && !stored.has(title));
  expect(lost).toEqual([]);
  // The listening connection has found the new primary too.
  const heard = stream.count();
  await expect
    .poll(
      async () => {
        await member.call('PUT', '/api/auth/user/city', { city: 'Surat' });
        return stream.count();
      },
      { timeout: HEALED_MS },
    )
    .toBeGreaterThan(heard);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
}, 60_000);

async function writeUntilEnd(
  member: HttpMember,
  writer: number,
  attempts: Attempt[],
  end: AbortController,
): Promise<void> {
  for (let count = 0; !end.signal.aborted; count += 1) {
    const title = `writer ${writer}, ${count}`;
    const response = await member.call('POST', '/api/expenses', { title, amount: '120.50' });
    await response.arrayBuffer();
    attempts.push({ title, status: response.status, answeredAt: Date.now() });
  }
}

function countAccepted(attempts: readonly Attempt[], since: number): number {
  return attempts.filter(({ status, answeredAt }) => status === 201 && answeredAt > since).length;
}
