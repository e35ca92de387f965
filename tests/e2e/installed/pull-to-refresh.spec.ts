import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { signUp } from '../support/members.ts';

test.use({ serviceWorkers: 'allow' });

// The worker would open the live connection, bypassing the page's routes.
test.use({ serviceWorkers: 'block' });

const FROM_Y = 150;
const indicator = (page: Page) => page.getByRole('status').filter({ hasText: /refresh/i });

/** Simulates a finger, with the touch events that a phone sends to the browser. */
async function openFinger(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  let y = FROM_Y;
  return {
    async press() {
      y = FROM_Y;
      await send('touchStart', y);
    },
    /** Moves to `drag` pixels below the starting point, in small steps as a finger does. */
    async drag(drag: number) {
      const target = FROM_Y + drag;
      while (y < target) await send('touchMove', (y = Math.min(target, y + 10)));
    },
    lift: () => send('touchEnd'),
  };
}

const isCopyRead = (url: string) => new URL(url).pathname === '/api/copy';

/** Counts the questions about the couple's copy from the call on. */
function countReads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isCopyRead(request.url())) count += 1;
  });
  return () => count;
}

test('reloads the dashboard on a pull, only from its top and without an open dialog', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  // Live updates refetch the loaded data on each connect; on a busy machine that would happen after the count began.
  await page.route('**/api/live?*', (route) => route.abort());
  const firstRead = page.waitForResponse((response) => isCopyRead(response.url()));
  await page.goto(`${member.url}/dashboard`);
  await (await firstRead).finished();
  await expect(page.getByRole('heading', { name: /Riya/ })).toBeVisible();
  // Its script comes after the first screen's.
  await expect(page.getByRole('main').getByRole('status').first()).toBeAttached();
  const finger = await openFinger(page);
  const reads = countReads(page);

  await finger.press();
  await finger.drag(45);
  await expect(indicator(page)).toBeHidden();
  await finger.drag(60);
  await expect(page.getByText('Pull to refresh')).toBeVisible();
  await finger.drag(140);
  await finger.lift();
  await expect(page.getByText('Pull to refresh')).toBeHidden();
  expect(reads()).toBe(0);

  await finger.press();
  await finger.drag(160);
  await expect(page.getByText('Pull to refresh')).toBeVisible();
  await finger.drag(210);
  await expect(page.getByText('Release to refresh')).toBeVisible();
  await finger.lift();
  await expect.poll(reads).toBe(1);
  await expect(page.getByText('Refreshing…')).toBeVisible();
  await expect(indicator(page)).toBeHidden();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').waitFor();
  await finger.press();
  await finger.drag(250);
  await expect(indicator(page)).toBeHidden();
  await finger.lift();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await finger.press();
  await finger.drag(250);
  await expect(indicator(page)).toBeHidden();
  await finger.lift();

  await page.evaluate(() => window.scrollTo(0, 0));
  await finger.press();
  await finger.drag(210);
  await finger.lift();
  // Only the second request: neither the open dialog nor the scrolled page allowed a pull.
  await expect.poll(reads).toBe(2);
});
