import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import type { Memory } from '../domain/memories/schema.ts';
import { galleryText as text } from '../messages/en/gallery.ts';
import { shellText } from '../messages/en/shell.ts';
import { startProcess } from '../tests/support/server-process.ts';
import { makePhotos } from './support/camera-photos.ts';
import { collectInteractions, watchInteractions } from './support/interactions.ts';

/**
 * A gallery of 300 photos of 12 megapixels on the screen of a phone with a processor four times as slow: how long a tap takes while they are read and sent, what
 * the page's process holds, whether the progress is what the server has, and that a reload in the middle of either loses and doubles nothing.
 * The figures to reach: INP under 200 ms, under 400 MB.
 */
const COUNT = Number(process.env['BENCH_PHOTOS'] ?? 300);
const SLOWER = Number(process.env['BENCH_SLOWER'] ?? 4);
const TARGETS = { inpMs: 200, megabytes: 400 };
const LONGEST_MS = 30 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'jugal-past-'));
mkdirSync(join(folder, 'photos'));
const photos = await makePhotos(join(folder, 'photos'), COUNT);
const bytes = photos.reduce((sum, path) => sum + statSync(path).size, 0);
console.log(`${COUNT} photos of ${(bytes / COUNT / 1e6).toFixed(1)} MB`);

// With its rate limits: all of them go through.
const server = await startProcess('server/main.ts', {
  DATA_DIR: join(folder, 'data'),
  DEMO: '0',
  LOG_LEVEL: 'warn',
});
// With a profile on the disk, as a phone has one: without it the browser's database is held in memory.
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Asia/Kolkata',
});
try {
  await run(context);
} finally {
  await context.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function run(phone: BrowserContext): Promise<void> {
  const account = {
    firstName: 'Riya',
    lastName: 'Shah',
    password: 'kites over the old city',
    acceptTerms: true,
  };
  await phone.request.post(`${server.url}/api/auth/register`, {
    data: { ...account, email: 'riya@example.com' },
  });
  await watchInteractions(phone);
  const page = phone.pages()[0] ?? (await phone.newPage());
  let arrived = 0;
  phone.on('response', (response) => {
    if (response.url().endsWith('/api/memories/photos') && response.status() === 201) arrived += 1;
  });
  await page.goto(`${server.url}/fill-your-timeline`);
  await page.getByRole('heading', { name: text.introTitle }).waitFor();
  const cdp = await phone.newCDPSession(page);
  const slowDown = () => cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await slowDown();
  await cdp.send('Performance.enable');
  const watch = watchMemory(cdp);
  console.log(`before: ${describe(await watch.look())}`);

  const reading = { taps: [] as number[], startedAt: Date.now() };
  await choose(page);
  const stopTapping = tapMeanwhile(page, [
    () => page.getByRole('textbox').first().pressSequentially('k', { timeout: 2000 }),
    () =>
      page
        .getByRole('button', { name: text.leaveOutPhoto(1) })
        .first()
        .tap({ timeout: 2000 }),
    () =>
      page
        .getByRole('button', { name: text.putBack(1) })
        .first()
        .tap({ timeout: 2000 }),
  ]);
  await waitForDone(page, 'progressbar', COUNT / 3);
  reading.taps.push(...(await collectInteractions(page)));
  await page.reload();
  await slowDown();
  const missing = page.getByText(/not prepared yet/);
  await missing.waitFor();
  console.log(`a reload in the middle of reading: “${await missing.textContent()}”`);
  await choose(page);
  await page.getByText(text.readingText).waitFor();
  await page.getByText(text.readingText).waitFor({ state: 'hidden', timeout: LONGEST_MS });
  await stopTapping();
  reading.taps.push(...(await collectInteractions(page)));
  report('reading', reading.taps, (Date.now() - reading.startedAt) / 1000, watch.take());

  await putAllBack(page);

  const sending = { taps: [] as number[], startedAt: Date.now() };
  await page.getByRole('button', { name: /^Keep \d+ memor/ }).tap();
  await page.getByRole('heading', { name: text.sendingTitle }).waitFor({ timeout: LONGEST_MS });
  const stopTappingAgain = tapMeanwhile(page, [
    () => page.getByRole('button', { name: shellText.more }).first().tap({ timeout: 2000 }),
    () => page.keyboard.press('Escape'),
  ]);
  const gaps: number[] = [];
  const compare = async () => {
    const shown = Number(/^(\d+) of/.exec((await readSent(page)) ?? '')?.[1] ?? Number.NaN);
    if (!Number.isNaN(shown)) gaps.push(Math.abs(shown - arrived));
  };
  while (arrived < COUNT / 3) {
    await compare();
    await sleep(1000);
  }
  sending.taps.push(...(await collectInteractions(page)));
  await page.reload();
  await slowDown();
  const atReload = arrived;
  await page
    .getByText(/ of \d+ photos$/)
    .first()
    .waitFor();
  console.log(`a reload in the middle of sending: ${atReload} had arrived, the page says “${await readSent(page)}”`);
  while (!(await page.getByRole('heading', { name: text.doneTitle }).isVisible())) {
    await compare();
    await sleep(1000);
    if (Date.now() - sending.startedAt > LONGEST_MS) throw new Error('They did not all arrive');
  }
  await stopTappingAgain();
  sending.taps.push(...(await collectInteractions(page)));
  report('sending', sending.taps, (Date.now() - sending.startedAt) / 1000, watch.take());
  console.log(
    `the progress and what had arrived differed by ${Math.max(...gaps)} photos at most, in ${gaps.length} looks`,
  );
  watch.stop();

  const memories = (await (await phone.request.get(`${server.url}/api/memories`)).json()) as Memory[];
  const kept = memories.flatMap((memory) => memory.photos.map(({ imageUrl }) => imageUrl));
  console.log(
    `${memories.length} memories with ${kept.length} photos, ${new Set(kept).size} of them different; ${arrived} uploads were answered`,
  );
  await page.goto(`${server.url}/fill-your-timeline`);
  await choose(page);
  await page.getByText(text.known(COUNT)).waitFor({ timeout: LONGEST_MS });
  console.log('chosen once more: all are known');
}

async function choose(page: Page): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(photos);
}

