import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { appLockText as text } from '#messages/en/app-lock.ts';
import { memoryScreensText } from '#messages/en/memories.ts';
import { pendingText } from '#messages/en/pending.ts';
import { networkText } from '#messages/en/ui.ts';
import {
  expectLocked,
  findSecrets,
  PIN,
  readScreens,
  secrets,
  signUpWithSecrets,
  startTurningOn,
  turnOnLock,
  typePin,
  writeNote,
} from '../support/app-lock.ts';
import { listRows, readAllKept } from '../support/kept-data.ts';
import { signUp } from '../support/members.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns the files of a folder, at any depth, that contain a word as plain text. */
function findOnDisk(folder: string, word: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name);
    return statSync(path, { throwIfNoEntry: false })?.isFile() && readFileSync(path).includes(word);
  });
}

test('locks the app after five minutes away, with no readable data on the device', async ({ page }) => {
  await page.clock.install();
  const { url } = await signUpWithSecrets(page);
  await turnOnLock(page, url);
  await expect.poll(async () => findSecrets(await readAllKept(page))).toEqual([]);
  await readScreens(page, url);
  await expect(page.getByRole('heading', { name: text.lockedTitle })).toBeHidden();
  expect(findSecrets(await readAllKept(page))).toEqual([]);

  await page.goto(`${url}/memories`);
  await expect(page.getByText('Kites at Khadia').first()).toBeVisible();
  await page.clock.fastForward('04:30');
  await expect(page.getByText('Kites at Khadia').first()).toBeVisible();
  await page.clock.fastForward('00:45');
  await expectLocked(page);
  await expect(page.getByText('Kites at Khadia')).toHaveCount(0);
  expect(findSecrets(await page.content())).toEqual([]);
  expect(findSecrets(await readAllKept(page))).toEqual([]);

  // API URLs entered directly, in the spellings that a browser sends.
  for (const address of [
    '/api/memories',
    '/%61pi/expenses/export.csv',
    '/api%2Fexpenses/export.csv',
    '/api/expenses/export%2Ecsv',
    '//api/memories',
    '/dashboard/..%2Fapi/memories',
  ]) {
    await page.goto(url + address);
    await expectLocked(page);
    expect(findSecrets(await page.content())).toEqual([]);
  }
  await page.goto(`${url}/memories`);
  await typePin(page, '111222');
  await expect(page.getByRole('alert')).toHaveText(text.wrong(9));
  await expect(page.getByLabel(text.pin, { exact: true })).toBeFocused();
  for (const digit of PIN) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByText('Kites at Khadia').first()).toBeVisible();
});

async function createMemoryWithPhoto(page: Page, url: string, title: string): Promise<void> {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer();
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
  const upload = await page.request.post(`${url}/api/memories/photos`, { multipart: { photo } });
  const { imageUrl } = (await upload.json()) as { imageUrl: string };
  await page.request.post(`${url}/api/memories`, { data: { title, memoryDate: '2026-01-14', imageUrl } });
}

