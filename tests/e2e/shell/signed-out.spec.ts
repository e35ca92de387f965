import { test as base, expect, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { accountScreensText } from '#messages/en/accounts.ts';
import { publicShellText } from '#messages/en/public-shell.ts';
import { shellText } from '#messages/en/shell.ts';
import { countRows } from '../support/kept-data.ts';
import { signUp, type BrowserMember } from '../support/members.ts';

/** A browser that restores pages on Back, as phones do; Playwright disables that by default. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });

/** Longer than a screen waits for the other tab's message by itself. */
const SLOW_RESPONSE_MS = 3000;

const secret = 'What I have told nobody';
const login = (page: Page) => page.getByRole('heading', { name: 'Welcome back' });

async function openNotes(page: Page): Promise<BrowserMember> {
  const member = await signUp(page, 'Riya');
  await member.createNote({ title: secret, content: 'Not even you', category: 'special' });
  await page.goto(`${member.url}/partner-notes`);
  await expect(page.getByText(secret)).toBeVisible();
  // A worker that takes over its pages makes the browser discard those cached for Back.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return member;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: shellText.more, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: shellText.signOut }).click();
}

/** Records for each page that the browser restored in this tab if it was visible then, or why it was loaded instead. */
async function watchRestoring(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const isBack = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
      if (!persisted && !isBack) return;
      const reasons = navigation && 'notRestoredReasons' in navigation && navigation.notRestoredReasons;
      const visible = document.body.checkVisibility() ? 'seen' : 'hidden';
      const restored = sessionStorage.getItem('restored') ?? '';
      sessionStorage.setItem(
        'restored',
        `${restored}${persisted ? visible : `loaded, for ${JSON.stringify(reasons)}`}\n`,
      );
    });
  });
  return async () => (await page.evaluate(() => sessionStorage.getItem('restored') ?? '')).split('\n').filter(Boolean);
}

test('shows no data of the member on Back after signing out', async ({ page }) => {
  const readRestored = await watchRestoring(page);
  const { url } = await openNotes(page);
  await signOut(page);
  await expect(page).toHaveURL(`${url}/`);
  await page.goBack();
  await expect(login(page)).toBeVisible();
  expect(await readRestored()).not.toContain('seen');
});

test('hides a restored page of a signed-in member until it is reloaded', async ({ page }) => {
  const readRestored = await watchRestoring(page);
  const { url } = await openNotes(page);
  // A browser may discard its cached page: on a busy machine it may load the page again.
  await expect(async () => {
    await page.goto(`${url}/about`);
    await page.goBack();
    await expect(page.getByText(secret)).toBeVisible();
    expect(await readRestored()).toContain('hidden');
  }).toPass();
  expect(await readRestored()).not.toContain('seen');
});

test('signs the other tabs out too', async ({ page, context }) => {
  const { url } = await openNotes(page);
  const other = await context.newPage();
  // This tab notices the end of the session long before the other has the response to its sign-out.
  await other.addInitScript((ms) => {
    const send = fetch;
    globalThis.fetch = async (input, init) => {
      const response = await send(input, init);
      const { pathname } = new URL(response.url);
      if (pathname === '/api/auth/logout') await new Promise((resolve) => setTimeout(resolve, ms));
      return response;
    };
  }, SLOW_RESPONSE_MS);
  await other.goto(`${url}/dashboard`);
  await signOut(other);
  await expect(page).toHaveURL(`${url}/`);
  await page.goBack();
  await expect(login(page)).toBeVisible();
});

