import { expect, test, type Browser, type Page, type Route } from '@playwright/test';
import { financeScreensText } from '#messages/en/finances.ts';
import { listScreensText } from '#messages/en/lists.ts';
import { noteScreensText } from '#messages/en/notes.ts';
import { pendingText } from '#messages/en/pending.ts';
import { readValues } from '../support/kept-data.ts';
import { pairUp, signUp } from '../support/members.ts';
import { cutNetwork } from '../support/network.ts';

const COPY = '**/api/copy*';
const SERVER = '**/api/**';
const abort = (route: Route) => route.abort();

/** Signs Riya in on the page, with a partner whose changes are made over the API. */
async function openCouple(page: Page, browser: Browser) {
  const { url } = await signUp(page, 'Riya');
  const partner = await (await browser.newContext()).newPage();
  await signUp(partner, 'Arjun');
  await pairUp(page, partner);
  const call = async (of: Page, method: string, path: string, data: object = {}) => {
    const answer = await of.request.fetch(url + path, { method, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    const text = await answer.text();
    return (text ? JSON.parse(text) : {}) as { id: string };
  };
  return {
    url,
    byRiya: (method: string, path: string, data?: object) => call(page, method, path, data),
    byPartner: (method: string, path: string, data?: object) => call(partner, method, path, data),
    /** Reloads the screen while the server cannot be reached. */
    async restartCut(): Promise<void> {
      await page.route(SERVER, abort);
      await page.reload();
    },
  };
}

/** Expects Finances to show the expenses, and a total that is their sum. */
async function expectBooks(page: Page, titles: readonly string[], total: string): Promise<void> {
  const rows = page.getByRole('main').getByRole('listitem');
  for (const title of titles) await expect(rows.filter({ hasText: title })).toHaveCount(1);
  const card = page.locator('section').filter({ hasText: financeScreensText.totalExpenses }).first();
  await expect(card).toContainText(total);
  await expect(card).toContainText(titles.length === 1 ? '1 transaction' : `${titles.length} transactions`);
}

async function writeExpense(page: Page, title: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: financeScreensText.addExpense }).first().click();
  const sheet = page.getByRole('dialog', { name: financeScreensText.expenseTitle });
  await sheet.getByLabel(financeScreensText.fieldTitle).fill(title);
  await sheet.getByLabel(financeScreensText.fieldAmount).fill(amount);
  await sheet.getByRole('button', { name: financeScreensText.saveExpense, exact: true }).click();
  await expect(sheet).toBeHidden();
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

for (const [what, answer] of Object.entries({
  'the sign-in page of a Wi-Fi': { status: 200, contentType: 'text/html', body: '<p>Sign in to this Wi-Fi</p>' },
  'an empty answer': { status: 200, body: '' },
  'a proxy that forbids it': { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' },
}))
  test(`keeps a change that ${what} has answered, and sends it once`, async ({ page, context }) => {
    const { url } = await signUp(page, 'Riya');
    await page.goto(`${url}/partner-notes`);
    await expect(page.getByRole('heading', { name: noteScreensText.emptyTitle })).toBeVisible();
    await writeNote(page, 'Acknowledged');
    await cutNetwork(page);
    await writeNote(page, 'Her chai');
    await expect(page.getByText(pendingText.count(1))).toBeVisible();

    let foreign = 0;
    await page.route('**/api/partner-notes', async (route) => {
      foreign += 1;
      await route.fulfill(answer);
    });
    await context.setOffline(false);
    await expect.poll(() => foreign).toBeGreaterThan(0);
    await page.unroute('**/api/partner-notes');
    await expect.poll(() => readValues(page, 'mutations')).toMatchObject([{ body: { title: 'Her chai' } }]);
    await page.reload();
    await expect(page.getByText(pendingText.count(1))).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Her chai' })).toBeVisible();
    const readTitles = async () => {
      const notes = (await (await page.request.get(`${url}/api/partner-notes`)).json()) as { title: string }[];
      return notes.map(({ title }) => title).toSorted();
    };
    await expect.poll(readTitles).toEqual(['Acknowledged', 'Her chai']);
  });

test('keeps an own row and the partner’s second one while an older answer is on its way', async ({ page, browser }) => {
  const { url, byPartner, restartCut } = await openCouple(page, browser);
  await page.goto(`${url}/finances`);
  await expect(page.getByText(financeScreensText.totalExpenses)).toBeVisible();
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route(COPY, async (route) => {
    if (!isHeld) return route.fallback();
    const response = await route.fetch();
    held.push(() => route.fulfill({ response }));
  });
  await byPartner('POST', '/api/expenses', { title: 'First', amount: '60' });
  await expect.poll(() => held.length).toBe(1);
  await byPartner('POST', '/api/expenses', { title: 'Second', amount: '20' });
  await writeExpense(page, 'Mine', '40');
  await expectBooks(page, ['Mine'], '₹40');
  isHeld = false;
  for (const release of held) await release();
  await expectBooks(page, ['First', 'Second', 'Mine'], '₹120');
  await restartCut();
  await expectBooks(page, ['First', 'Second', 'Mine'], '₹120');
});

test('shows what the partner adds while the first visit is being answered', async ({ page, browser }) => {
  const { url, byPartner } = await openCouple(page, browser);
  const asked = Promise.withResolvers<void>();
  const added = Promise.withResolvers<void>();
  await page.route(COPY, async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await added.promise;
    await route.fulfill({ response });
  });
  await page.goto(`${url}/lists`);
  await asked.promise;
  await byPartner('POST', '/api/lists', { title: 'Groceries', kind: 'shopping' });
  added.resolve();
  await expect(page.getByRole('link', { name: /Groceries/ })).toBeVisible();
});

test('shows sums of the rows below them when the network goes in between', async ({ page, browser }) => {
  const { url, byRiya, byPartner, restartCut } = await openCouple(page, browser);
  await byRiya('POST', '/api/expenses', { title: 'Rent', amount: '500' });
  await page.goto(`${url}/finances`);
  await expectBooks(page, ['Rent'], '₹500');
  await page.route(COPY, abort);
  await byPartner('POST', '/api/expenses', { title: 'Power', amount: '300' });
  await expectBooks(page, ['Rent'], '₹500');
  await restartCut();
  await expectBooks(page, ['Rent'], '₹500');
  await page.unroute(SERVER);
  await page.unroute(COPY);
  await page.reload();
  await expectBooks(page, ['Rent', 'Power'], '₹800');
});

test('counts an own row once that is changed and deleted before the copy has it', async ({
  page,
  browser,
  context,
}) => {
  const { url, byRiya } = await openCouple(page, browser);
  await byRiya('POST', '/api/expenses', { title: 'Rent', amount: '500' });
  await page.goto(`${url}/finances`);
  await expectBooks(page, ['Rent'], '₹500');
  await page.route(COPY, abort);
  await writeExpense(page, 'Chai', '40');
  await expectBooks(page, ['Rent', 'Chai'], '₹540');
  await cutNetwork(page);

  await page.getByRole('button', { name: 'Chai' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(financeScreensText.fieldAmount).fill('90');
  await sheet.getByRole('button', { name: financeScreensText.saveChanges }).click();
  await expectBooks(page, ['Rent', 'Chai'], '₹590');
  await page.getByRole('button', { name: 'Chai' }).click();
  await sheet.getByRole('button', { name: financeScreensText.deleteExpense }).click();
  await expectBooks(page, ['Rent'], '₹500');
  await page.unroute(COPY);
  await context.setOffline(false);
  await page.reload();
  await expectBooks(page, ['Rent'], '₹500');
});

test('asks for the copy again after failures, without any event of the network', async ({ page, browser }) => {
  const { url, byPartner } = await openCouple(page, browser);
  await page.goto(`${url}/lists`);
  await expect(page.getByRole('heading', { name: listScreensText.emptyTitle })).toBeVisible();
  await page.goto('about:blank');
  await byPartner('POST', '/api/lists', { title: 'Groceries', kind: 'shopping' });
  let failures = 0;
  await page.route(COPY, (route) => {
    failures += 1;
    return failures > 2 ? route.fallback() : route.abort();
  });
  await page.goto(`${url}/lists`);
  await expect(page.getByRole('link', { name: /Groceries/ })).toBeVisible();
});

test('shows the partner’s changes after the clock was set back', async ({ page, browser, context }) => {
  const { url, byPartner } = await openCouple(page, browser);
  await page.clock.install({ time: Date.now() + 2 * 3_600_000 });
  await page.goto(`${url}/lists`);
  await expect(page.getByRole('heading', { name: listScreensText.emptyTitle })).toBeVisible();
  await context.setOffline(true);
  await page.clock.setSystemTime(new Date());
  await byPartner('POST', '/api/lists', { title: 'Groceries', kind: 'shopping' });
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: /Groceries/ })).toBeVisible();
});

