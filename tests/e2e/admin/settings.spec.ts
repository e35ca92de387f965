import { expect, test } from '@playwright/test';
import { adminConfigText } from '#messages/en/admin/config.ts';
import { signUpAdmin } from '../support/admin.ts';

test('finds a setting, and turns one on and off with a switch', async ({ page }) => {
  await signUpAdmin(page, 'Meera');
  await page.goto(`${process.env['E2E_URL'] ?? ''}/admin?tab=config`);
  await page.getByLabel(adminConfigText.search).fill('premium both');
  await expect(page.getByRole('button', { name: 'Change max_notes' })).toBeHidden();
  const covers = page.getByRole('switch', { name: /^The premium of one covers both/ });
  // Shown before it is saved: other journeys would find the setting off.
  const press = async () => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await covers.click();
    expect((await saved).ok()).toBe(true);
  };
  await expect(covers).toBeChecked();
  await press();
  await expect(covers).not.toBeChecked();
  await press();
  await expect(covers).toBeChecked();
  await page.getByLabel(adminConfigText.search).fill('no such setting');
  await expect(page.getByText(adminConfigText.noneFoundText)).toBeVisible();
});

test('changes a setting after showing its current value', async ({ page }) => {
  await signUpAdmin(page, 'Meera');
  await page.goto(`${process.env['E2E_URL'] ?? ''}/admin?tab=config`);
  await page.getByRole('button', { name: 'Change max_notes' }).click();
  const dialog = page.getByRole('dialog', { name: 'max_notes' });
  const value = dialog.getByLabel(adminConfigText.value);
  await expect(value).toBeFocused();
  await value.fill('4321');
  await expect(dialog.getByText(/becomes 4,321\./)).toBeVisible();
  await dialog.getByRole('button', { name: adminConfigText.save }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('4,321', { exact: true })).toBeVisible();
});
