import { expect, test, type Browser, type Page } from '@playwright/test';
import type { Language } from '#domain/kernel/languages.ts';
import { datePlanningText as gujaratiDates } from '#messages/gu/date-screens.ts';
import { financeScreensText as gujaratiFinances } from '#messages/gu/finances.ts';
import { importantDateScreensText as gujaratiImportantDates } from '#messages/gu/important-date-screens.ts';
import { dateAnswersText as hindiAnswers } from '#messages/hi/date-answers.ts';
import { memoryScreensText as hindiMemories } from '#messages/hi/memories.ts';
import { noteScreensText as hindiNotes } from '#messages/hi/notes.ts';
import { pairUp, signUp } from '../support/members.ts';
import { recordToasts } from '../support/toasts.ts';

const url = process.env['E2E_URL'] ?? '';

/** Opens a partner's phone and records its toasts. */
async function openPhone(browser: Browser, name: string): Promise<{ page: Page; said: string[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signUp(page, name);
  return { page, said: await recordToasts(page) };
}

async function readIn(page: Page, language: Language): Promise<void> {
  const changed = await page.request.put(`${url}/api/auth/user/language`, { data: { language } });
  expect(changed.status()).toBe(200);
}

/** Fills the form that `opener` opens, submits it, and waits for the toast. */
async function fillForm(
  { page, said }: { page: Page; said: string[] },
  opener: string,
  values: Record<string, string>,
  submit: string,
): Promise<void> {
  const before = said.length;
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label, { exact: true }).fill(value);
  for (const choice of await dialog.getByRole('combobox').all())
    if ((await choice.inputValue()) === '') await choice.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect.poll(() => said.length).toBeGreaterThan(before);
}

test('shows success messages to two partners in Gujarati and Hindi', async ({ browser }) => {
  const riya = await openPhone(browser, 'Riya');
  const arjun = await openPhone(browser, 'Arjun');
  await pairUp(riya.page, arjun.page);
  await readIn(riya.page, 'gu');
  await readIn(arjun.page, 'hi');

  await test.step('plans a date and accepts it', async () => {
    await riya.page.goto(`${url}/date-planning`);
    const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10);
    await fillForm(
      riya,
      gujaratiDates.plan,
      { [gujaratiDates.fieldTitle]: 'ડિનર', [gujaratiDates.fieldDate]: tomorrow },
      gujaratiDates.create,
    );
    await arjun.page.goto(`${url}/date-planning`);
    const before = arjun.said.length;
    await arjun.page.getByRole('button', { name: hindiAnswers.accept, exact: true }).click();
    await expect.poll(() => arjun.said.length).toBeGreaterThan(before);
  });

  await test.step('saves an expense, an important date, a note and a memory', async () => {
    await riya.page.goto(`${url}/finances`);
    await fillForm(
      riya,
      gujaratiFinances.addExpense,
      { [gujaratiFinances.fieldTitle]: 'ચા', [gujaratiFinances.fieldAmount]: '40' },
      gujaratiFinances.addExpense,
    );
    await riya.page.goto(`${url}/important-dates`);
    await fillForm(
      riya,
      gujaratiImportantDates.emptyAction,
      { [gujaratiImportantDates.fieldTitle]: 'ઉત્તરાયણ', [gujaratiImportantDates.fieldDate]: '2027-01-14' },
      gujaratiImportantDates.create,
    );
    await arjun.page.goto(`${url}/partner-notes`);
    await fillForm(
      arjun,
      hindiNotes.emptyAction,
      { [hindiNotes.fieldTitle]: 'पसंद', [hindiNotes.fieldContent]: 'अदरक की चाय' },
      hindiNotes.create,
    );
    await arjun.page.goto(`${url}/memories`);
    await fillForm(
      arjun,
      hindiMemories.emptyAction,
      { [hindiMemories.fieldTitle]: 'पहली बारिश' },
      hindiMemories.create,
    );
  });

  expect(riya.said.length).toBeGreaterThanOrEqual(3);
  expect(arjun.said.length).toBeGreaterThanOrEqual(3);
  for (const words of riya.said) expect(words).toMatch(/^[^A-Za-z\u0900-\u097F]*[\u0A80-\u0AFF][^A-Za-z]*$/);
  for (const words of arjun.said) expect(words).toMatch(/^[^A-Za-z\u0A80-\u0AFF]*[\u0900-\u097F][^A-Za-z]*$/);
});
