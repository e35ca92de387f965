import { expect, test, type Page, type Route } from '@playwright/test';
import { SERVER_HEADER } from '#domain/system/facts.ts';
import { financeScreensText } from '#messages/en/finances.ts';
import { listScreensText as text } from '#messages/en/lists.ts';
import { restoringText } from '#messages/en/member-shell.ts';
import { networkText } from '#messages/en/ui.ts';
import { pairUp, signUp } from '../support/members.ts';
import { install } from '../support/phone.ts';

test.use({ serviceWorkers: 'allow' });

function itemOf(page: Page, name: string) {
  return page.getByRole('main').getByRole('checkbox', { name, exact: true });
}

async function startList(page: Page, url: string, title: string): Promise<void> {
  await page.goto(`${url}/lists`);
  await page.getByRole('main').getByRole('button', { name: text.newList }).click();
  const sheet = page.getByRole('dialog', { name: text.newList });
  await sheet.getByLabel(text.fieldTitle).fill(title);
  await sheet.getByLabel(text.fieldKind).selectOption('shopping');
  await sheet.getByRole('button', { name: text.create }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

function fieldOf(page: Page) {
  return page.getByRole('textbox', { name: text.addItem });
}

test('shows both partners each item and tick at once', async ({ page, browser }) => {
  const { url } = await signUp(page, 'Riya');
  const partnerContext = await browser.newContext();
  try {
    const partner = await partnerContext.newPage();
    await signUp(partner, 'Arjun');
    await pairUp(page, partner);
    await page.goto(`${url}/lists`);
    await expect(page.getByRole('heading', { name: text.emptyTitle })).toBeVisible();
    await startList(page, url, 'Groceries');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type('Milk');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ghee');
    await page.keyboard.press('Enter');
    await expect(itemOf(page, 'Ghee')).toBeVisible();
    await expect(fieldOf(page)).toBeFocused();

    await partner.goto(`${url}/lists`);
    await partner.getByRole('link', { name: /Groceries/ }).click();
    await expect(itemOf(partner, 'Ghee')).toBeVisible();
    await itemOf(partner, 'Milk').click();
    await expect(itemOf(page, 'Milk')).toBeChecked();
    await expect(page.getByRole('heading', { name: text.done })).toBeVisible();
    // A tap takes the tick back.
    await itemOf(page, 'Milk').click();
    await expect(itemOf(partner, 'Milk')).not.toBeChecked();
  } finally {
    await partnerContext.close();
  }
});

test('opens the form of a new list although the loaded lists move its button during the tap', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  const held: Route[] = [];
  await page.route('**/api/copy**', (route) => void held.push(route));
  await page.goto(`${url}/lists`);
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('main').getByRole('button', { name: text.newList }).hover();
  await page.mouse.down();
  const answered = page.waitForResponse('**/api/copy**');
  await held.pop()?.continue();
  await (await answered).finished();
  // Time in which the empty lists would be drawn.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: text.newList })).toBeVisible();
});

test('makes items of pasted lines, and undoes clearing and deleting', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await startList(page, url, 'Groceries');
  await fieldOf(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '- Tea\n- Rice\n\n3. Besan');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  for (const name of ['Tea', 'Rice', 'Besan']) await expect(itemOf(page, name)).toBeVisible();
  await itemOf(page, 'Tea').check();
  await page.getByRole('button', { name: text.clearDone }).click();
  await expect(itemOf(page, 'Tea')).toBeHidden();
  await page.getByRole('button', { name: restoringText.undo }).click();
  await expect(itemOf(page, 'Tea')).toBeChecked();

  await page.getByRole('button', { name: text.edit, exact: true }).first().click();
  const sheet = page.getByRole('dialog', { name: text.editItem });
  await sheet.getByRole('button', { name: text.delete }).click();
  await expect(sheet).toBeHidden();
  await expect(itemOf(page, 'Rice')).toBeHidden();
  await page.getByRole('button', { name: restoringText.undo }).click();
  await expect(itemOf(page, 'Rice')).toBeVisible();

  await page.getByRole('button', { name: text.makeExpense }).click();
  const expense = page.getByRole('dialog', { name: financeScreensText.expenseTitle });
  await expect(expense.getByLabel(financeScreensText.fieldTitle)).toHaveValue('Groceries');
  await expect(expense.getByLabel(financeScreensText.fieldCategory)).toHaveValue('groceries');
});

