import { expect, test } from '@playwright/test';
import { adminConfigText } from '#messages/en/admin/config.ts';
import { signUpAdmin } from '../support/admin.ts';

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
