import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { memoriesText, memoryScreensText } from '#messages/en/memories.ts';
import { orderingText } from '#messages/en/ordering.ts';
import { networkText, uiText } from '#messages/en/ui.ts';
import { countKeptFiles } from '../support/kept-data.ts';
import { signUp } from '../support/members.ts';

const uploads = '**/api/memories/photos';

async function openForm(page: Page) {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/memories`);
  await page.getByRole('button', { name: memoryScreensText.emptyAction }).click();
  const form = page.getByRole('dialog');
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#0d7377' } })
    .jpeg()
    .toBuffer();
  const choosePhoto = () =>
    form.locator('input[type=file]').setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo });
  return { member, form, choosePhoto };
}

test('keeps the input after a failed upload, and completes it on retry', async ({ page }) => {
  const { form, choosePhoto } = await openForm(page);
  await page.route(uploads, (route) => route.abort('connectionreset'));
  await form.getByLabel(memoryScreensText.fieldTitle).fill('Rann of Kutch');
  await form.getByLabel(memoryScreensText.texts.description).fill('Salt to the horizon.');
  await choosePhoto();
  await expect(form.getByRole('alert')).toHaveText('The photo was not uploaded. Please try again.');
  await form.getByRole('button', { name: memoryScreensText.create }).click();
  await expect(form.getByText(memoryScreensText.photosHeldUp)).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Rann of Kutch');

  await page.unroute(uploads);
  await form.getByRole('button', { name: memoryScreensText.retryUpload }).click();
  // The photo is still uploading.
  await form.getByRole('button', { name: memoryScreensText.create }).click();
  await expect(page.getByText('Memory Created!')).toBeVisible();

  const tile = page.getByRole('img', { name: 'Rann of Kutch' });
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await tile.click();
  const viewer = page.getByRole('dialog', { name: 'Rann of Kutch' });
  await expect(viewer.getByText('Salt to the horizon.')).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/memories$/);
});

test('keeps a photo and its texts when the form is closed by mistake', async ({ page }) => {
  const { form, choosePhoto } = await openForm(page);
  const create = page.getByRole('button', { name: memoryScreensText.emptyAction });
  const ready = form.getByText(memoryScreensText.photoReady);
  await form.getByLabel(memoryScreensText.fieldTitle).fill('Rann of Kutch');
  await choosePhoto();
  await ready.waitFor();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await create.click();
  await expect(form.getByLabel('Title')).toHaveValue('Rann of Kutch');
  const picture = form.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await form.getByRole('button', { name: uiText.startOver }).click();
  await expect(form.getByRole('button', { name: /Choose a photo/ })).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('');

  await choosePhoto();
  await ready.waitFor();
  await page.keyboard.press('Escape');
  await create.click();
  await form.getByLabel(memoryScreensText.fieldTitle).fill('Salt to the horizon');
  await form.getByRole('button', { name: memoryScreensText.create }).click();
  await expect(page.getByRole('img', { name: 'Salt to the horizon' })).toBeVisible();
});

test('accepts a small GIF, a long screenshot and the day in a file name', async ({ page }) => {
  const { member, form } = await openForm(page);
  const background = '#f4a261';
  const gif = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .gif()
    .toBuffer();
  const long = await sharp({ create: { width: 1080, height: 9000, channels: 3, background } })
    .png()
    .toBuffer();
  await form.locator('input[type=file]').setInputFiles([
    { name: 'IMG-20240312-WA0001.gif', mimeType: 'image/gif', buffer: gif },
    { name: 'Screenshot_20240313-183302.png', mimeType: 'image/png', buffer: long },
  ]);
  await expect(form.getByLabel(memoryScreensText.fieldDate)).toHaveValue('2024-03-12');
  await form.getByLabel(memoryScreensText.fieldTitle).fill('Our first chat');
  await form.getByRole('button', { name: memoryScreensText.create }).click();
  await expect(page.getByText('Memory Created!')).toBeVisible();
  const answer = await page.request.get(`${member.url}/api/memories`);
  const [memory] = (await answer.json()) as { photos: { imageWidth: number; imageHeight: number }[] }[];
  expect(memory?.photos.map(({ imageWidth, imageHeight }) => [imageWidth, imageHeight])).toEqual([
    [60, 40],
    [853, 7111],
  ]);
});

test('explains why a file is not a photo', async ({ page }) => {
  const { form } = await openForm(page);
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('notes') });
  await expect(form.getByRole('alert')).toHaveText(memoriesText.photoNoPicture);
});

test('shows the progress of an upload, which can be cancelled', async ({ page }) => {
  const { form, choosePhoto } = await openForm(page);
  await page.route(uploads, () => new Promise<void>(() => undefined));
  await choosePhoto();
  await expect(form.getByRole('progressbar', { name: 'Upload of the photo' })).toBeVisible();
  await form.getByRole('button', { name: orderingText.removePhoto(1) }).click();
  await expect(form.getByRole('button', { name: /Choose a photo/ })).toBeVisible();
});

test('asks before deleting, in words and by keyboard', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.createMemory({ title: 'Kites', memoryDate: '2025-01-14' });
  await page.goto(`${member.url}/memories`);
  await page.getByRole('link', { name: /Kites/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Kites' }).getByRole('button', { name: memoryScreensText.delete }).click();
  const question = page.getByRole('dialog', { name: 'Delete this memory?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('dialog', { name: 'Kites' }).getByRole('button', { name: memoryScreensText.delete }).click();
  await question.getByRole('button', { name: memoryScreensText.delete }).click();
  await expect(page.getByText('Memory Deleted')).toBeVisible();
  await expect(page.getByText('No Memories Yet')).toBeVisible();
});

test('saves several photos in a chosen order, and shows them one by one', async ({ page }) => {
  const { form } = await openForm(page);
  const colours = ['#0d7377', '#b5179e', '#f4a261'];
  const files = await Promise.all(
    colours.map(async (background, place) => ({
      name: `IMG_${place}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );
  await form.locator('input[type=file]').setInputFiles(files);
  await form.getByLabel(memoryScreensText.fieldTitle).fill('Three evenings');
  await makeCover(form, 2);
  await form.getByRole('button', { name: memoryScreensText.create }).click();
  await expect(page.getByText('Memory Created!')).toBeVisible();

  await page.getByRole('img', { name: 'Three evenings' }).click();
  const viewer = page.getByRole('dialog', { name: 'Three evenings' });
  const shown = viewer.getByRole('img', { name: 'Three evenings' });
  const addresses = new Set([await shown.getAttribute('src')]);
  for (const number of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    const thumbnail = viewer.getByRole('button', { name: memoryScreensText.photoNumber(number) });
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
    addresses.add(await shown.getAttribute('src'));
  }
  expect(addresses.size).toBe(3);
});