/** The taps have left out some: all of them come along. */
async function putAllBack(page: Page): Promise<void> {
  const putBack = page.getByRole('button', { name: /^Put .* back$/ });
  const isWhole = () => page.getByText(new RegExp(`^${COUNT} photos from`)).isVisible();
  for (let look = 0; look < 100 && !(await isWhole()); look += 1) {
    if ((await putBack.count()) > 0) await putBack.first().tap();
    await sleep(200);
  }
  if (!(await isWhole())) throw new Error(`They are not all here: ${await page.getByRole('main').textContent()}`);
}

async function readSent(page: Page): Promise<string | null> {
  return page
    .getByText(/ of \d+ photos$/)
    .first()
    .textContent({ timeout: 3000 })
    .catch(() => null);
}

/** Waits until the drawing has come so far. */
async function waitForDone(page: Page, role: 'progressbar', done: number): Promise<void> {
  for (;;) {
    const words = await page
      .getByRole(role)
      .first()
      .getAttribute('aria-valuetext')
      .catch(() => null);
    const found = /Preparing .*?(\d+) of/.exec(words ?? '');
    if (found && Number(found[1]) >= done) return;
    await sleep(500);
  }
}

/** Taps every other second until it is stopped, and skips a target that is absent. */
function tapMeanwhile(page: Page, taps: readonly (() => Promise<void>)[]): () => Promise<void> {
  let isOver = false;
  const tapping = (async () => {
    for (let place = 0; !isOver; place += 1) {
      await taps[place % taps.length]?.().catch(() => undefined);
      if (page.isClosed()) return;
      await sleep(1500);
    }
  })();
  return async () => {
    isOver = true;
    await tapping;
  };
}

interface Held {
  /** Resident memory of the page's process, with its worker; and what of it no other process shares. */
  megabytes: number;
  ownMegabytes: number;
  heapMegabytes: number;
}

function watchMemory(cdp: CDPSession) {
  let most: Held = { megabytes: 0, ownMegabytes: 0, heapMegabytes: 0 };
  async function look(): Promise<Held> {
    const browserCdp = await context.browser()?.newBrowserCDPSession();
    const { processInfo = [] } = (await browserCdp?.send('SystemInfo.getProcessInfo')) ?? {};
    await browserCdp?.detach();
    const { metrics } = await cdp.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    const held = processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => readStatus(id))
      .toSorted((one, other) => other.megabytes - one.megabytes)[0];
    return { megabytes: 0, ownMegabytes: 0, ...held, heapMegabytes: heap / 1e6 };
  }
  const timer = setInterval(() => {
    void look()
      .then((held) => {
        most = {
          megabytes: Math.max(most.megabytes, held.megabytes),
          ownMegabytes: Math.max(most.ownMegabytes, held.ownMegabytes),
          heapMegabytes: Math.max(most.heapMegabytes, held.heapMegabytes),
        };
      })
      .catch(() => undefined);
  }, 700);
  return {
    look,
    take() {
      const taken = most;
      most = { megabytes: 0, ownMegabytes: 0, heapMegabytes: 0 };
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}

function readStatus(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1000;
  return { megabytes: read('VmRSS'), ownMegabytes: read('RssAnon') };
}

function describe({ megabytes, ownMegabytes, heapMegabytes }: Held): string {
  return `${megabytes.toFixed(0)} MB resident, ${ownMegabytes.toFixed(0)} MB its own, ${heapMegabytes.toFixed(0)} MB of them JavaScript`;
}

/** INP: the slowest, but for one in fifty. */
function report(what: string, taps: readonly number[], seconds: number, held: Held): void {
  const slowest = taps.toSorted((a, b) => b - a);
  const inp = slowest[Math.floor(slowest.length / 50)] ?? 0;
  const verdict = inp < TARGETS.inpMs && held.megabytes < TARGETS.megabytes ? '' : ' (not reached)';
  console.log(
    `${what}: ${seconds.toFixed(0)} s; ${taps.length} taps of 16 ms and more, INP ${inp} ms, the slowest ${slowest[0] ?? 0} ms; at most ${describe(held)}${verdict}`,
  );
}