test('keeps no photo or list in any browser cache after signing out', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0d7377' } })
    .jpeg()
    .toBuffer();
  const uploaded = await page.request.post(`${url}/api/memories/photos`, {
    multipart: { photo: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo } },
  });
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string };
  const memory = { title: 'Kite day', memoryDate: '2026-01-14', imageUrl };
  expect((await page.request.post(`${url}/api/memories`, { data: memory })).status()).toBe(201);
  await page.goto(`${url}/memories`);
  await expect(page.getByRole('img', { name: 'Kite day' })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => countRows(page, 'pictures')).toBeGreaterThan(0);
  await expect.poll(() => countRows(page, 'answers')).toBeGreaterThan(0);
  await signOut(page);
  await expect(page).toHaveURL(`${url}/`);
  expect(await countRows(page, 'pictures')).toBe(0);
  expect([await countRows(page, 'answers'), await countRows(page, 'copy')]).toEqual([0, 0]);
  const readCached = (address: string) =>
    fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
      ({ status }) => status,
      () => 'not kept',
    );
  expect([504, 'not kept']).toContain(await page.evaluate(readCached, imageUrl));
});

const silence = () => new Promise<void>(() => {});

/** Ways in which the sign-out's call can fail, by what its route does. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'status 500': (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong' } }),
  'status 401': (route) => route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
  'JSON with status 200': (route) => route.fulfill({ json: { message: 'Signed out' } }),
  'HTML with status 200': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this Wi-Fi</p>' }),
  'a cut connection': (route) => route.abort(),
  silence,
};

/** Returns the status of a call that needs a session. */
const readStatus = async (page: Page, url: string) => (await page.request.get(`${url}/api/auth/user`)).status();

test.describe('signs out past the service worker', () => {
  // Its requests would not pass the routes below.
  test.use({ serviceWorkers: 'block' });

  for (const [name, fail] of Object.entries(failures))
    test(`goes to the address after ${name}`, async ({ page }) => {
      const { url } = await signUp(page, 'Riya');
      await page.route('**/api/auth/logout', fail);
      await page.goto(`${url}/dashboard`);
      await signOut(page);
      await expect(page).toHaveURL(`${url}/`);
      await expect(page.getByRole('link', { name: publicShellText.signIn }).first()).toBeVisible();
      await expect(page.getByText(publicShellText.signOutUnconfirmed)).toBeHidden();
      expect(await readStatus(page, url)).toBe(401);
    });

  test('says that the server may not know, opens no screen, and signs out again', async ({ page }) => {
    const { url } = await signUp(page, 'Riya');
    await page.route(/\/api\/(?:auth\/)?logout$/, (route) => route.abort());
    await page.goto(`${url}/dashboard`);
    await signOut(page);
    await expect(page).toHaveURL(`${url}/`);
    const note = page.getByRole('complementary', { name: shellText.signOut });
    await expect(note.getByText(publicShellText.signOutUnconfirmed)).toBeVisible();
    expect([await countRows(page, 'answers'), await countRows(page, 'copy')]).toEqual([0, 0]);
    await page.goto(`${url}/finances`);
    await expect(page).toHaveURL(`${url}/`);
    await note.getByRole('button', { name: publicShellText.signOutAgain }).click();
    await expect(page.getByText(publicShellText.signOutFailedText)).toBeVisible();
    expect(await readStatus(page, url)).toBe(200);
    await page.unroute(/\/api\/(?:auth\/)?logout$/);
    await note.getByRole('button', { name: publicShellText.signOutAgain }).click();
    await expect(note).toBeHidden();
    expect(await readStatus(page, url)).toBe(401);
    await page.goto(`${url}/dashboard`);
    await expect(login(page)).toBeVisible();
    await expect(page.getByText(accountScreensText.sessionEnded)).toBeHidden();
  });

  test('says at the login that the session was ended elsewhere', async ({ page, browser }) => {
    const { url, email, password } = await signUp(page, 'Riya');
    await page.goto(`${url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await (await browser.newContext()).newPage();
    expect((await other.request.post(`${url}/api/auth/login`, { data: { email, password } })).status()).toBe(200);
    const sessions = (await (await other.request.get(`${url}/api/auth/sessions`)).json()) as {
      id: string;
      isCurrent: boolean;
    }[];
    const here = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect((await other.request.delete(`${url}/api/auth/sessions/${here}`)).status()).toBe(204);
    await expect(page).toHaveURL(`${url}/login`);
    await expect(page.getByText(accountScreensText.sessionEnded)).toBeVisible();
    await other.context().close();
  });
});
