import { expect, test } from '@playwright/test';
import { signUp } from '../support/members.ts';

test('a thumb beside the sheet closes it, unless something was typed', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/date-planning`);
  const sheet = page.getByRole('dialog', { name: 'Plan a Date' });
  const plan = page.getByRole('button', { name: 'Plan a Date' });
  const besideTheSheet = { x: 8, y: 8 };

  await plan.click();
  await sheet.waitFor();
  await page.mouse.click(besideTheSheet.x, besideTheSheet.y);
  await expect(sheet).toBeHidden();

  await plan.click();
  await sheet.getByLabel('Title').fill('Kites on the terrace');
  await page.mouse.click(besideTheSheet.x, besideTheSheet.y);
  await expect(sheet.getByLabel('Title')).toHaveValue('Kites on the terrace');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await plan.click();
  await expect(sheet.getByLabel('Title')).toHaveValue('');
  await page.mouse.click(besideTheSheet.x, besideTheSheet.y);
  await expect(sheet).toBeHidden();
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
  await page.getByRole('button', { name: 'Add Expense' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Add New Expense' });
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/finances');
});