test('saves all photos when another becomes the cover during the first upload', async ({ page }) => {
  const { member, form } = await openForm(page);
  const { promise: letGo, resolve: goOn } = Promise.withResolvers<void>();
  const [first, second, third] = await makePhotos([600, 500, 400]);
  if (!first || !second || !third) throw new Error('Three photos were drawn');
  let uploadCount = 0;
  await page.route(uploads, async (route) => {
    uploadCount += 1;
    if (uploadCount === 1) await letGo;
    await route.continue();
  });
  await form.getByLabel(memoryScreensText.choosePhoto).setInputFiles(first);
  await expect.poll(() => uploadCount).toBe(1);
  await form.getByLabel(memoryScreensText.fieldTitle).fill('Three evenings');
  await form.getByLabel(memoryScreensText.addPhotos).and(form.locator('input')).setInputFiles([second, third]);
  // The other uploads finish before the cover.
  const bars = form.getByRole('progressbar', { name: memoryScreensText.uploadingLabel });
  await expect(bars).toHaveCount(1);

  await makeCover(form, 2);
  await form.getByRole('button', { name: memoryScreensText.create }).click();
  await expect(form.getByRole('button', { name: memoryScreensText.waitingForPhotos(1) })).toBeVisible();
  goOn();
  await expect(page.getByText('Memory Created!')).toBeVisible();

  expect(await listWidths(page, member.url)).toEqual([500, 600, 400]);
});

