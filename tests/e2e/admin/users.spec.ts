import { expect, test } from '@playwright/test';
import { adminUsersText } from '#messages/en/admin/users.ts';
import { signUpAdmin } from '../support/admin.ts';
import { signUp } from '../support/members.ts';

test('denies a member the admin panel', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/admin`);
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(page.getByText("You don't have admin privileges.")).toBeVisible();
  await expect(page).toHaveURL(`${member.url}/`);
});

test('finds a member, changes a permission, and deletes the account after typing its address', async ({
  browser,
  page,
}) => {
  const memberPage = await (await browser.newContext()).newPage();
  const member = await signUp(memberPage, 'Jinal');
  const admin = await signUpAdmin(page, 'Meera');
  await page.goto(`${admin.url}/admin?tab=users`);
  await page.getByLabel(adminUsersText.search).fill(member.email);
  const row = page.getByRole('row').filter({ hasText: member.email });
  await expect(row.getByText('Unverified')).toBeVisible();

  await row.getByRole('button', { name: 'Edit Jinal Shah' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: adminUsersText.flags.emailVerified }).click();
  await expect(page.getByText('Jinal Shah is saved')).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Email verified' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(row.getByText('Unverified')).toBeHidden();

  await row.getByRole('button', { name: 'Delete Jinal Shah' }).click();
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await dialog.getByLabel(`Type ${member.email} to confirm`).fill(member.email);
  await dialog.getByRole('button', { name: adminUsersText.deleteAction }).click();
  await expect(page.getByText('Jinal Shah is deleted')).toBeVisible();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await memberPage.context().close();
});
