import { expect, test } from '@playwright/test';
import { uiText } from '#messages/en/screens/ui.ts';
import { noteScreensText } from '#messages/en/screens/notes.ts';
import { signUp } from '../support/members.ts';

// A service worker would ask on its own, where no route of the page stands in between.
test.use({ serviceWorkers: 'block' });

const notes = '**/api/partner-notes';
const chai = { title: 'Her chai', content: 'Ginger, little sugar', category: 'food' };

test('a list that cannot be read says so and offers it again', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.createNote(chai);
  await page.route(notes, (route) => route.abort());
  await page.goto(`${member.url}/partner-notes`);
  await expect(page.getByRole('alert')).toContainText('Your notes did not load');
  await page.unroute(notes);
  await page.getByRole('button', { name: uiText.retry }).click();
  await expect(page.getByText('Her chai')).toBeVisible();
});

test('shows the reason of the server that refuses a list, and no talk of the connection', async ({
  page,
}) => {
  const member = await signUp(page, 'Riya');
  const said = { code: 'busy', message: 'This search takes too long. Add a word.' };
  await page.route(notes, (route) => route.fulfill({ status: 503, json: said }));
  await page.goto(`${member.url}/partner-notes`);
  await expect(page.getByRole('alert')).toContainText(said.message);
});

test('a list that was read stays when reading it again fails', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.createNote(chai);
  await page.goto(`${member.url}/partner-notes`);
  await expect(page.getByText('Her chai')).toBeVisible();
  await page.route(notes, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
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
