import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { Client } from 'pg';
import { memoryScreensText } from '../messages/en/memories.ts';
import { startEmbeddedPostgres } from '../server/db/embedded-postgres.ts';
import { pairUp, signUp } from '../tests/e2e/support/members.ts';
import { startProcess } from '../tests/support/server-process.ts';

/**
 * Measures the device of a couple that has recorded much, on a phone with a processor four times as slow: frames while
 * the copy arrives, later starts, a search, memory and store. `node bench/device.ts [EXPENSES MEMORIES DATES]`
 */
const [expenses = 20_000, memories = 3000, dates = 2000] = process.argv.slice(2).map(Number);
const SLOWER = Number(process.env['BENCH_SLOWER'] ?? 4);
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const LIMITS = { frameMs: 50, searchMs: 50, heapMb: 150, storeMb: 15, editMs: 500 };
const MB = 1024 * 1024;

const dataDir = mkdtempSync(join(tmpdir(), 'jugal-device-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess('server/main.ts', {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  DEMO: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'off',
});
process.env['E2E_URL'] = server.url;
const browser = await chromium.launch({
  executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Kolkata' });
  const partner = await recordMuch(context);
  await measure(context);
  await measureEdits(context, partner);
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Signs a member in whose couple has recorded much, one record of each kind over the API and the others after it.
 * Returns a page of the partner.
 */
async function recordMuch(context: BrowserContext): Promise<Page> {
  const [page, partner] = [await context.newPage(), await (await browser.newContext()).newPage()];
  const riya = await signUp(page, 'Riya');
  await signUp(partner, 'Arjun');
  await pairUp(page, partner);
  await riya.createExpense({ title: 'Chai', amount: '40', category: 'food' });
  await riya.createMemory({ title: 'Kites', memoryDate: '2026-01-14', tags: ['roof'] });
  await riya.createDate({ title: 'Dinner by the river', scheduledDate: '2031-01-14' });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const words = `(array['Auto to Sarkhej', 'ચા અને નાસ્તો', 'Petrol', 'Milk and bread', 'Dinner'])[1 + n % 5] || ' ' || n`;
  await repeat(client, 'expenses', expenses, { title: words, amount: '1 + n % 900', spent_on: 'spent_on - n / 20' });
  await repeat(client, 'memories', memories, { title: words, memory_date: 'memory_date - n' });
  await repeat(client, 'date_events', dates, {
    title: words,
    scheduled_date: `scheduled_date - (n * 2)`,
    starts_at: `starts_at - n * interval '2 days'`,
  });
  await client.end();
  await page.close();
  return partner;
}

/** Repeats the one row of a table, with columns changed by its number `n`. */
async function repeat(client: Client, table: string, count: number, changes: Record<string, string>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const changed: Record<string, string> = { id: 'gen_random_uuid()', ...changes };
  const names = rows.map(({ name }) => name);
  await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${names.map((name) => changed[name] ?? name).join(', ')} from ${table}, generate_series(1, ${count - 1}) n`,
  );
}

async function measure(context: BrowserContext): Promise<void> {
  await watchFrames(context);
  const first = await open(context, '/dashboard');
  report('first visit: Home', first.shownMs, 'ms');
  const started = performance.now();
  await untilWhole(first.page);
  report('first visit: whole copy after', performance.now() - started, 'ms');
  report(
    'longest frame meanwhile',
    await first.page.evaluate(() => Number(Reflect.get(globalThis, 'longestMs'))),
    'ms',
    LIMITS.frameMs,
  );
  await first.page.close();
  for (const path of ['/dashboard', '/finances', '/memories', '/date-planning', '/calendar']) {
    const all: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { page, shownMs } = await open(context, path);
      all.push(shownMs);
      await page.close();
    }
    report(`later start: ${path}`, all.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0, 'ms');
  }
  const { page, devtools } = await open(context, '/memories');
  await sleep(5000);
  await page
    .getByRole('button', { name: memoryScreensText.search, exact: true })
    .first()
    .tap()
    .catch(() => undefined);
  const field = page.getByRole('main').getByRole('searchbox');
  for (const words of ['p', 'petrol', 'zzz']) {
    await field.fill('');
    await sleep(2000);
    const before = await workMs(devtools);
    await field.fill(words);
    await sleep(2000);
    report(`work of a search for '${words}'`, (await workMs(devtools)) - before, 'ms', LIMITS.searchMs);
  }
  await page.goto(`${server.url}/finances`);
  await sleep(5000);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  report('memory after a collection', usedSize / MB, 'MB', LIMITS.heapMb);
  const stored = await page.evaluate(async () => {
    const { usageDetails } = (await navigator.storage.estimate()) as { usageDetails?: { indexedDB?: number } };
    return usageDetails?.indexedDB ?? 0;
  });
  report('store without pictures', stored / MB, 'MB', LIMITS.storeMb);
}

/** Measures what a partner's edit costs a visible screen, in bytes and until it is shown. */
async function measureEdits(context: BrowserContext, partner: Page): Promise<void> {
  const { page } = await open(context, '/finances');
  await sleep(10_000);
  const times: number[] = [];
  const sizes: number[] = [];
  for (let edit = 0; edit < 10; edit += 1) {
    const answered = page.waitForResponse(/\/api\/copy\?since=/);
    const started = performance.now();
    await partner.request.post(`${server.url}/api/expenses`, { data: { title: `Edit ${edit}!`, amount: '10' } });
    await page.getByText(`Edit ${edit}!`).first().waitFor();
    times.push(performance.now() - started);
    sizes.push((await (await answered).body()).length);
    await sleep(500);
  }
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  report('partner’s edit until shown', median(times), 'ms', LIMITS.editMs);
  report('answer that brings it', median(sizes), 'bytes');
}

/** Records the longest task of each page, in milliseconds. */
async function watchFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.set(globalThis, 'longestMs', 0);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Reflect.set(globalThis, 'longestMs', Math.max(duration, Number(Reflect.get(globalThis, 'longestMs'))));
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Opens a screen on the slow processor, and waits until it shows a record. */
async function open(
  context: BrowserContext,
  path: string,
): Promise<{ page: Page; devtools: CDPSession; shownMs: number }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Performance.enable');
  await page.goto(server.url + path, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    () => {
      const words = ['Sarkhej', 'નાસ્તો', 'Petrol', 'Milk and', 'Dinner', 'Kites', 'Chai'];
      const text = document.querySelector('main')?.textContent ?? '';
      return words.some((word) => text.includes(word)) && performance.now();
    },
    undefined,
    { timeout: 120_000, polling: 'raf' },
  );
  return { page, devtools, shownMs: Number(await shown.jsonValue()) };
}

/** Waits until no rows of the copy are added any more. */
async function untilWhole(page: Page): Promise<void> {
  let chunks = -1;
  for (let next = await countChunks(page); next > chunks; next = await countChunks(page)) {
    chunks = next;
    await sleep(4000);
  }
}

function countChunks(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('jugal');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const counting = opening.result.transaction('copy').objectStore('copy').count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    opening.result.close();
    return counting.result;
  });
}

/** Milliseconds of scripts, styles and layout of the page so far, on its slow processor. */
async function workMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  return metrics.filter(({ name }) => parts.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
}

function report(what: string, value: number, unit: string, limit?: number): void {
  const verdict = limit !== undefined && value >= limit ? ` (not under ${limit} ${unit})` : '';
  console.log(`${what}: ${value.toFixed(value < 100 ? 1 : 0)} ${unit}${verdict}`);
}
