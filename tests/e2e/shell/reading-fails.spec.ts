import { expect, test } from '@playwright/test';
import { noteScreensText } from '#messages/en/notes.ts';
import { uiText } from '#messages/en/ui.ts';
import { signUp } from '../support/members.ts';

// A service worker would fetch by itself, bypassing the page's routes.
test.use({ serviceWorkers: 'block' });

const copy = '**/api/copy*';
const chai = { title: 'Her chai', content: 'Ginger, little sugar', category: 'food' };

test('reports a list that cannot be loaded and offers a retry', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.createNote(chai);
  await page.route(copy, (route) => route.abort());
  await page.goto(`${member.url}/partner-notes`);
  await expect(page.getByRole('alert')).toContainText('Your notes did not load');
  await page.unroute(copy);
  await page.getByRole('button', { name: uiText.retry }).click();
  await expect(page.getByText('Her chai')).toBeVisible();
});

test('shows the server’s reason for rejecting a list, without mentioning the connection', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  const said = { code: 'busy', message: 'Too many ask at once. Try again in a moment.' };
  await page.route(copy, (route) => route.fulfill({ status: 503, json: said }));
  await page.goto(`${member.url}/partner-notes`);
  await expect(page.getByRole('alert')).toContainText(said.message);
});

test('keeps a loaded list when reloading it fails', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.createNote(chai);
  await page.goto(`${member.url}/partner-notes`);
  await expect(page.getByText('Her chai')).toBeVisible();
  await page.route(copy, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: noteScreensText.add }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(noteScreensText.fieldTitle).fill('Gifts');
  await dialog.getByLabel(noteScreensText.fieldContent).fill('Silver jhumkas');
  await dialog.getByLabel(noteScreensText.fieldCategory).selectOption('gifts');
  await dialog.getByRole('button', { name: noteScreensText.create }).click();
  await failed;
  await expect(page.getByText('Her chai')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
