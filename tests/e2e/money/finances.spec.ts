import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { financeScreensText } from '#messages/en/finances.ts';
import { restoringText } from '#messages/en/member-shell.ts';
import { savingsEntryScreensText } from '#messages/en/savings-entries.ts';
import { statementScreensText } from '#messages/en/statement.ts';
import { signUp } from '../support/members.ts';
import { recordToasts } from '../support/toasts.ts';

async function open(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).first().click();
  return page.getByRole('dialog');
}

async function chooseAction(page: Page, of: string, action: string): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: of }).getByRole('button', { name: action }).click();
}

test('adds, edits, finds, deletes and restores expenses, with matching sums', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/finances`);

  await test.step('reports missing fields', async () => {
    const dialog = await open(page, financeScreensText.addExpense);
    await dialog.getByRole('button', { name: financeScreensText.addExpense }).click();
    await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible();
    await dialog.getByLabel(financeScreensText.fieldTitle).fill('Deposit for the flat');
    await dialog.getByLabel(financeScreensText.fieldAmount).fill('123456.5');
    await dialog.getByLabel(financeScreensText.fieldCategory).selectOption('Other');
    await dialog.getByRole('button', { name: financeScreensText.addExpense }).click();
    await expect(page.getByText('Expense added successfully!')).toBeVisible();
  });

  await test.step('formats sums with Indian digit grouping', async () => {
    const card = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Total Expenses' }).first();
    await expect(card).toContainText('₹1,23,456.50');
    await expect(card).toContainText('1 transaction');
  });

  await test.step('edits a single field', async () => {
    await page.getByRole('button', { name: 'Deposit for the flat' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Amount (₹)')).toHaveValue('123456.50');
    await dialog.getByLabel(financeScreensText.fieldAmount).fill('100000');
    await dialog.getByRole('button', { name: financeScreensText.saveChanges }).click();
    await expect(page.getByText('Expense updated successfully!')).toBeVisible();
    await expect(page.getByText('₹1,00,000').first()).toBeVisible();
  });

  await test.step('searches and filters all transactions', async () => {
    for (let count = 1; count <= 100; count += 1) await member.createExpense({ title: `Chai ${count}`, amount: '20' });
    await page.reload();
    await page.getByRole('link', { name: financeScreensText.seeAll }).click();
    await expect(page.getByText('101 transactions, ₹1,02,000')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Deposit' })).toHaveCount(0);
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return page.getByRole('listitem').filter({ hasText: 'Deposit' }).isVisible();
      })
      .toBe(true);
    await page.getByLabel(financeScreensText.search).fill('chai 6');
    await expect(page.getByText('11 transactions, ₹220')).toBeVisible();
    await page.getByLabel(financeScreensText.filterCategory).selectOption('Travel');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByRole('button', { name: financeScreensText.clearFilters }).click();
    await expect(page.getByText('101 transactions')).toBeVisible();
  });

  await test.step('exports the filtered transactions', async () => {
    await page.getByLabel(financeScreensText.filterCategory).selectOption('Other');
    await expect(page.getByText('1 transaction, ₹1,00,000')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: financeScreensText.download }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file.trimEnd().split('\r\n').slice(1)).toEqual([
      expect.stringContaining('Deposit for the flat,Other,100000.00'),
    ]);
  });

  await test.step('restores a deleted expense by Undo', async () => {
    await page.getByRole('button', { name: 'Deposit for the flat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: financeScreensText.deleteExpense }).click();
    await expect(page.getByText('Expense deleted')).toBeVisible();
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByRole('button', { name: restoringText.undo }).click();
    await expect(page.getByText('1 transaction, ₹1,00,000')).toBeVisible();
  });
});

test('creates, fills, resets and deletes a goal that the dashboard counts', async ({ page }) => {
  const member = await signUp(page, 'Arjun');
  await page.goto(`${member.url}/finances`);
  const form = await open(page, financeScreensText.addGoal);
  await form.getByLabel(financeScreensText.fieldTitle).fill('Rann Utsav');
  await form.getByLabel(financeScreensText.fieldTarget).fill('40000');
  await form.getByLabel(financeScreensText.fieldCategory).selectOption('Dream Vacation');
  await form.getByRole('button', { name: financeScreensText.saveGoal }).click();
  await expect(page.getByText('Savings goal created successfully!')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Delete goal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset to ₹0' })).toHaveCount(0);

  const money = await open(page, 'Add money to Rann Utsav');
  await money.getByRole('button', { name: financeScreensText.addMoney }).click();
  await expect(page.getByText('Please enter an amount.').first()).toBeVisible();
  await money.getByLabel(financeScreensText.fieldAmount).fill('50000');
  await money.getByRole('button', { name: financeScreensText.addMoney }).click();
  await expect(page.getByText('Money added to savings goal!')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress of Rann Utsav' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );

  await chooseAction(page, 'Rann Utsav', financeScreensText.seeEntries);
  const entries = page.getByRole('dialog');
  await expect(entries.getByRole('listitem').first()).toContainText(savingsEntryScreensText.deposit.byYou);
  await entries.getByRole('button', { name: savingsEntryScreensText.close }).last().click();

  await chooseAction(page, 'Rann Utsav', 'Reset to ₹0');
  await expect(page.getByRole('dialog')).toContainText('cannot be undone');
  await page.getByRole('dialog').getByRole('button', { name: financeScreensText.resetConfirm }).click();
  await expect(page.getByText('Savings goal reset to ₹0!')).toBeVisible();
  await page.goto(`${member.url}/dashboard`);
  await expect(page.getByRole('link', { name: /1\s*Goals/ })).toBeVisible();

  await page.goto(`${member.url}/finances`);
  await chooseAction(page, 'Rann Utsav', 'Delete goal');
  await expect(page.getByRole('dialog')).toContainText('cannot be undone');
  await page.getByRole('dialog').getByRole('button', { name: financeScreensText.deleteGoalConfirm }).click();
  await expect(page.getByText('Savings goal deleted successfully!')).toBeVisible();
  await expect(page.getByText('Save for something together')).toBeVisible();
});

test('lists each month by category and by payer, and each year', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/finances?view=statement`);
  await expect(page.getByText(statementScreensText.emptyTitle)).toBeVisible();
  await member.createExpense({ title: 'Rent', amount: '123456', category: 'other' });
  await member.createExpense({ title: 'Chai', amount: '20.50' });
  await page.goto(`${member.url}/finances`);
  await page.getByRole('link', { name: financeScreensText.seeStatement }).click();
  const lines = page.getByRole('table').getByRole('row');
  await expect(lines).toHaveCount(1 + 12 + 2);
  await expect(lines.nth(1)).toContainText('₹1,23,476.50');
  await expect(lines.nth(1)).toContainText('₹1,23,456');
  await page.getByLabel(statementScreensText.parts, { exact: true }).selectOption('payer');
  await expect(lines.first()).toContainText(statementScreensText.you);
  await page.getByLabel(statementScreensText.periods, { exact: true }).selectOption('year');
  await expect(lines).toHaveCount(1 + 1 + 2);
  await lines.nth(1).getByRole('link').click();
  // Wait for the months of the current year: before they load, the year's own line links back here.
  await expect(page.getByRole('table', { name: statementScreensText.table.month.payer })).toBeVisible();
  await expect(lines.nth(1)).toContainText('₹1,23,476.50');
  await lines.nth(1).getByRole('link').click();
  await expect(page.getByText('2 transactions, ₹1,23,476.50')).toBeVisible();
});

