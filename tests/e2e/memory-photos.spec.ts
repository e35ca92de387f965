import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signUp } from './support/members.ts';

const uploads = '**/api/memories/photos';

async function openForm(page: Page) {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/memories`);
  await page.getByRole('button', { name: 'Create Your First Memory' }).click();
  const form = page.getByRole('dialog');
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#0d7377' } })
    .jpeg()
    .toBuffer();
  const choosePhoto = () =>
    form
      .locator('input[type=file]')
      .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo });
  return { member, form, choosePhoto };
}

test('an upload that breaks keeps what was typed, and goes through when tried again', async ({ page }) => {
  const { form, choosePhoto } = await openForm(page);
  await page.route(uploads, (route) => route.abort('connectionreset'));
  await form.getByLabel('Title').fill('Rann of Kutch');
  await form.getByLabel('Description').fill('Salt to the horizon.');
  await choosePhoto();
  await expect(form.getByRole('alert')).toHaveText('The photo did not arrive. Please try again.');
  await form.getByRole('button', { name: 'Create Memory' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Rann of Kutch');

  await page.unroute(uploads);
  await form.getByRole('button', { name: 'Try again' }).click();
  // Pressed while the photo is still on its way.
  await form.getByRole('button', { name: 'Create Memory' }).click();
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

test('a photo and its words are still there when the form was closed by mistake', async ({ page }) => {
  const { form, choosePhoto } = await openForm(page);
  const create = page.getByRole('button', { name: 'Create Your First Memory' });
  const remove = form.getByRole('button', { name: 'Remove photo' });
  await form.getByLabel('Title').fill('Rann of Kutch');
  await choosePhoto();
  await remove.waitFor();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await create.click();
  await expect(form.getByLabel('Title')).toHaveValue('Rann of Kutch');
  const picture = form.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await form.getByRole('button', { name: 'Start over' }).click();
  await expect(form.getByRole('button', { name: /Choose a photo/ })).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('');

  await choosePhoto();
  await remove.waitFor();
  await page.keyboard.press('Escape');
  await create.click();
  await form.getByLabel('Title').fill('Salt to the horizon');
  await form.getByRole('button', { name: 'Create Memory' }).click();
  await expect(page.getByRole('img', { name: 'Salt to the horizon' })).toBeVisible();
});

test('an upload shows how far it is, and can be cancelled', async ({ page }) => {
  const { form, choosePhoto } = await openForm(page);
  await page.route(uploads, () => new Promise<void>(() => undefined));
  await choosePhoto();
  await expect(form.getByRole('progressbar', { name: 'Upload of the photo' })).toBeVisible();
  await form.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(form.getByRole('button', { name: /Choose a photo/ })).toBeVisible();
});

test('deleting asks first, in words and by keyboard', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.keepMemory({ title: 'Kites', memoryDate: '2025-01-14' });
  await page.goto(`${member.url}/memories`);
  await page.getByRole('link', { name: /Kites/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Kites' }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this memory?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('dialog', { name: 'Kites' }).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Memory Deleted')).toBeVisible();
  await expect(page.getByText('No Memories Yet')).toBeVisible();
});
