import { expect, test, type Page } from '@playwright/test';
import { financeScreensText } from '#messages/en/finances.ts';
import { networkText } from '#messages/en/ui.ts';
import { signUp } from '../support/members.ts';
import { cutNetwork } from '../support/network.ts';

/** Browsers whose database is full, fails to open, or is missing. */
const faults = {
  'is full': () => {
    const refuse = () => {
      throw new DOMException('The quota is exceeded', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.add = refuse;
    IDBObjectStore.prototype.put = refuse;
  },
  'does not open': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The database is blocked', 'UnknownError');
    };
  },
  'is missing': () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    Reflect.deleteProperty(Object.getPrototypeOf(globalThis) as object, 'indexedDB');
  },
};

async function openExpense(page: Page, title: string) {
  await page.getByRole('button', { name: financeScreensText.addExpense }).first().click();
  const sheet = page.getByRole('dialog', { name: financeScreensText.expenseTitle });
  await sheet.getByLabel(financeScreensText.fieldTitle).fill(title);
  await sheet.getByLabel(financeScreensText.fieldAmount).fill('20');
  return sheet;
}

for (const [fault, spoil] of Object.entries(faults)) {
  test(`saves online when the browser’s database ${fault}, and reports it when offline`, async ({ page, context }) => {
    await page.addInitScript(spoil);
    const { url } = await signUp(page, 'Riya');
    await page.goto(`${url}/finances`);
    const sheet = await openExpense(page, 'Chai');
    await sheet.getByRole('button', { name: financeScreensText.saveExpense, exact: true }).click();
    await expect(sheet).toBeHidden();
    const saved = await page.request.get(`${url}/api/expenses`);
    expect(await saved.json()).toMatchObject([{ title: 'Chai', amount: '20.00' }]);

    await cutNetwork(page);
    const second = await openExpense(page, 'Samosa');
    await second.getByRole('button', { name: financeScreensText.saveExpense, exact: true }).click();
    await expect(page.getByText(networkText.keepsNothing).first()).toBeVisible();
    // The input stays until the network is back.
    await expect(second.getByLabel(financeScreensText.fieldTitle)).toHaveValue('Samosa');
    await context.setOffline(false);
    await second.getByRole('button', { name: financeScreensText.saveExpense, exact: true }).click();
    await expect(second).toBeHidden();
  });
}
