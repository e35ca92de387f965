import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { pairUp, signUp } from '../support/members.ts';

/** Largest sum of layout shifts of a cold load. */
const MAX_SHIFT = 0.05;
const LOAD_MS = 15_000;
/** Largest number of answered calls of the API for Home. The eighth is the live stream, which stays open. */
const MAX_CALLS = 7;
/** Slow 3G. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Prepares a new member, alone or in a couple whose welcome is over or still due. */
const kinds: Readonly<Record<string, (page: Page, partner: Page) => Promise<unknown>>> = {
  'a member alone': (page) => signUp(page, 'Riya'),
  'a new couple': async (page, partner) => {
    await Promise.all([signUp(page, 'Riya'), signUp(partner, 'Arjun')]);
    await pairUp(page, partner);
  },
  'a couple whose welcome is due': async (page, partner) => {
    const { url } = await signUp(page, 'Riya');
    await signUp(partner, 'Arjun');
    const couple = await page.request.post(`${url}/api/couples`, { data: { name: 'Riya & Arjun' } });
    const { inviteCode } = (await couple.json()) as { inviteCode: string };
    await partner.request.post(`${url}/api/couples/join`, { data: { inviteCode } });
  },
};

/** Slows the page's line down, and sums up the layout shifts of the next load. */
async function measureOnSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          window.layoutShift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Counts the calls before the reads of other screens begin in the background. */
function countCalls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [started] = performance.getEntriesByName('jugal-outbox-started');
    const until = started?.startTime ?? Number.POSITIVE_INFINITY;
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    return calls.filter(({ startTime }) => startTime < until).length;
  });
}

/** Screens whose second column follows content of unknown height. */
for (const [path, width] of [
  ['/date-planning', 390],
  ['/profile', 1280],
] as const)
  test(`moves nothing on ${path} at ${width} pixels`, async ({ page }) => {
    const riya = await signUp(page, 'Riya');
    for (const days of [3, 5, 8])
      await riya.createDate({ title: 'Dinner by the river', scheduledDate: dayAhead(days) });
    await page.setViewportSize({ width, height: 844 });
    await measureOnSlowLine(page);
    await page.goto(`${riya.url}${path}`);
    await page.waitForTimeout(LOAD_MS);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(MAX_SHIFT);
  });

for (const language of LANGUAGES)
  for (const [kind, prepare] of Object.entries(kinds))
    test(`moves nothing and reads nothing twice on Home of ${kind} in ${language}`, async ({ page, browser }) => {
      const partner = await browser.newPage();
      await prepare(page, partner);
      await partner.close();
      const url = process.env['E2E_URL'] ?? '';
      await page.request.put(`${url}/api/auth/user/language`, { data: { language } });
      await measureOnSlowLine(page);
      const reads: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname + search);
      });
      await page.goto(`${url}/dashboard`);
      await page.waitForTimeout(LOAD_MS);
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(MAX_SHIFT);
      expect(reads.filter((read, place) => reads.indexOf(read) < place)).toEqual([]);
      expect(await countCalls(page)).toBeLessThanOrEqual(MAX_CALLS);
      // The bell is closed.
      expect(reads.filter((read) => read.startsWith('/api/notifications?'))).toEqual([]);
    });
