import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../server/db/embedded-postgres.ts';
import { dayAhead } from '../tests/support/calendar.ts';
import { makePhoto } from '../tests/support/photos.ts';
import { startProcess } from '../tests/support/server-process.ts';
import { type LivingCouple, openSessions, populateCouples } from './support/couples-at-scale.ts';
import { LiveWindow } from './support/live-window.ts';
import { liftLimits } from './support/members.ts';
import { type Call, type Latencies, quantile, runOpenLoad } from './support/open-load.ts';

/**
 * 5,000 couples live for half an hour, with 100 calls a second whether or not the server keeps up: they look, plan, answer,
 * keep photos and expenses, and some have the app open: `node bench/living.ts [MINUTES]`. Exits with 1 when something that
 * was acknowledged is gone, when the 99th percentile of the reads is over 300 ms, or when memory grew by more than 5 %
 * after the first five minutes (a sixth of a shorter run).
 */
const MINUTES = Number(process.argv[2] ?? 30);
const COUPLES = 5000;
const PER_SECOND = 100;
/** Couples of whom one has the app open while the other plans. */
const WATCHED = 200;
const READ_LIMIT_MS = 300;
const GROWTH_LIMIT = 1.05;
const SAMPLE_MS = 5000;

const reads = [
  '/api/auth/user',
  '/api/couple',
  '/api/date-events',
  '/api/memories',
  '/api/expenses',
  '/api/finances/summary',
  '/api/notifications',
  '/api/partner-notes',
  '/api/achievements',
];

/** Ids of the acknowledged rows by table. */
const acknowledged = {
  date_events: new Set<string>(),
  memories: new Set<string>(),
  expenses: new Set<string>(),
};
const answered = new Set<string>();

const dataDir = mkdtempSync(join(tmpdir(), 'jugal-living-'));
const stops: (() => Promise<void>)[] = [];
try {
  await run();
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  stops.push(postgres.stop);
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    DEMO: '0',
    LOG_LEVEL: 'warn',
  });
  stops.push(server.stop);
  await liftLimits(postgres.url);
  await populateCouples(postgres.url, COUPLES);
  const couples = await openSessions(postgres.url, COUPLES, COUPLES);
  const windows = await Promise.all(
    couples.slice(0, WATCHED).map(({ cookies }) => LiveWindow.open(server.url, cookies[1])),
  );
  stops.push(async () => windows.forEach((window) => window.close()));
  const photo = await makePhoto(1600, 1200);

  const latencies: Latencies = new Map();
  const live: number[] = [];
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(readMemory(server.pid)), SAMPLE_MS);
  await runOpenLoad({
    perSecond: PER_SECOND,
    seconds: MINUTES * 60,
    into: latencies,
    nextCall: (index) => nextCall(server.url, couples, windows, live, photo, index),
  });
  clearInterval(sampling);
  const lost = await countLost(postgres.url);
  report(latencies, live, memory, lost);
}

/** Chooses the next call: of a hundred, 60 read, 20 plan a date (5 with the partner watching), 10 plan one and answer it, 9 record an expense and one uploads a photo. */
function nextCall(
  url: string,
  couples: readonly LivingCouple[],
  windows: readonly LiveWindow[],
  live: number[],
  photo: Buffer<ArrayBuffer>,
  index: number,
): Call {
  const couple = couples[Math.floor(Math.random() * couples.length)];
  if (!couple) throw new Error('there are no couples');
  const [own, partner] = couple.cookies;
  const turn = index % 100;
  if (turn < 60) {
    const path = reads[Math.floor(Math.random() * reads.length)] ?? '';
    return { name: 'read', run: async () => void (await call(url, 'GET', path, own)) };
  }
  if (turn < 75) return { name: 'plan', run: async () => void (await plan(url, own)) };
  if (turn < 80) {
    const watched = Math.floor(Math.random() * windows.length);
    return {
      name: 'plan before the partner’s eyes',
      async run() {
        const seen = windows[watched]?.nextChange();
        const startedAt = performance.now();
        await plan(url, couples[watched]?.cookies[0] ?? '');
        await seen;
        live.push(performance.now() - startedAt);
      },
    };
  }
  if (turn < 90)
    return {
      name: 'plan and answer',
      async run() {
        const id = await plan(url, own);
        await call(url, 'PATCH', `/api/date-events/${id}/respond`, partner, { status: 'accepted' });
        answered.add(id);
      },
    };
  if (turn < 99)
    return {
      name: 'expense',
      run: () =>
        keep('expenses', call(url, 'POST', '/api/expenses', own, { title: 'Chai', amount: '40', category: 'food' })),
    };
  return {
    name: 'photo and memory',
    async run() {
      const form = new FormData();
      form.set('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
      const { imageUrl } = await call(url, 'POST', '/api/memories/photos', own, form);
      await keep(
        'memories',
        call(url, 'POST', '/api/memories', own, { title: 'Kites', memoryDate: '2026-01-14', imageUrl }),
      );
    },
  };
}

async function plan(url: string, cookie: string): Promise<string> {
  const { id } = await call(url, 'POST', '/api/date-events', cookie, {
    title: 'Dinner',
    scheduledDate: dayAhead(30),
  });
  acknowledged.date_events.add(String(id));
  return String(id);
}

async function keep(table: keyof typeof acknowledged, response: Promise<Record<string, unknown>>): Promise<void> {
  acknowledged[table].add(String((await response)['id']));
}

async function call(
  url: string,
  method: string,
  path: string,
  cookie: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const isForm = body instanceof FormData;
  const response = await fetch(url + path, {
    method,
    headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

/** Counts acknowledged rows and answers that the database does not have. */
async function countLost(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let lost = 0;
  for (const [table, ids] of Object.entries(acknowledged)) {
    const { rows } = await client.query<{ id: string }>(`select id from ${table} where id = any($1)`, [[...ids]]);
    lost += ids.size - rows.length;
  }
  const { rows } = await client.query(
    "select id from date_events where id = any($1) and partner_response = 'accepted'",
    [[...answered]],
  );
  await client.end();
  return lost + answered.size - rows.length;
}

function report(latencies: Latencies, live: readonly number[], memory: readonly number[], lost: number): void {
  console.log(`${COUPLES} couples, ${PER_SECOND} calls a second for ${MINUTES} minutes, milliseconds:`);
  for (const [name, values] of [...latencies, ['live at the partner', live] as const])
    console.log(
      `  ${name.padEnd(32)} ${String(values.length).padStart(7)} times   p50 ${quantile(values, 0.5).toFixed(1)}   p99 ${quantile(values, 0.99).toFixed(1)}   worst ${quantile(values, 1).toFixed(0)}`,
    );
  const kept = Object.values(acknowledged).reduce((sum, ids) => sum + ids.size, answered.size);
  const settled = memory.slice(Math.floor(memory.length / Math.max(6, MINUTES / 5)));
  const part = Math.max(1, Math.floor(settled.length / 5));
  const growth = quantile(settled.slice(-part), 0.5) / quantile(settled.slice(0, part), 0.5);
  console.log(`  ${kept} acknowledged changes, ${lost} lost`);
  console.log(
    `  memory ${settled[0]?.toFixed(0)} MB after the first minutes, ${memory.at(-1)?.toFixed(0)} MB at the end; the median of the last fifth is ${growth.toFixed(3)} times that of the first`,
  );
  const isGood = lost === 0 && quantile(latencies.get('read') ?? [], 0.99) <= READ_LIMIT_MS && growth <= GROWTH_LIMIT;
  process.exitCode = isGood ? 0 : 1;
}

/** Megabytes that the process holds. */
function readMemory(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
