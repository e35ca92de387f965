import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../server/db/embedded-postgres.ts';
import { startProcess } from '../tests/support/server-process.ts';
import { registerMember } from './support/members.ts';
import { populate } from './support/population.ts';

/**
 * Measures the admin panel's reads, one after the other, at 1,000,000 members and 100,000 couples (BENCH_MEMBERS and
 * BENCH_COUPLES override them). Exits with 1 if the median of any read exceeds 300 ms.
 */
const members = Number(process.env['BENCH_MEMBERS'] ?? 1_000_000);
const couples = Number(process.env['BENCH_COUPLES'] ?? 100_000);
const ROUNDS = 7;
const LIMIT_MS = 300;

const reads = [
  '/users?limit=50',
  '/users?limit=50&search=kavya%20trivedi',
  '/users?limit=50&search=member99999',
  '/users?limit=50&kind=premium&order=name',
  '/users?limit=50&kind=admin',
  '/users?limit=50&order=name-descending',
  '/users?limit=50&kind=unverified&order=email-descending',
  '/overview',
  '/revenue',
  '/engagement',
  '/couples?limit=50',
  '/couples',
  '/couples?limit=50&order=oldest',
  '/couples?limit=50&search=kavya',
  '/ai-insights',
  '/growth-predictions',
  '/churn-analysis',
  '/redemption-analytics?limit=50',
  '/waitlist?limit=50',
  '/waitlist?limit=50&order=oldest&city=Surat',
  '/waitlist?limit=50&search=waiting99',
  '/waitlist/figures',
  '/brand-deals',
  '/brand-deals/figures',
  '/gift-cards/figures',
  '/operations',
  '/notifications/figures',
  '/notifications/audience?type=all',
  '/notifications/audience?type=location&location=Surat',
  '/audit-log?limit=50',
];

const dataDir = mkdtempSync(join(tmpdir(), 'jugal-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const stops: (() => Promise<void>)[] = [postgres.stop];
try {
  await run();
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const jugal = await startProcess('server/main.ts', {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    DEMO: '0',
    LOG_LEVEL: 'warn',
  });
  stops.push(jugal.stop);
  const { cookie, userId } = await registerMember(jugal.url, { dates: 0, memories: 0 });
  await makeAdmin(userId);
  const startedAt = performance.now();
  await populate(postgres.url, { members, couples, redemptions: couples * 2 });
  const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${members} members and ${couples} couples in ${seconds(startedAt)} s`);
  const firstAt = performance.now();
  await read(jugal.url, '/overview', cookie);
  console.log(`the figures of all couples, computed once: ${seconds(firstAt)} s\n`);
  for (const path of reads) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await read(jugal.url, path, cookie));
    const sorted = times.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(ROUNDS / 2)] ?? 0;
    const verdict = median > LIMIT_MS ? 'OVER' : 'ok';
    if (median > LIMIT_MS) process.exitCode = 1;
    console.log(
      `${verdict.padEnd(5)}${median.toFixed(0).padStart(5)} ms, at most ${sorted.at(-1)?.toFixed(0).padStart(5)} ms  GET /api/admin${path}`,
    );
  }
}

/** Milliseconds until the whole response has arrived. */
async function read(url: string, path: string, cookie: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/admin${path}`, { headers: { cookie } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return performance.now() - startedAt;
}

async function makeAdmin(userId: string): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('update users set is_admin = true where id = $1', [userId]);
  await client.query(`select pg_notify('jugal_session', $1)`, [userId]);
  await client.query(`update settings set value = '0' where key = 'admin_needs_second_factor'`);
  await client.end();
}