test('stays off without a loss if the page is left while it is being turned on', async ({ page }) => {
  test.slow();
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/dashboard`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // More data than can be encrypted before the page is left.
  await page.evaluate(async () => {
    const opening = indexedDB.open('jugal');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const { result: database } = opening;
    const store = database.transaction('pictures', 'readwrite').objectStore('pictures');
    for (let place = 0; place < 80; place += 1) {
      const value = { blob: new Blob([new Uint8Array(1_000_000)]), at: place };
      store.put({ value }, `/api/memories/photos/${place}/full`);
    }
    await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
    database.close();
  });
  await page.goto(`${url}/settings/sign-in`);
  await startTurningOn(page);
  await page.waitForFunction(async () => (await indexedDB.databases()).length > 1);
  await page.goto(`${url}/dashboard`);
  await expect(page.getByRole('heading', { name: text.lockedTitle })).toBeHidden();
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
  expect(await listRows(page, 'pictures')).toEqual(Array.from({ length: 80 }, () => 'plain'));
  await turnOnLock(page, url);
  expect(await listRows(page, 'pictures')).toEqual(Array.from({ length: 80 }, () => 'sealed'));
});

test('shows cached data offline after the PIN, and sends offline changes once', async ({ page, context }) => {
  const { url } = await signUpWithSecrets(page);
  await createMemoryWithPhoto(page, url, 'Rann of Kutch');
  await turnOnLock(page, url);
  await readScreens(page, url);
  await page.goto(`${url}/memories`);
  const photo = page.getByRole('img', { name: 'Rann of Kutch' });
  const photoWidth = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(photoWidth).toBeGreaterThan(0);
  await expect.poll(() => listRows(page, 'pictures')).toEqual(['sealed']);
  await context.setOffline(true);
  await page.goto(`${url}/settings/sign-in`);
  await page.getByRole('button', { name: text.lockNow }).click();
  await expectLocked(page);
  await typePin(page, PIN);
  await page.getByRole('button', { name: text.lockNow }).waitFor();
  await writeNote(page, url, 'Her chai');
  await expect(page.getByRole('main').getByText(networkText.waiting, { exact: true })).toBeVisible();
  await expect(page.getByText('Chai', { exact: true }).first()).toBeVisible();
  await page.goto(`${url}/memories`);
  await expect(page.getByText('Kites at Khadia').first()).toBeVisible();
  await expect.poll(photoWidth).toBeGreaterThan(0);
  expect(findSecrets(await readAllKept(page), [...secrets, 'Her chai', 'Without a network'])).toEqual([]);

  // While locked, no change is sent.
  await page.goto(`${url}/settings/sign-in`);
  await page.getByRole('button', { name: text.lockNow }).click();
  await expectLocked(page);
  await expect(page.getByText(text.waits(1))).toBeVisible();
  await context.setOffline(false);
  const titles = async () => {
    const notes = (await (await page.request.get(`${url}/api/partner-notes`)).json()) as { title: string }[];
    return notes.map(({ title }) => title).toSorted();
  };
  await page.waitForTimeout(1500);
  expect(await titles()).toEqual(['Chai']);
  await typePin(page, PIN);
  await expect.poll(titles).toEqual(['Chai', 'Her chai']);
  await page.goto(`${url}/partner-notes`);
  await expect(page.getByText('Her chai').first()).toBeVisible();
  await expect(page.getByText(pendingText.count(1))).toBeHidden();
  expect(await titles()).toEqual(['Chai', 'Her chai']);
});

test('restores an unsent form after the PIN, without storing it as plain text', async ({ page }) => {
  const { url } = await signUpWithSecrets(page);
  await turnOnLock(page, url);
  await page.goto(`${url}/memories`);
  await page.getByRole('main').getByRole('button', { name: memoryScreensText.add }).first().click();
  const form = page.getByRole('dialog', { name: memoryScreensText.formTitle });
  await form.getByLabel(memoryScreensText.fieldTitle).fill('Rann of Kutch');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('sealed:');
  expect(findSecrets(await readAllKept(page), ['Rann of Kutch'])).toEqual([]);
  await page.goto(`${url}/settings/sign-in`);
  await page.getByRole('button', { name: text.lockNow }).click();
  await expectLocked(page);
  await typePin(page, PIN);
  await page.getByRole('button', { name: text.lockNow }).waitFor();
  await page.goto(`${url}/memories`);
  await page.getByRole('main').getByRole('button', { name: memoryScreensText.add }).first().click();
  await expect(form.getByLabel(memoryScreensText.fieldTitle)).toHaveValue('Rann of Kutch');
});

test('asks for the PIN after a restart of the browser, with no private data in its files', async ({ viewport }, {
  project,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'jugal-profile-'));
  const { launchOptions, contextOptions } = project.use;
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, ...contextOptions, viewport });
  try {
    let context = await open();
    let page = await context.newPage();
    const { url, createNote } = await signUp(page, 'Riya');
    await readScreens(page, url);
    await turnOnLock(page, url);
    await createNote({ title: 'Saffron4417', content: 'Cardamom8832', category: 'food' });
    await page.goto(`${url}/partner-notes`);
    await expect(page.getByText('Saffron4417').first()).toBeVisible();
    // Control: the search finds data that the browser does store.
    await page.evaluate(() => localStorage.setItem('control', 'Turmeric5590'));
    await context.close();
    expect(findOnDisk(profile, 'Turmeric5590')).not.toEqual([]);
    for (const word of ['Saffron4417', 'Cardamom8832']) expect(findOnDisk(profile, word)).toEqual([]);

    context = await open();
    page = await context.newPage();
    await page.goto(`${url}/partner-notes`);
    await expectLocked(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
    await typePin(page, PIN);
    await expect(page.getByText('Saffron4417').first()).toBeVisible();
    await context.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
