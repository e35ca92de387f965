import { expect, test, type Page } from '@playwright/test';
import { budgetScreensText } from '#messages/en/budgets.ts';
import { financeScreensText } from '#messages/en/finances.ts';
import { pendingText } from '#messages/en/pending.ts';
import { recurringScreensText } from '#messages/en/recurring.ts';
import { savingsEntryScreensText } from '#messages/en/savings-entries.ts';
import { splittingScreensText } from '#messages/en/splitting.ts';
import { networkText } from '#messages/en/ui.ts';
import { pairUp, signUp } from '../support/members.ts';
import { install, openPhone } from '../support/phone.ts';

test.use({ serviceWorkers: 'allow' });

/** Adds entries to the couple's books offline: each sheet closes, and the screen shows the entry at once. */
async function writeBooks(page: Page): Promise<void> {
  await page.getByRole('button', { name: financeScreensText.addGoal }).click();
  const goal = page.getByRole('dialog', { name: financeScreensText.goalTitle });
  await goal.getByLabel(financeScreensText.fieldTitle).fill('A week in Kerala');
  await goal.getByLabel(financeScreensText.fieldTarget).fill('40000');
  await goal.getByRole('button', { name: financeScreensText.saveGoal }).click();
  await expect(goal).toBeHidden();

  await page.getByRole('button', { name: financeScreensText.addMoneyTo('A week in Kerala') }).click();
  const money = page.getByRole('dialog', { name: financeScreensText.moneyTitle });
  await money.getByLabel(financeScreensText.fieldAmount).fill('500');
  await money.getByRole('button', { name: financeScreensText.saveMoney }).click();
  await expect(money).toBeHidden();

  await page.getByRole('button', { name: splittingScreensText.settleUp }).click();
  const settlement = page.getByRole('dialog', { name: splittingScreensText.settleTitle });
  await settlement.getByLabel(financeScreensText.fieldAmount).fill('200');
  await settlement.getByLabel(splittingScreensText.method).selectOption('cash');
  await settlement.getByRole('button', { name: splittingScreensText.record }).click();
  await expect(settlement).toBeHidden();

  await page.getByRole('button', { name: budgetScreensText.set }).click();
  const budget = page.getByRole('dialog', { name: budgetScreensText.dialogTitle });
  await budget.getByLabel(financeScreensText.fieldAmount).fill('5000');
  await budget.getByRole('button', { name: financeScreensText.saveChanges }).click();
  await expect(budget).toBeHidden();

  await page.getByRole('button', { name: recurringScreensText.add }).click();
  const recurring = page.getByRole('dialog', { name: recurringScreensText.addTitle });
  await recurring.getByLabel(financeScreensText.fieldTitle).fill('Rent');
  await recurring.getByLabel(recurringScreensText.amount).fill('9000');
  await recurring.getByLabel(recurringScreensText.startsOn).fill(inTenDays());
  await recurring.getByRole('button', { name: recurringScreensText.save, exact: true }).click();
  await expect(recurring).toBeHidden();
}

/** Expects all entries, with the amounts spent and owed. */
async function expectBooks(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'A week in Kerala' })).toBeVisible();
  await expect(main.getByText('₹500 of ₹40,000').first()).toBeVisible();
  await expect(main.getByText('₹300', { exact: true })).toBeVisible();
  await expect(main.getByText(budgetScreensText.spentOf('₹1,000', '₹5,000')).first()).toBeVisible();
  await expect(main.getByText('Rent', { exact: true }).first()).toBeVisible();
  await main.getByRole('button', { name: financeScreensText.seeEntries }).click();
  const entries = page.getByRole('dialog', { name: savingsEntryScreensText.title });
  await expect(entries.getByText(savingsEntryScreensText.plus('₹500'))).toBeVisible();
  await entries.getByRole('button', { name: savingsEntryScreensText.close }).last().click();
  await page.getByRole('button', { name: splittingScreensText.settlements }).click();
  const settlements = page.getByRole('dialog', { name: splittingScreensText.settlements });
  await expect(settlements.getByText('₹200', { exact: true })).toBeVisible();
  await settlements.getByRole('button', { name: splittingScreensText.close }).last().click();
}

test('writes a goal, a deposit, a settlement, a budget and a recurring expense offline, which survive a restart and reach the partner', async ({
  browser,
}, { project }) => {
  const phone = openPhone(project);
  const partnerContext = await browser.newContext();
  try {
    let context = await phone.open();
    let page = await context.newPage();
    const { url } = await signUp(page, 'Riya');
    const partner = await partnerContext.newPage();
    const { createExpense } = await signUp(partner, 'Arjun');
    await pairUp(page, partner);
    await page.request.put(`${url}/api/finances/splitting`, { data: { isOn: true } });
    await createExpense({ title: 'Thali', amount: '1000' });
    await install(page, url);
    await page.goto(`${url}/finances`);
    // Data that was never loaded cannot be shown offline.
    await page.getByRole('button', { name: splittingScreensText.settlements }).click();
    await expect(page.getByText(splittingScreensText.settlementsEmpty)).toBeVisible();
    await page.keyboard.press('Escape');

    await context.setOffline(true);
    await writeBooks(page);
    await expect(page.getByText(pendingText.count(5))).toBeVisible();
    await expectBooks(page);
    await context.close();

    context = await phone.openWithoutNetwork();
    page = await context.newPage();
    await page.goto(`${url}/finances`);
    await expectBooks(page);
    // The goal, the budget and the recurring expense are marked as pending.
    await expect(page.getByRole('main').getByText(networkText.waiting, { exact: true })).toHaveCount(3);
    await expect(page.getByText(pendingText.count(5))).toBeVisible();
    await context.close();

    context = await phone.open();
    page = await context.newPage();
    await page.goto(`${url}/finances`);
    await expect(page.getByText(pendingText.count(5))).toBeHidden();
    await expect(page.getByText(networkText.waiting, { exact: true })).toHaveCount(0);
    await expectBooks(page);

    await partner.goto(`${url}/finances`);
    await expectBooks(partner);
    const read = async (path: string) => (await partner.request.get(url + path)).json() as Promise<unknown>;
    expect(await read('/api/savings-goals')).toMatchObject([{ currentAmount: '500.00' }]);
    expect(await read('/api/settlements')).toMatchObject([{ amount: '200.00', method: 'cash' }]);
    expect(await read('/api/budgets')).toMatchObject([{ category: 'total', monthlyAmount: '5000.00' }]);
    expect(await read('/api/recurring-expenses')).toMatchObject([{ title: 'Rent', nextOn: inTenDays() }]);
    expect(await read('/api/expenses')).toMatchObject([{ title: 'Thali' }]);
    await context.close();
  } finally {
    await partnerContext.close();
    phone.forget();
  }
});

function inTenDays(): string {
  return new Date(Date.now() + 10 * 24 * 3_600_000).toISOString().slice(0, 10);
}
