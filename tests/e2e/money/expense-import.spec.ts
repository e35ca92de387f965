import { type Browser, expect, type Page, test } from '@playwright/test';
import { debtsText } from '#messages/en/debts.ts';
import { expenseImportText as text } from '#messages/en/expense-import.ts';
import { financeScreensText } from '#messages/en/finances.ts';
import { pairUp, signUp } from '../support/members.ts';

const today = Temporal.Now.plainDateISO('Asia/Kolkata');
const day = today.toString();

async function signUpTwo(page: Page, browser: Browser) {
  const riya = await signUp(page, 'Riya');
  const other = await browser.newContext();
  const arjunsPage = await other.newPage();
  await signUp(arjunsPage, 'Arjun');
  await pairUp(page, arjunsPage);
  await page.request.put(`${riya.url}/api/finances/splitting`, { data: { isOn: true } });
  return { riya, arjunsPage, close: () => other.close() };
}

async function choose(page: Page, name: string, content: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: text.chooseFile }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

const splitwise = `Date,Description,Category,Cost,Currency,Riya Shah,Arjun Shah

2026-01-01,Rent,Rent,30000.00,INR,15000.00,-15000.00
${day},Dinner at Agashiye,Dining out,1450.50,INR,-870.30,870.30
${day},Riya S. paid Arjun S.,Payment,500.00,INR,500.00,-500.00
${day},Lamp,Home,a lot,INR,1,-1

${day},Total balance, , ,INR,14629.70,-14629.70
`;

test('previews a Splitwise file, imports it without its faulty row, and undoes the import', async ({
  page,
  browser,
}) => {
  const { riya, arjunsPage, close } = await signUpTwo(page, browser);
  await page.request.post(`${riya.url}/api/expenses`, {
    data: { title: 'Rent', amount: '30000', category: 'other', spentOn: '2026-01-01' },
  });
  await arjunsPage.goto(`${riya.url}/finances?view=transactions`);
  await expect(arjunsPage.getByRole('button', { name: 'Rent', exact: true })).toBeVisible();
  await page.goto(`${riya.url}/finances?view=transactions`);
  const dialog = page.getByRole('dialog');

  await test.step('explains why a file without a table fails', async () => {
    await page.getByRole('button', { name: financeScreensText.importExpenses }).click();
    await choose(page, 'empty.csv', '');
    await expect(dialog.getByText(text.faults.empty)).toBeVisible();
  });

  await test.step('previews the balance before and after', async () => {
    await choose(page, 'splitwise.csv', splitwise);
    await expect(dialog.getByText(`splitwise.csv · ${text.formats.splitwise}`)).toBeVisible();
    const now = dialog.locator('div', { has: page.getByText(text.before, { exact: true }) }).last();
    await expect(now).toContainText(debtsText.even);
    const afterwards = dialog.locator('div', { has: page.getByText(text.after, { exact: true }) }).last();
    await expect(afterwards).toContainText(`${debtsText.youOwe('Arjun')}₹370.30`);
    await expect(dialog.getByText('You ₹870.30 · Arjun ₹580.20')).toBeVisible();
  });

  await test.step('deselects existing expenses, and lists faulty rows with line and reason', async () => {
    await expect(dialog.getByText(text.present(1))).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Rent' })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Dinner at Agashiye' })).toBeChecked();
    await dialog.getByRole('button', { name: new RegExp(`^${text.view.leftOut}`) }).click();
    await expect(dialog.getByText(text.inLine(8, text.reasons.total))).toBeVisible();
    await dialog.getByRole('button', { name: text.view.faulty }).click();
    await expect(dialog.getByText(text.inLine(6, text.rowFaults.amount('a lot')))).toBeVisible();
  });

  await test.step('imports the rest, and the payment as a settlement', async () => {
    await dialog.getByRole('button', { name: text.submit(1, 1, 3) }).click();
    await expect(dialog.getByText(text.doneTitle(1, 1))).toBeVisible();
    await dialog.getByRole('button', { name: text.close, exact: true }).click();
    await expect(page.getByText('Dinner at Agashiye')).toBeVisible();
    await expect(arjunsPage.getByText('Dinner at Agashiye')).toBeVisible();
    const balance = await page.request.get(`${riya.url}/api/finances/balance`);
    expect(await balance.json()).toMatchObject({ amount: '370.30' });
  });

  await test.step('undoes the import from the list of imports, for the partner too', async () => {
    await page.getByRole('button', { name: financeScreensText.importExpenses }).click();
    await dialog.getByRole('button', { name: text.undo }).click();
    await expect(page.getByText(text.undoText('splitwise.csv', 2))).toBeVisible();
    await page.getByRole('dialog').last().getByRole('button', { name: text.undo }).click();
    await expect(arjunsPage.getByText('Dinner at Agashiye')).toHaveCount(0);
    await expect(arjunsPage.getByRole('button', { name: 'Rent', exact: true })).toBeVisible();
    const balance = await page.request.get(`${riya.url}/api/finances/balance`);
    expect(await balance.json()).toMatchObject({ owedBy: null, amount: '0.00' });
  });
  await close();
});