test('notices a live stream that the network has swallowed', async ({ page, browser }) => {
  const { url, byPartner } = await openCouple(page, browser);
  await page.clock.install();
  let swallowed = 0;
  await page.route('**/api/live*', () => {
    swallowed += 1;
  });
  await page.goto(`${url}/lists`);
  await expect(page.getByRole('heading', { name: listScreensText.emptyTitle })).toBeVisible();
  await expect.poll(() => swallowed).toBe(1);
  await page.unroute('**/api/live*');
  await byPartner('POST', '/api/lists', { title: 'Groceries', kind: 'shopping' });
  await expect(page.getByRole('link', { name: /Groceries/ })).toBeHidden();
  await page.clock.runFor(61_000);
  await expect(page.getByRole('link', { name: /Groceries/ })).toBeVisible();
});

test('leaves nothing on the device of what the partner has deleted, with its parts', async ({ page, browser }) => {
  const { url, byPartner } = await openCouple(page, browser);
  const list = await byPartner('POST', '/api/lists', { title: 'Groceries', kind: 'shopping' });
  await byPartner('POST', `/api/lists/${list.id}/items`, { text: 'Besan' });
  const memory = await byPartner('POST', '/api/memories', { title: 'Kites', memoryDate: '2026-01-14' });
  await byPartner('POST', `/api/memories/${memory.id}/comments`, { text: 'What a wind' });
  const expense = await byPartner('POST', '/api/expenses', { title: 'Auto', amount: '80' });
  await page.goto(`${url}/lists`);
  await expect(page.getByRole('link', { name: /Groceries/ })).toBeVisible();
  const readKept = async () => JSON.stringify(await readValues(page, 'copy'));
  for (const words of ['Groceries', 'Besan', 'Kites', 'What a wind', 'Auto'])
    await expect.poll(readKept).toContain(words);
  await byPartner('DELETE', `/api/lists/${list.id}`);
  await byPartner('DELETE', `/api/memories/${memory.id}`);
  await byPartner('DELETE', `/api/expenses/${expense.id}`);
  await expect(page.getByRole('heading', { name: listScreensText.emptyTitle })).toBeVisible();
  for (const words of ['Groceries', 'Besan', 'Kites', 'What a wind', 'Auto'])
    await expect.poll(readKept).not.toContain(words);
});

test('shows the new words of a comment that took the place of a deleted one', async ({ page, browser }) => {
  const { url, byPartner, restartCut } = await openCouple(page, browser);
  const memory = await byPartner('POST', '/api/memories', { title: 'Kites', memoryDate: '2026-01-14' });
  const comment = await byPartner('POST', `/api/memories/${memory.id}/comments`, { text: 'What a wind' });
  await page.goto(`${url}/memories`);
  await expect(page.getByText('Kites').first()).toBeVisible();
  const readKept = async () => JSON.stringify(await readValues(page, 'copy'));
  await expect.poll(readKept).toContain('What a wind');
  await byPartner('DELETE', `/api/memories/${memory.id}/comments/${comment.id}`);
  await byPartner('POST', `/api/memories/${memory.id}/comments`, { text: 'What a sky' });
  await expect.poll(readKept).toContain('What a sky');
  expect(await readKept()).not.toContain('What a wind');
  await restartCut();
  await page.getByText('Kites').first().click();
  await expect(page.getByText('What a sky')).toBeVisible();
  await expect(page.getByText('What a wind')).toBeHidden();
});
