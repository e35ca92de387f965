import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts';
import { startProcess } from '../../tests/support/server-process.ts';
import { type LivingCouple, openSessions, populateCouples, RECORDS } from './couples-at-scale.ts';
import { liftLimits } from './members.ts';
import { type Call, type Latencies, quantile, runOpenLoad } from './open-load.ts';

const LIVING = 1000;
const PER_SECOND = Number(process.env['SCALE_RATE'] ?? 60);
const ROUNDS = 3;
const ROUND_SECONDS = Number(process.env['SCALE_SECONDS'] ?? 60);
const WARMING_CALLERS = 8;

/** A server with a number of couples. */
export interface Contestant {
  couples: number;
  url: string;
  living: LivingCouple[];
  latencies: Latencies;
}

/** The calls of a comparison. */
export interface Load {
  /** Calls of a couple before anything is measured, because rows that were not read for long are on the disk alone. */
  firstLook: (url: string, couple: LivingCouple) => Call[];
  nextCall: (contestant: Contestant, index: number) => Call;
}

/**
 * Makes the calls at a fixed rate at each number of couples, in turn in one run, and prints the latencies. Databases are
 * embedded, or those that `SCALE_DATABASE_URLS` names, one for each number, separated by spaces, which are empty or were
 * filled by a former run.
 */
export async function compareSizes(sizes: readonly number[], load: Load): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-scale-'));
  const stops: (() => Promise<void>)[] = [];
  try {
    const contestants: Contestant[] = [];
    const findDatabase = createFinder(dataDir, stops);
    for (const [index, couples] of sizes.entries())
      contestants.push(await prepare(couples, await findDatabase(index), { dataDir, stops, load }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const contestant of contestants) await measure(contestant, load);
    }
    report(contestants);
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function createFinder(dataDir: string, stops: (() => Promise<void>)[]) {
  let embeddedUrl: string | null = null;
  return async (index: number): Promise<string> => {
    const given = process.env['SCALE_DATABASE_URLS']?.split(' ')[index];
    if (given) return given;
    if (embeddedUrl === null) {
      const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
      stops.push(postgres.stop);
      embeddedUrl = postgres.url;
      // Inserting is not measured: checkpoints must not slow it down.
      await query(embeddedUrl, "alter system set max_wal_size = '16GB'");
      await query(embeddedUrl, 'select pg_reload_conf()');
    }
    const name = `scale_${index}`;
    await query(embeddedUrl, `create database ${name}`);
    return Object.assign(new URL(embeddedUrl), { pathname: `/${name}` }).href;
  };
}

async function prepare(
  couples: number,
  databaseUrl: string,
  { dataDir, stops, load }: { dataDir: string; stops: (() => Promise<void>)[]; load: Load },
): Promise<Contestant> {
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    DEMO: '0',
    LOG_LEVEL: 'warn',
    // The same in each run, since the databases may be of a former one.
    SECRET_KEY: Buffer.alloc(32, 'scale').toString('base64'),
    // The figures of the panel are computed by another process.
    JOBS: 'off',
  });
  stops.push(server.stop);
  await liftLimits(databaseUrl);
  const startedAt = performance.now();
  if ((await query(databaseUrl, 'select from couples limit 1')).rowCount === 0)
    await populateCouples(databaseUrl, couples);
  const living = await openSessions(databaseUrl, couples, Math.min(LIVING, couples));
  const filledAt = performance.now();
  await warmUp(living.flatMap((couple) => load.firstLook(server.url, couple)));
  const { rows } = await query(databaseUrl, 'select pg_database_size(current_database()) as bytes');
  console.log(
    `${couples} couples: ${seconds(startedAt, filledAt)} s to fill, ${(Number(rows[0]?.['bytes']) / 1e9).toFixed(2)} GB, ` +
      `${seconds(filledAt, performance.now())} s for the first look of ${living.length} couples`,
  );
  return { couples, url: server.url, living, latencies: new Map() };
}

async function warmUp(calls: readonly Call[]): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: WARMING_CALLERS }, async () => {
      for (let call = calls[next++]; call; call = calls[next++]) await call.run();
    }),
  );
}

async function measure(contestant: Contestant, { nextCall }: Load): Promise<void> {
  await runOpenLoad({
    perSecond: PER_SECOND,
    seconds: ROUND_SECONDS,
    into: contestant.latencies,
    nextCall: (index) => nextCall(contestant, index),
  });
}

/** Returns one of the living couples. */
export function pickCouple({ living }: Contestant): LivingCouple {
  return pick(living, Math.floor(Math.random() * living.length));
}

export function pick<T>(all: readonly T[], index: number): T {
  const found = all[index % all.length];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}

/** Sends a call, and returns the content of its answer, which must be a success. */
export async function send(
  url: string,
  { method, path, cookie, body }: { method: 'GET' | 'POST'; path: string; cookie: string; body?: object },
): Promise<string> {
  const response = await fetch(url + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text;
}

function report(contestants: readonly Contestant[]): void {
  const head = contestants.map(({ couples }) => `${couples} couples: p50, p99`.padStart(30)).join('');
  console.log(
    `\n${PER_SECOND} calls a second for ${ROUNDS} times ${ROUND_SECONDS} s each, ${LIVING} living couples, milliseconds;` +
      ` a couple has ${RECORDS.dates} dates, ${RECORDS.memories} memories, ${RECORDS.expenses} expenses\n`,
  );
  console.log(''.padEnd(36) + head);
  const names = [...(contestants[0]?.latencies.keys() ?? [])].toSorted();
  for (const name of names) print(name, (latencies) => latencies.get(name) ?? []);
  for (const kind of ['GET', 'POST'])
    print(`all ${kind}`, (latencies) =>
      names.filter((name) => name.startsWith(kind)).flatMap((name) => latencies.get(name) ?? []),
    );

  function print(name: string, valuesOf: (latencies: Latencies) => readonly number[]): void {
    const cells = contestants.map(({ latencies }) => {
      const values = valuesOf(latencies);
      return `${quantile(values, 0.5).toFixed(2)}, ${quantile(values, 0.99).toFixed(2)}`.padStart(30);
    });
    const [first = 0, ...others] = contestants.map(({ latencies }) => quantile(valuesOf(latencies), 0.99));
    console.log(
      name.padEnd(36) + cells.join('') + others.map((p99) => `   p99 ${(p99 / first).toFixed(2)} times`).join(''),
    );
  }
}

async function query(databaseUrl: string, statement: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const result = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return result;
}

function seconds(from: number, to: number): string {
  return ((to - from) / 1000).toFixed(0);
}