test('asks one question about a statement, and splits several rows at once', async ({ page, browser }) => {
  const { riya, close } = await signUpTwo(page, browser);
  const cells = [today.day, today.month, today.year].map((part) => String(part).padStart(2, '0')).join('/');
  const rows = Array.from(
    { length: 24 },
    (_, place) => `${cells},${place % 2 ? 'ZEPTO' : 'CHAI'} ${place},-${place + 1}.00`,
  );
  const statement = ['Account,RIYA SHAH', '', 'Date,Narration,Amount', ...rows, `${cells},SALARY,75000.00`].join('\n');
  await page.goto(`${riya.url}/finances`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: financeScreensText.importExpenses }).click();
  await choose(page, 'statement.csv', statement);

  await test.step('preselects the likeliest answer, and shows the total for each answer', async () => {
    const question = dialog.getByRole('group', { name: text.questions.sign });
    const minus = question.getByRole('radio', { name: text.answers.minus });
    await expect(minus).toBeChecked();
    await expect(question).toContainText(text.answerFacts(24, '₹300'));
    await expect(question).toContainText(text.answerFacts(1, '₹75,000'));
    await question.getByRole('radio', { name: text.answers.plus }).check();
    await expect(dialog.getByRole('checkbox', { name: 'SALARY' })).toBeChecked();
    await question.getByRole('radio', { name: text.answers.minus }).check();
  });

  await test.step('keeps rows personal until they are split, several search results at once', async () => {
    await expect(dialog.getByText(text.personal.me)).toBeVisible();
    // They move no balance, so none is shown.
    await expect(dialog.getByText(debtsText.even)).toHaveCount(0);
    await dialog.getByRole('button', { name: `${text.view.split} 0` }).click();
    await dialog.getByRole('searchbox', { name: text.search }).fill('zepto');
    await dialog.getByRole('button', { name: text.splitAll }).click();
    await expect(dialog.getByRole('button', { name: `${text.view.split} 12` })).toBeVisible();
    await expect(dialog.getByText(text.after, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: text.submit(24, 0, 1) }).click();
    await expect(dialog.getByText(text.doneTitle(24, 0))).toBeVisible();
    const balance = await page.request.get(`${riya.url}/api/finances/balance`);
    expect(await balance.json()).toMatchObject({ amount: '78.00' });
  });
  await close();
});

test('says what a web page is, and asks about the columns of a file without headings', async ({ page, browser }) => {
  const { riya, close } = await signUpTwo(page, browser);
  await page.goto(`${riya.url}/finances?view=transactions`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: financeScreensText.importExpenses }).click();
  await choose(page, 'statement.xls', '<html><table><tr><td>Date</td></tr></table></html>');
  await expect(dialog.getByText(text.foreignFiles.webPage)).toBeVisible();

  await choose(page, 'statement.csv', `${day},UPI CHAI,450.00,,9550.00\n${day},SALARY,,9000.00,18550.00`);
  await expect(dialog.getByText(text.columnsGuessed)).toBeVisible();
  await expect(dialog.getByLabel(text.columnOf.out)).toHaveValue('2');
  await dialog.getByRole('button', { name: text.next }).click();
  const question = dialog.getByRole('group', { name: text.questions.whose });
  await expect(question.getByRole('radio', { name: text.answers.mine })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Chai' })).toBeChecked();
  await close();
});
