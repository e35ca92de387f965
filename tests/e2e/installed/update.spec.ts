import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

const title = 'New app version available!';

interface Release {
  url: string;
  /** Number of requests for the worker's file. */
  workerRequests: number;
  /** Number of hidden pages opened. */
  unseenPages: number;
  /** Changes the worker's file from the call on. */
  publish(): void;
  close(): void;
}

/**
 * Starts a proxy before the app that can publish a new version: the worker's file with one more line. It answers the
 * request for that file with the number `failing`, from 1, with 503.
 */
async function openRelease({ failing }: { failing?: number } = {}): Promise<Release> {
  const target = process.env['E2E_URL'] ?? '';
  let version = 1;
  const release = {
    url: '',
    workerRequests: 0,
    unseenPages: 0,
    publish: () => void (version += 1),
    close: () => undefined,
  };
  const door: Server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === '/sw.js';
    if (isWorker) release.workerRequests += 1;
    if (isWorker && release.workerRequests === failing) {
      outgoing.writeHead(503).end();
      return;
    }
    if (incoming.url === '/api/health') release.unseenPages += 1;
    const served = version;
    const headers: IncomingHttpHeaders = { ...incoming.headers, 'accept-encoding': 'identity' };
    // The server behind the proxy does not know the new version and would answer 304.
    if (isWorker) delete headers['if-none-match'];
    if (isWorker) delete headers['if-modified-since'];
    const onward = request(target + incoming.url, { method: incoming.method, headers }, (answer) => {
      const { 'content-length': length, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isWorker || !length ? others : answer.headers);
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on('end', () => outgoing.end(`\n// version ${served}\n`));
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  if (typeof address !== 'object' || address === null) throw new Error('the door has no address');
  release.url = `http://127.0.0.1:${address.port}`;
  release.close = () => {
    door.closeAllConnections();
    door.close();
    return undefined;
  };
  return release;
}

/** Opens the page and waits until a worker controls it. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

function hasWaitingWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}

test('checks for a new version every 30 minutes, lets it wait or be put off, and activates it on request', async ({
  page,
}) => {
  // The test starts the page four times and a worker twice.
  test.slow();
  const release = await openRelease();
  await page.clock.install();
  await visit(page, release.url);
  // A starting page sends two requests: it registers the worker, and checks for a newer one.
  await expect.poll(() => release.workerRequests).toBe(2);
  release.publish();
  await page.clock.fastForward('29:00');
  await expect(page.getByText(title)).toBeHidden();
  // None before the half hour.
  expect(release.workerRequests).toBe(2);
  // A check joins one that still compares the former version.
  await expect(async () => {
    await page.clock.fastForward('30:00');
    await expect(page.getByText(title)).toBeVisible({ timeout: 5000 });
  }).toPass();
  // The version is announced when its installation starts.
  await expect.poll(() => hasWaitingWorker(page)).toBe(true);

  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText(title)).toBeHidden();
  expect(await hasWaitingWorker(page)).toBe(true);

  await page.reload();
  await expect(page.getByText(title)).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isBeforeUpdate', true));
  await page.getByRole('button', { name: 'Update Now' }).click();
  await page.waitForFunction(() => Reflect.get(window, 'isBeforeUpdate') === undefined);
  // The page may reload once more when the new worker takes over.
  await expect.poll(() => hasWaitingWorker(page).catch(() => true), { timeout: 20_000 }).toBe(false);
  await expect(page.getByText(title)).toBeHidden();
  release.close();
});

test('activates an accepted version even if the page left before its message reached the worker', async ({ page }) => {
  const release = await openRelease();
  await visit(page, release.url);
  release.publish();
  // An update check joins a running one, which may have read the file earlier.
  const look = async () => void (await (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(look).then(() => hasWaitingWorker(page))).toBe(true);
  await expect(page.getByText(title)).toBeVisible();
  // The first page's message is lost, and so are two of the next page.
  await page.evaluate(() => Reflect.set(ServiceWorker.prototype, 'postMessage', () => undefined));
  await page.addInitScript(() => {
    const { prototype } = ServiceWorker;
    const real: unknown = Reflect.get(prototype, 'postMessage');
    let lost = 0;
    const lose = () => {
      lost += 1;
      if (lost === 2) Reflect.set(prototype, 'postMessage', real);
    };
    Reflect.set(prototype, 'postMessage', lose);
  });
  await page.getByRole('button', { name: 'Update Now' }).click();
  await expect.poll(() => hasWaitingWorker(page).catch(() => true), { timeout: 20_000 }).toBe(false);
  await expect(page.getByText(title)).toBeHidden();
  // A hidden page makes a browser notice that the old worker is not busy. A slow takeover is worth a second one.
  expect(release.unseenPages).toBeGreaterThan(0);
  release.close();
});

test('checks for a new version again after a failed check', async ({ page }) => {
  // The first request registers the worker, the second is the page's own check.
  const release = await openRelease({ failing: 2 });
  await page.clock.install();
  await visit(page, release.url);
  await expect.poll(() => release.workerRequests).toBe(2);
  await page.clock.fastForward('30:00');
  await expect.poll(() => release.workerRequests).toBe(3);
  release.close();
});

test('shows the banner when the worker announces a new version', async ({ page, context }) => {
  await visit(page, process.env['E2E_URL'] ?? '');
  await expect(page.getByText(title)).toBeHidden();
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`self.clients.matchAll({ type: 'window' }).then((pages) => {
    for (const page of pages) page.postMessage({ type: 'UPDATE_AVAILABLE' });
  })`);
  await expect(page.getByText(title)).toBeVisible();
});
