import { expect, test } from '@playwright/test';
import { appLockText } from '#messages/en/app-lock.ts';
import { busyCalendarScreensText as calendarsText } from '#messages/en/busy-calendars.ts';
import { datePlanningText } from '#messages/en/date-screens.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { expectLocked, turnOnLock } from '../support/app-lock.ts';
import { findBeside } from '../support/beside-screen.ts';
import { signUp } from '../support/members.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('fits every screen into a width of 320 pixels', async ({ page }) => {
  const member = await signUp(page, 'Dakshayaniben');
  for (const path of [
    '/dashboard',
    '/date-planning',
    '/calendar',
    '/finances',
    '/profile',
    '/settings/notifications',
    '/subscribe',
  ]) {
    await page.goto(`${member.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await findBeside(page), path).toEqual([]);
  }
  await page.goto(`${member.url}/date-planning`);
  await page.getByRole('button', { name: calendarsText.open }).click();
  await page.getByRole('button', { name: calendarsText.addByAddress }).click();
  await page.getByRole('dialog', { name: calendarsText.addressTitle }).locator('form').waitFor();
  expect(await findBeside(page)).toEqual([]);
  await turnOnLock(page, member.url);
  await page.getByRole('button', { name: appLockText.lockNow }).click();
  await expectLocked(page);
  expect(await findBeside(page)).toEqual([]);
});

test('gives the title of a past date in the memories the width of its row', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  const title = 'Late pav bhaji at Manek Chowk';
  const scheduledDate = dayAhead(-3);
  const created = await page.request.post(`${url}/api/date-events`, { data: { title, scheduledDate } });
  const { id: dateId } = (await created.json()) as { id: string };
  const memory = { title, memoryDate: scheduledDate, dateId };
  expect((await page.request.post(`${url}/api/memories`, { data: memory })).status()).toBe(201);
  await page.goto(`${url}/date-planning`);
  const row = page.getByRole('listitem').filter({ hasText: datePlanningText.inMemories });
  const box = await row.getByText(title, { exact: true }).boundingBox();
  expect(box?.width).toBeGreaterThan(120);
});
