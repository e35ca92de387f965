import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { signUp } from '../support/members.ts';

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

/** Counts the reads of the dates from now on. */
function countReads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/date-events') count += 1;
  });
  return () => count;
}

test('pulling the dashboard down loads it again, only from its top and with nothing open', async ({
  page,
}) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/dashboard`);
  await expect(page.getByRole('heading', { name: /Riya/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
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
  expect(reads()).toBe(1);
});
