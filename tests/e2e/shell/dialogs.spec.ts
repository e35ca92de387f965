import { expect, test } from '@playwright/test';
import { addSheetText } from '#messages/en/add-sheet.ts';
import { dashboardText } from '#messages/en/dashboard.ts';
import { datePlanningText } from '#messages/en/date-screens.ts';
import { financeScreensText } from '#messages/en/finances.ts';
import { firstStepsText } from '#messages/en/first-steps.ts';
import { memoryScreensText } from '#messages/en/memories.ts';
import { menuText } from '#messages/en/menu.ts';
import { noteScreensText } from '#messages/en/notes.ts';
import { shellText } from '#messages/en/shell.ts';
import { uiText } from '#messages/en/ui.ts';
import { signUp } from '../support/members.ts';

test('closes the sheet on a tap outside, unless it has input', async ({ page }) => {
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
  // A phone has only the close button, which keeps the draft.
  await expect(sheet.getByRole('button', { name: uiText.cancel })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await sheet.getByRole('button', { name: uiText.cancel }).click();
  await expect(sheet).toBeHidden();

  await plan.click();
  await expect(sheet.getByLabel('Title')).toHaveValue('');
  await page.mouse.click(besideTheSheet.x, besideTheSheet.y);
  await expect(sheet).toBeHidden();
});

test('closes the uppermost overlay by the back button, in browsers without CloseWatcher', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/memories`);
  await page.goto(`${member.url}/date-planning`);
  const sheet = page.getByRole('dialog', { name: 'Plan a Date' });
  const plan = page.getByRole('button', { name: datePlanningText.plan });
  await plan.click();
  await sheet.getByLabel(datePlanningText.fieldTitle).waitFor();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/date-planning$/);

  // Back passes over the entry of a sheet that was closed otherwise.
  await plan.click();
  await sheet.getByRole('button', { name: uiText.close }).click();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/memories$/);

  // A link in the menu leads on.
  await page.getByRole('button', { name: shellText.more }).click();
  await page.getByRole('dialog').getByRole('link', { name: menuText.partnerNotes }).click();
  await expect(page).toHaveURL(/\/partner-notes$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/memories$/);
});

test('keeps the input of a form closed by mistake until it is saved or cancelled', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/partner-notes`);
  const sheet = page.getByRole('dialog', { name: 'Add Note' });
  // The button's name depends on whether the member has a note.
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

test('closes the upper sheet on the browser’s own back request and stays on the screen', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/finances`);
  // With the key hidden from the page, only the browser handles it, with the same request as for Android's back
  // gesture.
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

for (const part of ['its frame', 'the dialog itself'])
  test(`closes ${part} on Escape as soon as it appears, without closing the dialog below`, async ({ page }) => {
    const member = await signUp(page, 'Riya');
    await member.createMemory({ title: 'Kites', memoryDate: '2025-01-14' });
    await page.goto(`${member.url}/memories`);
    await page.getByRole('link', { name: /Kites/ }).click();
    const below = page.getByRole('dialog', { name: 'Kites' });
    const question = page.getByRole('dialog', { name: memoryScreensText.deleteTitle });
    await below.waitFor();
    // The observer runs after the dialog was rendered and before any work that waits for the paint.
    await page.evaluate(
      ([name, awaitsFrame]) => {
        new MutationObserver((_changes, observer) => {
          const isThere = [...document.querySelectorAll('dialog, [role=dialog]')].some((dialog) => {
            const title = dialog.querySelector('h2')?.textContent;
            return title === name && (dialog.localName === 'dialog') === awaitsFrame;
          });
          if (!isThere) return;
          observer.disconnect();
          const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
          (document.activeElement ?? document.body).dispatchEvent(escape);
          document.body.dataset['pressed'] = '';
        }).observe(document.body, { childList: true, subtree: true });
      },
      [memoryScreensText.deleteTitle, part === 'its frame'] as const,
    );
    await below.getByRole('button', { name: memoryScreensText.delete }).click();
    await page.locator('body[data-pressed]').waitFor();
    await expect(question).toBeHidden();
    await below.getByRole('button', { name: memoryScreensText.delete }).click();
    await expect(question).toBeVisible();
  });

test('returns the focus to the button of Home through which a form was opened', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/dashboard`);
  const steps = page.getByRole('button', { name: firstStepsText.steps.expense });
  const add = page.getByRole('button', { name: dashboardText.add, exact: true });
  const form = page.getByRole('dialog', { name: financeScreensText.expenseTitle });

  await steps.click();
  await form.getByLabel('Title').waitFor();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(steps).toBeFocused();

  await add.click();
  await page.getByRole('dialog').getByRole('button', { name: addSheetText.kinds.expense }).click();
  await form.getByLabel('Title').waitFor();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(add).toBeFocused();
});
