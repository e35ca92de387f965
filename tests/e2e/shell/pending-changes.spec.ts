import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { financeScreensText } from '#messages/en/finances.ts';
import { importantDateScreensText } from '#messages/en/important-date-screens.ts';
import { memoryScreensText } from '#messages/en/memories.ts';
import { noteScreensText } from '#messages/en/notes.ts';
import { pendingText } from '#messages/en/pending.ts';
import { networkText, uiText } from '#messages/en/ui.ts';
import { countRows } from '../support/kept-data.ts';
import { pairUp, signUp } from '../support/members.ts';
import { install, openPhone } from '../support/phone.ts';

test.use({ serviceWorkers: 'allow' });

async function writeNote(page: Page, url: string, title: string): Promise<void> {
  await page.goto(`${url}/partner-notes`);
  await page.getByRole('main').getByRole('button', { name: /note$/i }).first().click();
  const sheet = page.getByRole('dialog', { name: noteScreensText.addTitle });
  await sheet.getByLabel(noteScreensText.fieldTitle).fill(title);
  await sheet.getByLabel(noteScreensText.fieldContent).fill('Ginger, no sugar');
  await sheet.getByLabel(noteScreensText.fieldCategory).selectOption('food');
  await sheet.getByLabel(noteScreensText.fieldPrivate).uncheck();
  await sheet.getByRole('button', { name: noteScreensText.create }).click();
  await expect(sheet).toBeHidden();
}

async function writeExpense(page: Page, url: string, title: string, amount: string): Promise<void> {
  await page.goto(`${url}/finances`);
  await page.getByRole('button', { name: financeScreensText.addExpense }).first().click();
  const sheet = page.getByRole('dialog', { name: financeScreensText.expenseTitle });
  await sheet.getByLabel(financeScreensText.fieldTitle).fill(title);
  await sheet.getByLabel(financeScreensText.fieldAmount).fill(amount);
  await sheet.getByRole('button', { name: financeScreensText.saveExpense, exact: true }).click();
  await expect(sheet).toBeHidden();
}

async function writeImportantDate(page: Page, url: string, title: string): Promise<void> {
  await page.goto(`${url}/important-dates`);
  await page.getByRole('main').getByRole('button', { name: /date$/i }).first().click();
  const sheet = page.getByRole('dialog', { name: importantDateScreensText.addTitle });
  await sheet.getByLabel(importantDateScreensText.fieldTitle).fill(title);
  await sheet.getByLabel(importantDateScreensText.fieldDate).fill('2026-01-14');
  await sheet.getByLabel(importantDateScreensText.fieldCategory).selectOption('birthday');
  await sheet.getByRole('button', { name: importantDateScreensText.create, exact: true }).click();
  await expect(sheet).toBeHidden();
}

test('writes three records offline, which survive a restart and reach the partner', async ({ browser }, {
  project,
}) => {
  const phone = openPhone(project);
  const partnerContext = await browser.newContext();
  try {
    let context = await phone.open();
    let page = await context.newPage();
    const { url } = await signUp(page, 'Riya');
    const partner = await partnerContext.newPage();
    await signUp(partner, 'Arjun');
    await pairUp(page, partner);
    await install(page, url);

    await context.setOffline(true);
    await writeNote(page, url, 'Her chai');
    await expect(page.getByText(pendingText.count(1))).toBeVisible();
    await writeExpense(page, url, 'Auto to Sarkhej', '80');
    await writeImportantDate(page, url, 'Kite day');
    await expect(page.getByText('3 changes are waiting for the network')).toBeVisible();
    await context.close();

    context = await phone.openWithoutNetwork();
    page = await context.newPage();
    await page.goto(`${url}/partner-notes`);
    await expect(page.getByRole('heading', { name: 'Her chai' })).toBeVisible();
    await expect(page.getByRole('main').getByText(networkText.waiting, { exact: true })).toBeVisible();
    await expect(page.getByText('3 changes are waiting for the network')).toBeVisible();
    await page.goto(`${url}/finances`);
    await expect(page.getByText('Auto to Sarkhej').first()).toBeVisible();
    await expect(page.getByText('₹80').first()).toBeVisible();
    await page.goto(`${url}/important-dates`);
    await expect(page.getByRole('heading', { name: 'Kite day' })).toBeVisible();

    await context.close();

    context = await phone.open();
    page = await context.newPage();
    await page.goto(`${url}/important-dates`);
    await expect(page.getByRole('heading', { name: 'Kite day' })).toBeVisible();
    await expect(page.getByText(networkText.waiting, { exact: true })).toBeHidden();
    await expect(page.getByText(pendingText.count(3))).toBeHidden();
    for (const [path, list, title] of [
      ['/partner-notes', '/api/partner-notes', 'Her chai'],
      ['/finances', '/api/expenses', 'Auto to Sarkhej'],
      ['/important-dates', '/api/important-dates', 'Kite day'],
    ] as const) {
      await partner.goto(url + path);
      await expect(partner.getByText(title, { exact: true }).first()).toBeVisible();
      const rows = (await (await partner.request.get(url + list)).json()) as { title: string }[];
      expect(rows.map((row) => row.title)).toEqual([title]);
    }
    await context.close();
  } finally {
    await partnerContext.close();
    phone.forget();
  }
});