test('uploads photos in order after a reload when the network was slow', async ({ page }) => {
  const { member, form } = await openForm(page);
  await page.route(uploads, () => new Promise<void>(() => undefined));
  await form.getByLabel(memoryScreensText.choosePhoto).setInputFiles(await makePhotos([600, 500, 400]));
  await form.getByLabel(memoryScreensText.fieldTitle).fill('Three evenings');
  await makeCover(form, 2);
  await expect.poll(() => countKeptFiles(page)).toBe(3);
  await page.unroute(uploads);
  await page.reload();

  await page.getByRole('button', { name: memoryScreensText.emptyAction }).click();
  await expect(form.getByLabel(memoryScreensText.fieldTitle)).toHaveValue('Three evenings');
  await form.getByRole('button', { name: memoryScreensText.create }).click();
  await expect(page.getByText('Memory Created!')).toBeVisible();
  expect(await listWidths(page, member.url)).toEqual([500, 600, 400]);
  // Once the originals are uploaded, no file is pending.
  await expect.poll(() => countKeptFiles(page)).toBe(0);
});

test('resumes an interrupted upload once online', async ({ page, context }) => {
  const { form, choosePhoto } = await openForm(page);
  await context.setOffline(true);
  await choosePhoto();
  await expect(form.getByText(networkText.waiting)).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByText(memoryScreensText.photoReady)).toBeVisible();
});

test('orders photos by dragging, and leaves the title where it was', async ({ page }) => {
  const { member, form } = await openForm(page);
  const title = form.getByLabel(memoryScreensText.fieldTitle);
  const before = await title.boundingBox();
  await form.getByLabel(memoryScreensText.choosePhoto).setInputFiles(await makePhotos([600, 500, 400]));
  await form.getByText(memoryScreensText.photoReady).waitFor();
  expect((await title.boundingBox())?.y).toBe(before?.y);
  const last = await thumbOf(form, 3).boundingBox();
  const first = await thumbOf(form, 1).boundingBox();
  if (!first || !last) throw new Error('The photos are on the screen');
  await page.mouse.move(last.x + 20, last.y + 60);
  await page.mouse.down();
  await page.mouse.move(first.x + 10, first.y + 60, { steps: 8 });
  await page.mouse.up();
  await thumbOf(form, 3).press('ArrowLeft');
  await title.fill('Three evenings');
  await form.getByRole('button', { name: memoryScreensText.create }).click();
  await expect(page.getByText('Memory Created!')).toBeVisible();
  expect(await listWidths(page, member.url)).toEqual([400, 500, 600]);
});

/** Button of a photo in the strip of the form; the cover is number 1. */
function thumbOf(form: Locator, number: number): Locator {
  return form
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${memoryScreensText.photoNumber(number)}`) });
}

async function makeCover(form: Locator, number: number): Promise<void> {
  await thumbOf(form, number).click();
  await form.getByRole('button', { name: memoryScreensText.makeCover }).click();
}

function makePhotos(widths: readonly number[]) {
  return Promise.all(
    widths.map(async (width) => ({
      name: `IMG_${width}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width, height: 400, channels: 3, background: '#0d7377' } })
        .jpeg()
        .toBuffer(),
    })),
  );
}

/** Returns the photo widths of the only memory; they identify the photos. */
async function listWidths(page: Page, url: string): Promise<number[] | undefined> {
  const answer = await page.request.get(`${url}/api/memories`);
  const [memory] = (await answer.json()) as { photos: { imageWidth: number }[] }[];
  return memory?.photos.map(({ imageWidth }) => imageWidth);
}
