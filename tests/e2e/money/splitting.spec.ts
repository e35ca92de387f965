import { expect, test } from '@playwright/test';
import { debtsText } from '#messages/en/debts.ts';
import { financeScreensText } from '#messages/en/finances.ts';
import { splittingScreensText as text } from '#messages/en/splitting.ts';
import { pairUp, signUp } from '../support/members.ts';

test('splits expenses, shows who owes whom, and settles by the code on the other device', async ({ page, browser }) => {
  const riya = await signUp(page, 'Riya');
  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const arjunsPage = await other.newPage();
  await signUp(arjunsPage, 'Arjun');
  await pairUp(page, arjunsPage);
  await page.request.put(`${riya.url}/api/auth/user/upi`, { data: { upiId: 'riya@okbank' } });

  await test.step('is off until a partner turns it on', async () => {
    await page.goto(`${riya.url}/finances`);
    await expect(page.getByText(debtsText.even)).toHaveCount(0);
    await page.getByRole('button', { name: text.turnOn }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.defaultSplit).selectOption(text.percent);
    await dialog.getByLabel(text.payersPercent).fill('60');
    await dialog.getByRole('button', { name: text.save }).click();
    await expect(page.getByText(debtsText.even)).toBeVisible();
  });

  await test.step('shows an earlier expense without a share, below a divider', async () => {
    const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    const before = { title: 'Old rent', amount: '800', spentOn: day };
    await page.request.post(`${riya.url}/api/expenses`, { data: before });
    await page.goto(`${riya.url}/finances`);
    await expect(page.getByText(text.beforeSplitting)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Old rent' }).first()).not.toContainText('share');
    await expect(page.getByText(financeScreensText.oneAccount)).toHaveCount(0);
    await expect(page.getByText(financeScreensText.lead)).toHaveCount(0);
  });

  await test.step('shows each share in the sheet, and updates the balance', async () => {
    await page.getByRole('button', { name: financeScreensText.addExpense }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(financeScreensText.fieldTitle).fill('Rent');
    await dialog.getByLabel(financeScreensText.fieldAmount).fill('1000.01');
    await expect(dialog.getByText('You ₹600.01 · Arjun ₹400')).toBeVisible();
    await dialog.getByLabel(text.split, { exact: true }).selectOption(text.halves);
    await expect(dialog.getByText('You ₹500.01 · Arjun ₹500')).toBeVisible();
    await dialog.getByRole('button', { name: financeScreensText.saveExpense, exact: true }).click();
    await expect(page.getByText('Arjun owes you')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Rent' }).first()).toContainText(
      'you paid · your share ₹500.01',
    );
  });

  await test.step('records a UPI payment once the payer confirms it', async () => {
    await arjunsPage.goto(`${riya.url}/finances`);
    await expect(arjunsPage.getByText('You owe Riya')).toBeVisible();
    await arjunsPage.getByRole('button', { name: text.pay('Riya') }).click();
    const dialog = arjunsPage.getByRole('dialog');
    await expect(dialog.getByText(text.codeShown('Riya'))).toBeVisible();
    const shown = page.getByRole('dialog', { name: text.wantsToPay('Arjun', '₹500') });
    await expect(shown.getByRole('img', { name: 'QR code: ₹500 to Riya' })).toBeVisible();
    await shown.getByRole('button', { name: text.close }).first().click();
    await expect(shown).toHaveCount(0);

    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      text.scanTheirs('Riya'),
      text.copyBoth,
      text.savePicture,
      text.openUpiApp,
    ]);
    await expect(dialog.locator('a[href^="upi://pay"]')).toHaveAttribute('href', /pa=riya@okbank&.*am=500\.00&cu=INR/);
    const saving = arjunsPage.waitForEvent('download');
    await dialog.getByRole('button', { name: text.save, exact: true }).click();
    expect((await saving).suggestedFilename()).toBe('upi-code.png');
    await dialog.getByRole('button', { name: text.notYet }).click();
    await expect(arjunsPage.getByText('You owe Riya')).toBeVisible();
    await arjunsPage.getByRole('button', { name: text.settleUp }).click();
    await dialog.getByRole('button', { name: text.pay('Riya') }).click();
    await dialog.getByRole('button', { name: text.yes }).click();
    await expect(arjunsPage.getByText(debtsText.even)).toBeVisible();
  });

  await test.step('shows the settlement at once, closes the code, and lets either partner delete it', async () => {
    await expect(page.getByText(debtsText.even)).toBeVisible();
    await page.getByRole('button', { name: text.settlements }).click();
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Arjun gave you' });
    await expect(row).toContainText('₹500');
    await row.getByRole('button', { name: text.delete }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: text.close }).first().click();
    await expect(page.getByText('Arjun owes you')).toBeVisible();
  });
  await other.close();
});