test('asks about a conflict with the partner’s change, and keeps a rejected change with its text', async ({
  page,
  context,
}) => {
  const { url, createImportantDate } = await signUp(page, 'Riya');
  await createImportantDate({ title: 'Kite day', date: '2026-01-14', category: 'holiday' });
  await install(page, url);
  const dates = (await (await page.request.get(`${url}/api/important-dates`)).json()) as { id: string }[];
  const id = dates[0]?.id ?? '';
  await page.goto(`${url}/important-dates`);
  await context.setOffline(true);
  await page.getByRole('button', { name: importantDateScreensText.edit }).first().click();
  const sheet = page.getByRole('dialog', { name: importantDateScreensText.editTitle });
  await sheet.getByLabel(importantDateScreensText.fieldTitle).fill('Uttarayan');
  await sheet.getByRole('button', { name: importantDateScreensText.save, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Uttarayan' })).toBeVisible();

  // Playwright's own requests bypass the page's network state.
  const changed = await page.request.put(`${url}/api/important-dates/${id}`, {
    data: { title: 'Vasi Uttarayan' },
  });
  expect(changed.ok()).toBe(true);
  await context.setOffline(false);
  await page.getByRole('status').getByRole('button', { name: pendingText.show }).click();
  const list = page.getByRole('dialog', { name: pendingText.title });
  await expect(list.getByText('Vasi Uttarayan')).toBeVisible();
  await expect(list.getByText('Uttarayan', { exact: true }).first()).toBeVisible();
  await list.getByRole('button', { name: pendingText.keepMine }).click();
  await expect(list.getByText(pendingText.empty)).toBeVisible();
  await page.getByRole('button', { name: uiText.close }).click();
  await expect(page.getByRole('heading', { name: 'Uttarayan', exact: true })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: importantDateScreensText.edit }).first().click();
  await sheet.getByLabel(importantDateScreensText.fieldTitle).fill('Makar Sankranti');
  await sheet.getByRole('button', { name: importantDateScreensText.save, exact: true }).click();
  await expect(page.getByText(pendingText.count(1))).toBeVisible();
  await page.request.delete(`${url}/api/important-dates/${id}`);
  await context.setOffline(false);
  await page.getByText(pendingText.undecided(1)).waitFor();
  await page.getByRole('status').getByRole('button', { name: pendingText.show }).click();
  await expect(list.getByText('Makar Sankranti').first()).toBeVisible();
  await list.getByRole('button', { name: pendingText.drop }).click();
  await expect(list.getByText(pendingText.empty)).toBeVisible();
});

test('keeps an offline memory with its photo, shows it after a reload, and sends both', async ({ page, context }) => {
  const { url, createMemory } = await signUp(page, 'Riya');
  await createMemory({ title: 'Kites', memoryDate: '2026-01-14' });
  await install(page, url);
  await page.goto(`${url}/memories`);
  await page.getByRole('link', { name: /Kites/ }).waitFor();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: memoryScreensText.add }).first().click();
  const form = page.getByRole('dialog', { name: memoryScreensText.formTitle });
  await form.getByLabel(memoryScreensText.fieldTitle).fill('Rann of Kutch');
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0d7377' } })
    .jpeg()
    .toBuffer();
  await form.locator('input[type=file]').setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
  await expect(form.getByText(networkText.waiting)).toBeVisible();
  await form.getByRole('button', { name: memoryScreensText.create }).click();
  await expect(form).toBeHidden();
  await page.reload();
  const tile = page.getByRole('img', { name: 'Rann of Kutch' });
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(pendingText.count(1))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(pendingText.count(1))).toBeHidden();
  const memories = (await (await page.request.get(`${url}/api/memories`)).json()) as {
    title: string;
    photos: unknown[];
  }[];
  expect(memories.map(({ title, photos }) => [title, photos.length])).toContainEqual(['Rann of Kutch', 1]);
  expect(memories).toHaveLength(2);
});

test('warns about pending changes on sign-out, and deletes them with the session', async ({ page, context }) => {
  const { url } = await signUp(page, 'Riya');
  await install(page, url);
  await context.setOffline(true);
  await writeNote(page, url, 'Her chai');
  await page.goto(`${url}/dashboard`);
  await page.getByRole('button', { name: /more/i }).click();
  // The header also has a button of this name, covered by the menu.
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  const warning = page.getByRole('dialog', { name: pendingText.signOutTitle });
  await expect(warning.getByText(pendingText.signOutText(1))).toBeVisible();
  await warning.getByRole('button', { name: pendingText.signOut }).click();
  // The page may be leaving.
  await expect.poll(() => countRows(page, 'mutations').catch(() => -1)).toBe(0);
  await context.setOffline(false);
});
