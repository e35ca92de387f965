import { expect, test } from '@playwright/test';
import { datePlanningText } from '#messages/en/screens/dates.ts';
import { noteScreensText } from '#messages/en/screens/notes.ts';
import { uiText } from '#messages/en/screens/ui.ts';
import { financeScreensText } from '#messages/en/screens/finances.ts';
import { signUp } from '../support/members.ts';

test('a thumb beside the sheet closes it, unless something was typed', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/date-planning`);
  const sheet = page.getByRole('dialog', { name: 'Plan a Date' });
  const plan = page.getByRole('button', { name: datePlanningText.plan });
  const besideTheSheet = { x: 8, y: 8 };

  await plan.click();
  await sheet.getByLabel(datePlanningText.fieldTitle).waitFor();
  await page.mouse.click(besideTheSheet.x, besideTheSheet.y);
  await expect(sheet).toBeHidden();

  await plan.click();
  await sheet.getByLabel(datePlanningText.fieldTitle).fill('Kites on the terrace');
  await page.mouse.click(besideTheSheet.x, besideTheSheet.y);
  await expect(sheet.getByLabel('Title')).toHaveValue('Kites on the terrace');
  await sheet.getByRole('button', { name: uiText.cancel }).click();
  await expect(sheet).toBeHidden();

  await plan.click();
  await expect(sheet.getByLabel('Title')).toHaveValue('');
  await page.mouse.click(besideTheSheet.x, besideTheSheet.y);
  await expect(sheet).toBeHidden();
});

test('a form that was closed by mistake has what was typed when it is opened again, until it is saved or cancelled', async ({
  page,
}) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/partner-notes`);
  const sheet = page.getByRole('dialog', { name: 'Add Note' });
  // Who has no note yet is offered the first one.
  const write = page.getByRole('button', { name: /^(Create Your First|Add) Note$/ });
  const kept = sheet.getByText('Your draft is still here.');
  const content = sheet.getByLabel(noteScreensText.fieldContent);

  await write.click();
  await expect(kept).toBeHidden();
  await content.fill('G');
  await content.fill('');
  await page.keyboard.press('Escape');
  await write.click();
  await expect(content).toHaveValue('');
  await expect(kept).toBeHidden();
  await content.fill('Ginger, two spoons of sugar');
  await sheet.getByLabel(noteScreensText.fieldCategory).selectOption({ label: 'Gift Ideas' });
  await sheet.getByLabel(noteScreensText.fieldTags).fill('chai,');
  await sheet.getByLabel(noteScreensText.fieldPrivate).uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await write.click();
  await expect(kept).toBeVisible();
  await expect(content).toHaveValue('Ginger, two spoons of sugar');
  await expect(sheet.getByLabel('Category')).toHaveValue('gifts');
  await expect(sheet.getByRole('button', { name: 'Remove tag chai' })).toBeVisible();
  await expect(sheet.getByLabel('Private')).not.toBeChecked();

  await sheet.getByRole('button', { name: uiText.startOver }).click();
  await expect(content).toHaveValue('');
  await expect(kept).toBeHidden();
  await content.fill('Cardamom');
  await page.keyboard.press('Escape');
  await write.click();
  await sheet.getByLabel(noteScreensText.fieldTitle).fill('How she takes her chai');
  await sheet.getByLabel(noteScreensText.fieldCategory).selectOption({ label: 'Gift Ideas' });
  await sheet.getByRole('button', { name: noteScreensText.create }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Cardamom')).toBeVisible();
  await write.click();
  await expect(content).toHaveValue('');
  await expect(kept).toBeHidden();
});

test("a browser's own request to go back closes the upper sheet and stays on the screen", async ({
  page,
}) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/finances`);
  // Kept from the page, the key reaches the browser alone, which then asks as it does for Android's back gesture.
  await page.evaluate(() =>
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.getByRole('button', { name: financeScreensText.addExpense }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Add New Expense' });
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/finances');
});
