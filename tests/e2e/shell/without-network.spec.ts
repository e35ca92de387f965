import { expect, test, type Page } from '@playwright/test';
import { accountsText } from '#messages/en/accounts.ts';
import { calendarScreensText } from '#messages/en/calendar.ts';
import { datePlanningText } from '#messages/en/date-screens.ts';
import { financeScreensText } from '#messages/en/finances.ts';
import { importantDateScreensText } from '#messages/en/important-date-screens.ts';
import { listScreensText } from '#messages/en/lists.ts';
import { memoryScreensText } from '#messages/en/memories.ts';
import { noteScreensText } from '#messages/en/notes.ts';
import { profileText } from '#messages/en/profile.ts';
import { shellText } from '#messages/en/shell.ts';
import { networkText, uiText } from '#messages/en/ui.ts';
import { signUp } from '../support/members.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the page's worker has cached every part of the app. */
async function install(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

test('opens every form offline, without an error page', async ({ page, context }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/dashboard`);
  await install(page);
  await context.setOffline(true);
  const forms: [path: string, button: string | RegExp, title: string][] = [
    ['/date-planning', datePlanningText.plan, datePlanningText.plan],
    ['/calendar', datePlanningText.plan, datePlanningText.plan],
    ['/finances', financeScreensText.addExpense, financeScreensText.expenseTitle],
    ['/finances', financeScreensText.addGoal, financeScreensText.goalTitle],
    ['/memories', /memory/i, memoryScreensText.formTitle],
    ['/partner-notes', /note$/i, noteScreensText.addTitle],
    ['/important-dates', /date$/i, importantDateScreensText.addTitle],
    ['/lists', /list$/i, listScreensText.newList],
    ['/profile', /full name/i, profileText.editName],
    ['/profile', profileText.changePassword, profileText.changePassword],
    ['/profile', profileText.deleteAccount, profileText.deleteTitle],
  ];
  for (const [path, button, title] of forms) {
    await page.goto(url + path);
    await expect(page.getByText(networkText.offlineBar)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    const form = page.getByRole('dialog', { name: title }).locator('form');
    await expect(form, title).toBeVisible();
    await expect(form.locator(':focus'), `${title} begins at its first field`).toHaveCount(1);
  }
});

test('opens each month offline, though the calendar was never opened', async ({ page, context }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/date-planning`);
  await install(page);
  await expect(page.getByText(datePlanningText.emptyUpcoming)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: shellText.calendar }).click();
  const loaded = page.getByRole('heading', { name: calendarScreensText.emptyTitle });
  await expect(loaded).toBeVisible();
  for (let month = 0; month < 3; month += 1) {
    await page.getByRole('button', { name: calendarScreensText.next }).click();
    await expect(loaded).toBeVisible();
  }
});

test('reports a part that fails to load in its place, and loads it once online', async ({ page, context }) => {
  const { url } = await signUp(page, 'Riya');
  // Without a worker no part is cached in advance.
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await page.goto(`${url}/partner-notes`);
  const add = page.getByRole('main').getByRole('button', { name: /note$/i }).first();
  await add.waitFor();
  await context.setOffline(true);
  await add.click();
  const sheet = page.getByRole('dialog', { name: noteScreensText.addTitle });
  await expect(sheet.getByText(networkText.offline)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await add.click();
  await expect(sheet.getByText(uiText.partFailedTitle)).toBeVisible();
  await context.setOffline(false);
  await expect(sheet.getByLabel(noteScreensText.fieldTitle)).toBeFocused();
});

test('explains why a change needs the network, and keeps its input', async ({ page, context }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/profile`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /full name/i })
    .click();
  const sheet = page.getByRole('dialog', { name: profileText.editName });
  await sheet.getByLabel(profileText.firstName).fill('Ria');
  await context.setOffline(true);
  await sheet.getByRole('button', { name: profileText.save, exact: true }).click();
  // The menu beside a desktop's screens, which a phone hides and loads last, has not come either.
  await expect(page.getByText(networkText.offline).filter({ visible: true })).toBeVisible();
  await expect(sheet.getByLabel(profileText.firstName)).toHaveValue('Ria');
});

test('keeps the input after a reload', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/finances`);
  const open = () => page.getByRole('button', { name: financeScreensText.addExpense }).first().click();
  const sheet = page.getByRole('dialog', { name: financeScreensText.expenseTitle });
  await open();
  await sheet.getByLabel(financeScreensText.fieldTitle).fill('Auto to Sarkhej');
  await page.reload();
  await open();
  await expect(sheet.getByLabel(financeScreensText.fieldTitle)).toHaveValue('Auto to Sarkhej');
  await expect(sheet.getByText(uiText.draftKept)).toBeVisible();
});

test('blames the network and not the password for a failed sign-in offline', async ({ page, context }) => {
  await page.goto(`${process.env['E2E_URL'] ?? ''}/login`);
  await page.getByLabel('Email').fill('riya@example.com');
  await page.getByLabel('Password', { exact: true }).fill('kites over the old city');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(networkText.offline)).toBeVisible();
  await expect(page.getByText(accountsText.invalidLogin)).toBeHidden();
});

test('shows the frame of a form at once on a slow network', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await page.goto(`${url}/partner-notes`);
  await page.getByRole('main').getByRole('button', { name: /note$/i }).first().waitFor();
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const openFrame = () =>
    page.evaluate(async () => {
      const button = [...document.querySelectorAll('main button')].find((each) => /note$/i.test(each.textContent));
      if (!(button instanceof HTMLElement)) throw new Error('There is no button');
      const begun = performance.now();
      const isShown = new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('[role=dialog], dialog[open]')) return;
          observer.disconnect();
          resolve(performance.now() - begun);
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      });
      button.click();
      return isShown;
    });
  const sheet = page.getByRole('dialog', { name: noteScreensText.addTitle });
  // Takes the best of three tries, because the machine may be busy for a moment.
  const tries: number[] = [];
  while (tries.length < 3) {
    if (tries.length > 0) {
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    tries.push(await openFrame());
    await expect(sheet).toBeVisible();
  }
  expect(Math.min(...tries)).toBeLessThan(100);
  await expect(sheet.getByRole('button', { name: uiText.close })).not.toBeFocused();
  gate.resolve(undefined);
  await expect(sheet.getByLabel(noteScreensText.fieldTitle)).toBeFocused();
});

test('closes the frame of a loading dialog by Escape or a press outside, and keeps the one below', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const member = await signUp(page, 'Riya');
  await member.createMemory({ title: 'Kites', memoryDate: '2025-01-14' });
  await page.route('**/assets/dialog-surface-*.js', () => new Promise<void>(() => undefined));
  await page.goto(`${member.url}/memories`);
  await page.getByRole('link', { name: /Kites/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Kites' });
  await viewer.getByRole('button', { name: memoryScreensText.delete }).click();
  const question = page.locator('[data-dialog-frame]');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(viewer).toBeVisible();

  await viewer.getByRole('button', { name: memoryScreensText.delete }).click();
  await expect(question).toBeVisible();
  await question.getByRole('heading').click();
  await expect(question).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(question).toBeHidden();
  await expect(viewer).toBeVisible();
  await context.close();
});
