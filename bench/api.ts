import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/db/embedded-postgres.ts';
import { dayAhead } from '../tests/support/calendar.ts';
import { startProcess, type RunningProcess } from '../tests/support/server-process.ts';
import { ensurePackages } from './support/ensure-packages.ts';
import { liftLimits, registerCouple, registerMember, type BenchMember } from './support/members.ts';
import { startPushes, waitForPushes } from './support/pushes.ts';

ensurePackages();
const { default: autocannon } = await import('autocannon');

/**
 * Requests per second of the measured calls, beside the field's usual stack and a bare handler on the same database, in
 * one run. Rounds alternate, so that a machine whose speed drifts is fair to all; the medians are printed.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const CONNECTIONS = 16;

const measures = [
  { name: 'GET /api/date-events (50 rows)', method: 'GET', path: '/api/date-events' },
  { name: 'GET /api/memories (50 rows)', method: 'GET', path: '/api/memories' },
  { name: 'POST /api/date-events', method: 'POST', path: '/api/date-events' },
] as const;

interface Contestant extends RunningProcess {
  name: string;
  cookie: string;
}

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
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  // A separate process delivers the pushes of all contestants, so that all do the same work.
  const pushes = await startPushes(dataDir);
  stops.push(pushes.stop);
  const production = { ...env, NODE_ENV: 'production', DEMO: '0', LOG_LEVEL: 'warn' };
  const jugal = await startProcess('server/main.ts', { ...production, JOBS: 'off' });
  stops.push(jugal.stop);
  const worker = await startProcess('server/main.ts', {
    ...production,
    NODE_EXTRA_CA_CERTS: pushes.certificateFile,
  });
  stops.push(worker.stop);
  await liftLimits(postgres.url);
  const member = await registerMember(jugal.url, { dates: 50, memories: 50 });
  const bare = await startProcess('bench/baselines/bare-server.ts', env);
  stops.push(bare.stop);
  const usual = await startProcess('bench/baselines/usual-server.ts', env);
  stops.push(usual.stop);
  const contestants: Contestant[] = [
    { ...jugal, name: 'Jugal', cookie: member.cookie },
    { ...bare, name: 'bare node:http + pg', cookie: member.cookie },
    { ...usual, name: 'Express + Drizzle', cookie: await signInToUsual(usual.url, member) },
  ];

  for (const measure of measures) {
    const rates = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
    // The writes grow lists of their own, so that the reads stay at 50 rows, and come from as many members as connections.
    const writers = measure.method === 'POST' ? await registerWriters(jugal.url, usual.url, pushes.url) : null;
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, contestant] of contestants.entries()) {
        const cookies = writers?.map((cookiesOfOne) => cookiesOfOne[index] ?? '') ?? [contestant.cookie];
        const rate = await measureRate(contestant.url, measure, cookies);
        // The first round warms up.
        if (writers) await waitForPushes(postgres.url);
        if (round > 0) rates.get(contestant.name)?.push(rate);
      }
    }
    console.log(`\n${measure.name}`);
    const own = median(rates.get('Jugal') ?? []);
    for (const [name, values] of rates) {
      const rate = median(values);
      console.log(
        `  ${name.padEnd(22)} ${rate.toFixed(0).padStart(6)} requests/s   Jugal is ${(own / rate).toFixed(2)} times this`,
      );
    }
  }
}

async function measureRate(
  url: string,
  { method, path }: (typeof measures)[number],
  cookies: readonly string[],
): Promise<number> {
  let clients = 0;
  const result = await autocannon({
    url: url + path,
    method,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient(client) {
      client.setHeaders({
        cookie: cookies[clients++ % cookies.length] ?? '',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      });
    },
    ...(method === 'POST' && { body: JSON.stringify({ title: 'Dinner', scheduledDate: dayAhead(30) }) }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${path}: ${result.non2xx} answers were no success`);
  return result.requests.average;
}

/** A member with a partner for each connection, with their cookies at each contestant, in the contestants' order. */
async function registerWriters(jugalUrl: string, usualUrl: string, pushUrl: string): Promise<string[][]> {
  const writers: string[][] = [];
  while (writers.length < CONNECTIONS) {
    const writer = await registerCouple(jugalUrl, postgres.url, pushUrl);
    writers.push([writer.cookie, writer.cookie, await signInToUsual(usualUrl, writer)]);
  }
  return writers;
}

async function signInToUsual(url: string, member: BenchMember): Promise<string> {
  const response = await fetch(`${url}/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: member.userId }),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