test('reports an ended session, opens the login, and sends the expense after it', async ({ page }) => {
  const member = await signUp(page, 'Meera');
  const toasts = await recordToasts(page);
  await page.goto(`${member.url}/finances`);
  const dialog = await open(page, financeScreensText.addExpense);
  await dialog.getByLabel(financeScreensText.fieldTitle).fill('Chai');
  await dialog.getByLabel(financeScreensText.fieldAmount).fill('20');
  // The session ends under this very call: a read refused before it would lead to the login without a word.
  await page.route('**/api/expenses', async (route) => {
    if (route.request().method() === 'POST') await page.context().clearCookies();
    await route.continue();
  });
  await dialog.getByRole('button', { name: financeScreensText.addExpense }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.unroute('**/api/expenses');
  await expect.poll(() => toasts.join()).toContain('You are logged out. Logging in again...');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  const listTitles = async () => {
    const rows = (await (await page.request.get(`${member.url}/api/expenses`)).json()) as { title: string }[];
    return rows.map(({ title }) => title);
  };
  await expect.poll(listTitles).toEqual(['Chai']);
});

/** Milliseconds within which Chromium counts two taps as a double tap, plus a margin. */
const DOUBLE_TAP_MS = 400;

test('adds five expenses in a row with eight taps from Home', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/dashboard`);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  await tap(page.getByRole('link', { name: 'Money' }));
  await tap(page.getByRole('button', { name: financeScreensText.addExpense }).first());
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel(financeScreensText.fieldAmount);
  const kept = ['Chai', 'Auto', 'Vegetables', 'Milk', 'Kites'];
  for (const [place, name] of kept.entries()) {
    // The field is focused without a tap.
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue('');
    await page.keyboard.type('20');
    // Waits, because a second tap at the same place within the double-tap time would select a word and type nothing.
    await page.waitForTimeout(DOUBLE_TAP_MS);
    await tap(dialog.getByLabel(financeScreensText.fieldTitle));
    await page.keyboard.type(name);
    const isLast = place === kept.length - 1;
    // Enter saves and keeps the sheet open for the next expense.
    if (isLast) await tap(dialog.getByRole('button', { name: financeScreensText.saveExpense, exact: true }));
    else await page.keyboard.press('Enter');
  }
  await expect(dialog).toBeHidden();
  for (const name of kept) await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  expect(taps).toBe(8);
});

test('takes the category of an earlier expense that arrives after the title was typed', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.createExpense({ title: 'Chai', amount: '15', category: 'groceries' });
  const arrival = Promise.withResolvers<void>();
  await page.goto(`${member.url}/finances`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Chai' }).first()).toBeVisible();
  await page.route('**/api/copy*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await member.createExpense({ title: 'Idli', amount: '30', category: 'groceries' });
  await page.getByRole('button', { name: financeScreensText.addExpense }).first().click();
  const dialog = page.getByRole('dialog');
  const category = dialog.getByLabel(financeScreensText.fieldCategory);
  await dialog.getByLabel(financeScreensText.quickEntry).pressSequentially('idli 40');
  await expect(category).toHaveValue('food');
  arrival.resolve();
  await expect(category).toHaveValue('groceries');
});

test('fills the sheet from a typed line or a bank message, and sends nothing of the message', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.createExpense({ title: 'Chai', amount: '15', category: 'groceries' });
  await page.goto(`${member.url}/finances`);
  await page.getByRole('button', { name: financeScreensText.addExpense }).first().click();
  const dialog = page.getByRole('dialog');
  const line = dialog.getByLabel(financeScreensText.quickEntry);
  const title = dialog.getByLabel(financeScreensText.fieldTitle);
  const amount = dialog.getByLabel(financeScreensText.fieldAmount);
  await line.pressSequentially('chai 40');
  await expect(title).toHaveValue('Chai');
  await expect(amount).toHaveValue('40');
  // The category that the couple last used for this title.
  await expect(dialog.getByLabel(financeScreensText.fieldCategory)).toHaveValue('groceries');
  await line.press('Enter');
  await expect(line).toHaveValue('');
  await expect(line).toBeFocused();
  await line.pressSequentially('petrol 500');
  await expect(dialog.getByLabel(financeScreensText.fieldCategory)).toHaveValue('transport');
  // Two amounts of equal weight: the member chooses, and Enter in the line saves.
  await line.fill('iPhone 15 79900');
  await expect(amount).toHaveValue('');
  await dialog.getByRole('group', { name: financeScreensText.quickEntryChoice }).getByText('₹79,900').click();
  await expect(amount).toHaveValue('79900');
  await expect(title).toHaveValue('iPhone 15');
  await expect(line).toBeFocused();
  await line.fill('');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const paste = (message: string) =>
    line.evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, message);
  await paste('482913 is your OTP for transaction of Rs.1,450.00. Do not share it with anyone.');
  await expect(dialog.getByText(financeScreensText.quickEntryRefused.code)).toBeVisible();
  await line.fill('');
  await paste('Sent Rs.450.00\nFrom HDFC Bank A/C x1234\nTo CHAI POINT\nRef 631712345678\nNot You?');
  await expect(title).toHaveValue('Chai Point');
  await expect(amount).toHaveValue('450.00');
  await dialog.getByRole('button', { name: financeScreensText.saveExpense, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Chai Point' }).first()).toBeVisible();
  expect(sent.filter((call) => /OTP|482913|HDFC|x1234|631712345678/.test(decodeURIComponent(call)))).toEqual([]);
});
