import { expect, test } from '@playwright/test';
import { expenseImportText as text } from '#messages/en/screens/expense-import.ts';
import { financeScreensText } from '#messages/en/screens/finances.ts';
import { pairUp, signUp } from './support/members.ts';

const splitwise = `Date,Description,Category,Cost,Currency,Riya Shah,Arjun Shah

2026-01-01,Rent,Rent,30000.00,INR,15000.00,-15000.00
2026-01-03,Dinner at Agashiye,Dining out,1450.50,INR,-870.30,870.30
2026-01-05,Riya S. paid Arjun S.,Payment,500.00,INR,500.00,-500.00

2026-01-24,Total balance, , ,INR,14629.70,-14629.70
`;

test('a file of Splitwise is looked through, imported but for what is there, and undone', async ({
  page,
  browser,
}) => {
  const riya = await signUp(page, 'Riya');
  const other = await browser.newContext();
  const arjunsPage = await other.newPage();
  await signUp(arjunsPage, 'Arjun');
  await pairUp(page, arjunsPage);
  await page.request.post(`${riya.url}/api/expenses`, {
    data: { title: 'Rent', amount: '30000', category: 'other', spentOn: '2026-01-01' },
  });
  await arjunsPage.goto(`${riya.url}/finances?view=transactions`);
  await expect(arjunsPage.getByText('Rent')).toBeVisible();
  await page.goto(`${riya.url}/finances?view=transactions`);
  const choose = async (name: string, content: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: text.chooseFile }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  };
  const dialog = page.getByRole('dialog');

  await test.step('a file that cannot be read says in which line and why, and imports nothing', async () => {
    await page.getByRole('button', { name: financeScreensText.importExpenses }).click();
    await choose('empty.csv', '');
    await expect(dialog.getByText(text.faults.empty)).toBeVisible();
    await choose('broken.csv', splitwise.replace('1450.50', 'a lot'));
    await dialog.getByRole('button', { name: text.next }).click();
    await expect(dialog.getByText(text.inLine(4, text.faults.amount('a lot')))).toBeVisible();
    await dialog.getByRole('button', { name: text.chooseAnother }).click();
  });

  await test.step('what is there already is not chosen', async () => {
    await choose('splitwise.csv', splitwise);
    await expect(dialog.getByText(text.formats.splitwise)).toBeVisible();
    await expect(dialog.getByLabel(text.you)).toHaveValue('0');
    await dialog.getByRole('button', { name: text.next }).click();
    await expect(dialog.getByText(text.present(1))).toBeVisible();
    await expect(dialog.getByText(text.leftOut(2))).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Rent' })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Dinner at Agashiye' })).toBeChecked();
    await dialog.getByRole('button', { name: text.submit(1) }).click();
    await expect(dialog.getByText(text.doneTitle(1))).toBeVisible();
    await dialog.getByRole('button', { name: text.close, exact: true }).click();
    await expect(page.getByText('Dinner at Agashiye')).toBeVisible();
    await expect(arjunsPage.getByText('Dinner at Agashiye')).toBeVisible();
  });

  await test.step('it is undone from the list of imports, at the partner too', async () => {
    await page.getByRole('button', { name: financeScreensText.importExpenses }).click();
    await dialog.getByRole('button', { name: text.undo }).click();
    await expect(page.getByText(text.undoText('splitwise.csv', 1))).toBeVisible();
    await page.getByRole('dialog').last().getByRole('button', { name: text.undo }).click();
    await expect(arjunsPage.getByText('Dinner at Agashiye')).toHaveCount(0);
    await expect(arjunsPage.getByText('Rent')).toBeVisible();
  });
  await other.close();
});
