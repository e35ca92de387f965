import { expect, test, type Page } from '@playwright/test';
import { noteScreensText } from '#messages/en/notes.ts';
import { pendingText } from '#messages/en/pending.ts';
import { networkText } from '#messages/en/ui.ts';
import { readValues } from '../support/kept-data.ts';
import { signUp } from '../support/members.ts';
import { cutNetwork } from '../support/network.ts';

/** Deletes all that the browser stores for the site but its cookies, as a browser does that runs out of space. */
async function evict(page: Page, url: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: url,
    storageTypes: 'indexeddb,local_storage,cache_storage,service_workers',
  });
  await devtools.detach();
}

/** Opens the notes of a new member: the button of the loading screen gives way to that of the empty list. */
async function openNotes(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/partner-notes`);
  await expect(page.getByRole('heading', { name: noteScreensText.emptyTitle })).toBeVisible();
}

async function writeNote(page: Page, title: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: /note$/i }).first().click();
  const sheet = page.getByRole('dialog', { name: noteScreensText.addTitle });
  await sheet.getByLabel(noteScreensText.fieldTitle).fill(title);
  await sheet.getByLabel(noteScreensText.fieldContent).fill('Ginger, no sugar');
  await sheet.getByLabel(noteScreensText.fieldCategory).selectOption('food');
  await sheet.getByRole('button', { name: noteScreensText.create }).click();
  await expect(sheet).toBeHidden();
}

const readTitles = async (page: Page, url: string) => {
  const notes = (await (await page.request.get(`${url}/api/partner-notes`)).json()) as { title: string }[];
  return notes.map(({ title }) => title).toSorted();
};

test('stores pending changes again after the browser has evicted the site, and sends each once', async ({
  page,
  context,
}) => {
  const { url } = await signUp(page, 'Riya');
  await openNotes(page, url);
  await writeNote(page, 'Acknowledged');
  await cutNetwork(page);
  await writeNote(page, 'Her chai');
  await expect(page.getByText(pendingText.count(1))).toBeVisible();

  await evict(page, url);
  await expect
    .poll(() => readValues(page, 'mutations'))
    .toMatchObject([{ call: 'notes.create', body: { title: 'Her chai' } }]);
  await writeNote(page, 'Her kite');
  await expect(page.getByText(pendingText.count(2))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Her chai' })).toBeVisible();
  expect(await readTitles(page, url)).toEqual(['Acknowledged']);

  await context.setOffline(false);
  await page.reload();
  for (const title of ['Acknowledged', 'Her chai', 'Her kite'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(networkText.waiting, { exact: true })).toHaveCount(0);
  expect(await readTitles(page, url)).toEqual(['Acknowledged', 'Her chai', 'Her kite']);
  // The copy is stored again too.
  await expect.poll(async () => JSON.stringify(await readValues(page, 'copy'))).toContain('Her kite');
});

for (const lost of ['request', 'response'] as const) {
  test(`sends a change once whose ${lost} was lost while the browser evicted the site`, async ({ page }) => {
    const { url } = await signUp(page, 'Riya');
    await openNotes(page, url);
    let isLost = false;
    await page.route('**/api/partner-notes', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback();
      isLost = true;
      if (lost === 'response') await route.fetch();
      await evict(page, url);
      await route.abort();
    });
    await writeNote(page, 'Her chai');
    await expect(page.getByRole('heading', { name: 'Her chai' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Her chai' })).toBeVisible();
    await expect(page.getByText(networkText.waiting, { exact: true })).toHaveCount(0);
    await expect.poll(() => readValues(page, 'mutations')).toEqual([]);
    expect(await readTitles(page, url)).toEqual(['Her chai']);
  });
}

test('shows what the server has when the site was evicted with the app closed', async ({ page, context }) => {
  const { url } = await signUp(page, 'Riya');
  await openNotes(page, url);
  await writeNote(page, 'Acknowledged');
  await cutNetwork(page);
  await writeNote(page, 'Her chai');
  await expect(page.getByText(pendingText.count(1))).toBeVisible();

  // A page that was only left could still store its changes again.
  await page.close();
  const later = await context.newPage();
  await evict(later, url);
  await context.setOffline(false);
  await later.goto(`${url}/partner-notes`);
  await expect(later.getByRole('heading', { name: 'Acknowledged' })).toBeVisible();
  // The unsent note is gone, and no screen shows it as stored.
  await expect(later.getByRole('heading', { name: 'Her chai' })).toBeHidden();
  expect(await readTitles(later, url)).toEqual(['Acknowledged']);
});