test('shows an item and a tick while they are being sent, and takes back what the server refuses', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await startList(page, url, 'Groceries');
  const held: Route[] = [];
  await page.route('**/api/lists/*/items**', (route) =>
    route.request().method() === 'GET' ? route.continue() : void held.push(route),
  );
  await fieldOf(page).fill('Milk');
  await page.keyboard.press('Enter');
  await expect(itemOf(page, 'Milk')).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await expect(page.getByRole('main').getByText(networkText.waiting, { exact: true })).toHaveCount(0);
  await held.pop()?.continue();
  await itemOf(page, 'Milk').click();
  await expect(itemOf(page, 'Milk')).toBeChecked();
  await expect.poll(() => held.length).toBe(1);
  const headers = { [SERVER_HEADER]: 'test' };
  await held.pop()?.fulfill({ status: 403, headers, json: { message: 'This list is full' } });
  await expect(page.getByText('This list is full')).toBeVisible();
  await expect(itemOf(page, 'Milk')).not.toBeChecked();
});

test('leads from the calendar to the list of an item', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await startList(page, url, 'House');
  await fieldOf(page).fill('Bins');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: text.edit, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: text.editItem });
  await sheet.getByLabel(text.fieldDueOn).fill('2030-01-14');
  await sheet.getByRole('button', { name: text.save }).click();
  await expect(sheet).toBeHidden();
  await page.goto(`${url}/calendar?month=2030-01`);
  await page.getByRole('gridcell', { name: /\b14 January/ }).click();
  await page.getByRole('main').getByRole('link', { name: /Bins/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'House' })).toBeVisible();
  await expect(page).toHaveURL(/\/lists\/[0-9a-f-]{36}$/);
});

test('makes a repeated item again with the day of the next one', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await startList(page, url, 'House');
  await fieldOf(page).fill('Bins');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: text.edit, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: text.editItem });
  await sheet.getByLabel(text.fieldDueOn).fill('2030-01-31');
  await sheet.getByLabel(text.fieldEvery).selectOption('month');
  await sheet.getByRole('button', { name: text.save }).click();
  await expect(sheet).toBeHidden();
  await itemOf(page, 'Bins').click();
  await expect(page.getByText('28 Feb', { exact: false })).toBeVisible();
  await expect(itemOf(page, 'Bins')).toHaveCount(2);
});

test('adds and ticks items without a network, and sends them when it is back', async ({ page, context }) => {
  const { url } = await signUp(page, 'Riya');
  await startList(page, url, 'Groceries');
  await fieldOf(page).fill('Milk');
  await page.keyboard.press('Enter');
  await expect(itemOf(page, 'Milk')).toBeVisible();
  const address = page.url();
  await install(page, url);
  await page.goto(address);
  await expect(itemOf(page, 'Milk')).toBeVisible();
  await context.setOffline(true);
  await fieldOf(page).fill('Ghee');
  await page.keyboard.press('Enter');
  // A tick shows with the next render, for which `check` does not wait.
  await itemOf(page, 'Milk').click();
  await expect(itemOf(page, 'Milk')).toBeChecked();
  await expect(itemOf(page, 'Ghee')).toBeVisible();
  await expect(page.getByText('2 changes are waiting for the network')).toBeVisible();
  await page.reload();
  await expect(itemOf(page, 'Ghee')).toBeVisible();
  await expect(itemOf(page, 'Milk')).toBeChecked();

  await page.goto(`${url}/lists`);
  await startList(page, url, 'Packing');
  await fieldOf(page).fill('Sunscreen');
  await page.keyboard.press('Enter');
  await expect(itemOf(page, 'Sunscreen')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByText(networkText.waiting, { exact: true })).toHaveCount(0);
  const lists = (await (await page.request.get(`${url}/api/lists`)).json()) as { title: string }[];
  expect(lists).toMatchObject([
    { title: 'Packing', itemCount: 1, openCount: 1 },
    { title: 'Groceries', itemCount: 2, openCount: 1 },
  ]);
});
