import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { exportsText } from '#messages/en/exports.ts';
import { shellText } from '#messages/en/shell.ts';
import { signUp } from './support/members.ts';

test('exports all data of a member as one file', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.createMemory({ title: 'Kites over the pols', memoryDate: '2025-01-14' });
  await page.goto(`${member.url}/dashboard`);
  // Three taps from Home, and nothing is scrolled.
  await page.getByRole('banner').getByRole('link', { name: shellText.openProfile }).click();
  const row = page.getByRole('main').getByRole('link', { name: exportsText.title });
  await expect(row).toBeInViewport({ ratio: 1 });
  await row.click();
  const start = page.getByRole('button', { name: exportsText.start });
  await expect(start).toBeInViewport({ ratio: 1 });
  const download = page.waitForEvent('download');
  await start.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^jugal-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await file.path())));
  const memories = Object.entries(files).find(([name]) => name.endsWith('/memories.json'))?.[1];
  expect(new TextDecoder().decode(memories)).toContain('Kites over the pols');
  await expect(page.getByText('Your export is ready')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export everything' })).toBeVisible();
});
