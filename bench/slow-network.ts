import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { dashboardText } from '../messages/en/dashboard.ts';
import { countRows } from '../tests/e2e/support/kept-data.ts';
import { startServer } from '../tests/support/server-process.ts';
import { openSlowProxy } from './support/slow-proxy.ts';
import { openTlsProxy, type Protocol } from './support/tls-proxy.ts';

/**
 * Measures how long a member of the demo waits on a slow 3G network for the next date on Home: on a first visit, and
 * after earlier use, over TLS with each protocol. The figures to reach are 5 s and 1 s.
 */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const NETWORK = { bytesPerSecond: 400_000 / 8, roundTripMs: 400 };
const TARGETS_MS = { cold: 5000, warm: 1000 };
const member = { email: 'riya@jugal.example', password: 'chai for two' };

const dataDir = mkdtempSync(join(tmpdir(), 'jugal-bench-'));
const server = await startServer({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' });
const browser = await chromium.launch({
  executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--ignore-certificate-errors',
  ],
});
try {
  await measure('HTTP/1.1');
  await measure('HTTP/2');
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(protocol: Protocol): Promise<void> {
  const tls = await openTlsProxy(server.url, protocol);
  const slow = await openSlowProxy(tls.url, NETWORK);
  const url = slow.url.replace('http:', 'https:');
  const times: Record<keyof typeof TARGETS_MS, number[]> = { cold: [], warm: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      timezoneId: 'Asia/Kolkata',
      ignoreHTTPSErrors: true,
    });
    await context.request.post(`${server.url}/api/auth/login`, { data: member });
    const [page, waited] = await openHome(context, url);
    times.cold.push(waited);
    await slow.hurry(() => waitUntilStored(page));
    await page.close();
    const [, waitedAgain] = await openHome(context, url);
    times.warm.push(waitedAgain);
    await context.close();
  }
  for (const kind of ['cold', 'warm'] as const) {
    const all = times[kind].toSorted((a, b) => a - b);
    const median = all[Math.floor(all.length / 2)] ?? 0;
    const verdict = median < TARGETS_MS[kind] ? '' : ` (not under ${TARGETS_MS[kind]} ms)`;
    console.log(`Home over ${protocol}, ${kind}: ${median} ms [${all[0]} to ${all.at(-1)}]${verdict}`);
  }
  await slow.close();
  await tls.close();
}

/** Opens Home in a new tab; milliseconds from the start of the navigation until the paint of the next date. */
async function openHome(context: BrowserContext, url: string): Promise<[Page, number]> {
  const page = await context.newPage();
  // Watched in the page and by its changes: a look from outside costs tens of milliseconds, one in each frame more.
  await page.addInitScript((heading) => {
    const waited = new Promise<number>((done) => {
      const look = () => {
        const headings = [...document.querySelectorAll('section h2')];
        const section = headings.find(({ textContent }) => textContent === heading)?.closest('section');
        if (!section?.querySelector('a')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(Math.round(performance.now()))));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
    });
    Reflect.set(globalThis, 'nextDatePainted', waited);
  }, dashboardText.nextDate);
  await page.goto(`${url}/dashboard`, { waitUntil: 'commit' });
  const waited = await page.evaluate(async () => Number(await Reflect.get(globalThis, 'nextDatePainted')));
  return [page, waited];
}

/** Leaves the app open until its worker has cached the app and the device has pulled the couple's records. */
async function waitUntilStored(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  let rows = -1;
  for (let next = await countRows(page, 'answers'); next > rows; next = await countRows(page, 'answers')) {
    rows = next;
    await sleep(5000);
  }
}
