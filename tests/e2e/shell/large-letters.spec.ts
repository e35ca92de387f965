import { expect, test } from '@playwright/test';
import { appLockText } from '#messages/en/app-lock.ts';
import { busyCalendarScreensText } from '#messages/en/busy-calendars.ts';
import { datePlanningText } from '#messages/en/date-screens.ts';
import { shellText } from '#messages/en/shell.ts';
import { expectLocked, PIN, turnOnLock } from '../support/app-lock.ts';
import { findBeside } from '../support/beside-screen.ts';
import { signUp } from '../support/members.ts';

// Font size of 200 %, as set in the browser's settings.
test.use({
  launchOptions: {
    executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--blink-settings=defaultFontSize=32'],
  },
});

test('keeps everything reachable at twice the font size', async ({ page }) => {
  const member = await signUp(page, 'Dakshayaniben');
  await member.createDate({ title: 'Kites on the terrace', scheduledDate: '2030-01-14' });
  await member.createExpense({ title: 'Groceries of the week', amount: '12450.50' });
  await member.createGoal({ title: 'A week in Kerala', targetAmount: '125000' });
  await member.createMemory({ title: 'The kite festival with everybody', memoryDate: '2025-01-14' });
  const paths = [
    '/dashboard',
    '/date-planning',
    '/calendar?month=2030-01',
    '/finances',
    '/nudges',
    '/concierge',
    '/memories',
    '/profile',
    '/settings/sign-in',
    '/settings/notifications',
  ];
  for (const path of paths) {
    await page.goto(`${member.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect(await findBeside(page), path).toEqual([]);
  }
  await page.goto(`${member.url}/dashboard`);
  const header = page.getByRole('banner');
  for (const name of [shellText.signOut, shellText.openMenu])
    await expect(header.getByRole('button', { name })).toBeInViewport({ ratio: 1 });

  await page.goto(`${member.url}/date-planning`);
  await page.getByRole('button', { name: busyCalendarScreensText.open }).click();
  const calendars = page.getByRole('dialog', { name: busyCalendarScreensText.title });
  for (const name of [busyCalendarScreensText.addByAddress, busyCalendarScreensText.chooseFile]) {
    await calendars.getByRole('button', { name }).focus();
    await expect(calendars.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  expect(await findBeside(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(calendars).toBeHidden();
  await page.getByRole('button', { name: datePlanningText.plan }).first().click();
  const dialog = page.getByRole('dialog');
  for (const name of [datePlanningText.fieldTitle, datePlanningText.fieldLocation]) {
    await dialog.getByLabel(name).focus();
    await expect(dialog.getByLabel(name)).toBeInViewport({ ratio: 1 });
  }
});

test('turns on app lock at twice the font size, with all keys on the screen', async ({ page }) => {
  const { url } = await signUp(page, 'Dakshayaniben');
  await turnOnLock(page, url);
  await page.getByRole('button', { name: appLockText.lockNow }).click();
  await expectLocked(page);
  expect(await findBeside(page)).toEqual([]);
  for (const digit of PIN) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('button', { name: appLockText.lockNow })).toBeVisible();
});
