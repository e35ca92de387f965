import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/db/embedded-postgres.ts';
import { parseMetrics, sumOf } from '../tests/support/metrics.ts';
import { findFreePort, startProcess } from '../tests/support/server-process.ts';
import { liftLimits } from './support/members.ts';
import { populate } from './support/population.ts';
import { cookieOf, insertSessions, openStream, type Stream } from './support/streams.ts';

/**
 * Live streams on one process: what each costs in memory, and how long a write takes to reach all streams of its couple. Each
 * stream is a connection at both ends: with `ulimit -n` below 10,500 there are as many as that allows.
 */
const STREAMS = Number(process.env['BENCH_STREAMS'] ?? 10_000);
const STREAMS_OF_MEMBER = 10;
const COUPLES = Math.ceil(STREAMS / (2 * STREAMS_OF_MEMBER));
/** Connections that are opened at once. */
const BATCH = 100;
const WRITES = 300;
/** Couples that write at the same moment, in the second measure. */
const TOGETHER = 20;

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
  const metricsPort = await findFreePort();
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    DEMO: '0',
    LOG_LEVEL: 'warn',
    // The streams come from many addresses.
    TRUST_PROXY: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
  });
  stops.push(server.stop);
  await liftLimits(postgres.url);
  await populate(postgres.url, { members: 2 * COUPLES + 1, couples: COUPLES, redemptions: 1 });
  await insertSessions(postgres.url, COUPLES);

  const readMetric = async (name: string) => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    return sumOf(parseMetrics(await response.text()), name);
  };
  const readMemory = () => readMetric('process_resident_memory_bytes');
  const couples: Stream[][] = Array.from({ length: COUPLES }, () => []);
  const plan = Array.from({ length: STREAMS }, (_, index) => index);

  // Once around, so that what the first calls load is not counted as the streams'.
  await Promise.all(plan.slice(0, BATCH).map((index) => open(index)));
  const before = { streams: BATCH, bytes: await readMemory() };
  const startedAt = performance.now();
  for (let first = BATCH; first < STREAMS; first += BATCH)
    await Promise.all(plan.slice(first, first + BATCH).map((index) => open(index)));
  const seconds = (performance.now() - startedAt) / 1000;
  const streams = await readMetric('jugal_live_streams');
  const bytes = await readMemory();
  if (streams !== STREAMS) throw new Error(`${streams} streams are open, not ${STREAMS}`);
  console.log(`${streams} live streams open on one process, ${(streams / seconds).toFixed(0)} opened a second`);
  console.log(
    `  memory ${toMegabytes(before.bytes)} MB with ${before.streams}, ${toMegabytes(bytes)} MB with all: ` +
      `${((bytes - before.bytes) / (streams - before.streams) / 1024).toFixed(1)} KB a stream`,
  );

  const alone: number[] = [];
  for (let write = 0; write < WRITES; write += 1) alone.push(await writeAndWait(write % COUPLES));
  report('from a write to all streams of its couple, one at a time', alone);
  const together: number[] = [];
  for (let first = 0; first < WRITES; first += TOGETHER) {
    const writers = Array.from({ length: TOGETHER }, (_, index) => (first + index) % COUPLES);
    together.push(...(await Promise.all(writers.map(writeAndWait))));
  }
  report(`the same, ${TOGETHER} couples at once`, together);
  console.log(`  memory ${toMegabytes(await readMemory())} MB after them`);
  for (const stream of couples.flat()) stream.close();

  async function open(index: number): Promise<void> {
    const couple = index % COUPLES;
    const seat = Math.floor(index / COUPLES) % 2;
    couples[couple]?.push(await openStream(server.url, cookieOf(couple, seat)));
  }

  /** Milliseconds from the call of one partner until every stream of both has heard of it. */
  async function writeAndWait(couple: number): Promise<number> {
    const heard = (couples[couple] ?? []).map((stream) => stream.next('expenses'));
    const sentAt = performance.now();
    const response = await fetch(`${server.url}/api/expenses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookieOf(couple, 0) },
      body: JSON.stringify({ title: 'Chai', amount: '40' }),
    });
    if (response.status !== 201) throw new Error(`the write was answered ${response.status}`);
    await response.arrayBuffer();
    await Promise.all(heard);
    return performance.now() - sentAt;
  }
}

function report(what: string, milliseconds: readonly number[]): void {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  console.log(`  ${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${at(1)} ms`);
}

function toMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
