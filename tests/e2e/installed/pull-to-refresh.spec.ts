import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { signUp } from '../support/members.ts';

// The worker would connect the live updates past the routes of the page.
test.use({ serviceWorkers: 'block' });

const FROM_Y = 150;
const indicator = (page: Page) => page.getByRole('status').filter({ hasText: /refresh/i });

/** A finger on the glass, as the browser gets it from a phone. */
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
    /** Moves to `drag` pixels below where it was put down, in steps as a finger does. */
    async drag(drag: number) {
      const target = FROM_Y + drag;
      while (y < target) await send('touchMove', (y = Math.min(target, y + 10)));
    },
    lift: () => send('touchEnd'),
  };
}

const isDatesRead = (url: string) => new URL(url).pathname === '/api/date-events';

/** Counts the reads of the dates from now on. */
function countReads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isDatesRead(request.url())) count += 1;
  });
  return () => count;
}

test('pulling the dashboard down loads it again, only from its top and with nothing open', async ({
  page,
}) => {
  const member = await signUp(page, 'Riya');
  // Whenever the live updates connect, they refetch what was read before: on a busy machine that read came after the count had begun.
  await page.route('**/api/live?*', (route) => route.abort());
  const firstRead = page.waitForResponse((response) => isDatesRead(response.url()));
  await page.goto(`${member.url}/dashboard`);
  await (await firstRead).finished();
  await expect(page.getByRole('heading', { name: /Riya/ })).toBeVisible();
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
  // The second one: neither the open dialog nor the middle of the page let a pull through.
  await expect.poll(reads).toBe(2);
});
