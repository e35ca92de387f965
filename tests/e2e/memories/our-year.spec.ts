import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { ourYearScreensText as text } from '#messages/en/our-year.ts';
import { signUp } from '../support/members.ts';

const lastYear = String(new Date().getFullYear() - 1);

async function liveAYear(page: Page) {
  const member = await signUp(page, 'Riya');
  const headers = { origin: member.url };
  const memories = [
    { title: 'ઉત્તરાયણ 🎉', memoryDate: `${lastYear}-01-14` },
    { title: 'Mangoes', memoryDate: `${lastYear}-05-05` },
  ];
  for (const data of memories)
    expect((await page.request.post(`${member.url}/api/memories`, { data, headers })).status()).toBe(201);
  return member;
}

test('plays a year by keyboard, and makes a card of 1080 by 1920 and a book', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const member = await liveAYear(page);
  await page.goto(`${member.url}/memories`);
  await page.getByRole('link', { name: text.cardTitle(lastYear) }).click();
  await expect(page).toHaveURL(new RegExp(`/our-year/${lastYear}$`));
  const story = page.getByRole('dialog', { name: text.storyTitle(lastYear) });
  await expect(story.getByRole('region', { name: text.opening })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(story.getByRole('region', { name: text.firsts })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(story.getByRole('region', { name: text.opening })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(story).toBeHidden();

  await expect(page.getByRole('region', { name: text.firsts })).toBeVisible();
  await page.getByRole('button', { name: text.makeCard }).click();
  const dialog = page.getByRole('dialog', { name: text.cardDialog });
  await dialog.getByRole('switch', { name: text.showMemory }).click();
  await expect(dialog.getByRole('img', { name: text.cardPreview(lastYear) })).toBeVisible();
  const cardDownload = page.waitForEvent('download');
  await dialog.getByRole('link', { name: text.download }).click();
  const { format, width, height } = await sharp(await readFile(await (await cardDownload).path())).metadata();
  expect([format, width, height]).toEqual(['png', 1080, 1920]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: text.bookMake }).click();
  const link = page.getByRole('link', { name: text.bookDownload });
  await expect(link).toBeVisible({ timeout: 20_000 });
  const bookDownload = page.waitForEvent('download');
  await link.click();
  const book = await readFile(await (await bookDownload).path());
  expect(book.subarray(0, 5).toString()).toBe('%PDF-');
});
