import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { memoryScreensText } from '#messages/en/memories.ts';
import { shellText } from '#messages/en/shell.ts';
import { countKeptFiles } from '../support/kept-data.ts';
import { signUp } from '../support/members.ts';

const originals = '**/api/memories/photos/*/original';

/** Creates a photo as a camera does: larger than a screen, with the place in its metadata. */
function attachPhoto() {
  return sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#0d7377' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 30/1' } })
    .jpeg()
    .toBuffer();
}

/** Saves a first memory with a photo, whose original is uploaded later. */
async function addFirstMemory(page: Page) {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/memories`);
  await page.getByRole('button', { name: memoryScreensText.emptyAction }).click();
  const form = page.getByRole('dialog');
  await form
    .getByLabel(memoryScreensText.choosePhoto)
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await attachPhoto() });
  await expect(form.getByText('The originals are uploaded after you save.')).toBeVisible();
  await form.getByLabel(memoryScreensText.fieldTitle).fill('Rann of Kutch');
  await form.getByRole('button', { name: memoryScreensText.create }).click();
  await expect(page.getByText('Memory Created!')).toBeVisible();
  return member;
}

async function openViewer(page: Page) {
  await page.getByRole('img', { name: 'Rann of Kutch' }).click();
  return page
    .getByRole('dialog', { name: 'Rann of Kutch' })
    .getByRole('link', { name: memoryScreensText.downloadOriginal });
}

test('uploads the original after the memory, and downloads it by its name without metadata', async ({ page }) => {
  const { url } = await addFirstMemory(page);
  const link = await openViewer(page);
  await expect(link).toContainText('3000 × 2000');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Rann of Kutch.jpg');
  const { format, width, height, exif } = await sharp(await readFile(await download.path())).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 3000, height: 2000 });

  await page.goto(`${url}/settings/originals`);
  await expect(page.getByRole('heading', { name: memoryScreensText.originals })).toBeVisible();
  await expect(page.getByText(/^\d+\sKB of 5\sGB used$/)).toBeVisible();
});

test('uploads an original after a reload when the network failed', async ({ page }) => {
  await page.route(originals, (route) => route.abort('connectionreset'));
  const isCut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/original'));
  await addFirstMemory(page);
  await isCut;
  await page.unroute(originals);
  await page.reload();
  await expect(await openViewer(page)).toBeVisible();
});

test('deletes a pending original from the browser on sign-out', async ({ page }) => {
  await page.route(originals, (route) => route.abort('connectionreset'));
  const isCut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/original'));
  await addFirstMemory(page);
  await isCut;
  expect(await countKeptFiles(page)).toBe(1);
  await page.getByRole('button', { name: shellText.more, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: shellText.signOut }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await countKeptFiles(page)).toBe(0);
});
