import { expect, test } from '@playwright/test';
import { adminCampaignsText } from '#messages/en/admin/campaigns.ts';
import { bellButtonText } from '#messages/en/member-shell.ts';
import { profileText } from '#messages/en/profile.ts';
import { signUpAdmin } from '../support/admin.ts';
import { signUp } from '../support/members.ts';

test('notifies the members of a city at once and counts the recipients', async ({ browser }) => {
  const [adminPage, memberPage] = [await browser.newPage(), await browser.newPage()];
  const member = await signUp(memberPage, 'Jinal');
  const admin = await signUpAdmin(adminPage, 'Meera');
  // A title that no other run has sent.
  const title = `Garba nights ${crypto.randomUUID().slice(0, 8)}`;

  await test.step('sets the member’s city and opens the notifications', async () => {
    await memberPage.goto(`${member.url}/profile`);
    await memberPage.getByRole('button', { name: 'Edit City' }).click();
    const dialog = memberPage.getByRole('dialog');
    await dialog.getByLabel(adminCampaignsText.location).selectOption('Navsari');
    await dialog.getByRole('button', { name: profileText.save }).click();
    await expect(memberPage.getByText('City Updated')).toBeVisible();
    await memberPage.goto(`${member.url}/dashboard`);
    await memberPage.getByRole('button', { name: bellButtonText.bell }).click();
    await expect(memberPage.getByText('All quiet')).toBeVisible();
  });

  await test.step('sends to that city after confirming the number of recipients', async () => {
    await adminPage.goto(`${admin.url}/admin?tab=notifications`);
    await adminPage.getByRole('button', { name: adminCampaignsText.send }).click();
    await expect(adminPage.getByText('Title is required')).toBeVisible();
    await expect(adminPage.getByText('Message is required')).toBeVisible();
    await adminPage.getByRole('button', { name: /^New deals/ }).click();
    const { gu, hi } = adminCampaignsText.templates.new_deals.translations;
    for (const words of [gu.title, hi.title]) await expect(adminPage.getByRole('figure')).toContainText(words);
    await adminPage.getByLabel(adminCampaignsText.fieldTitle).fill(title);
    await adminPage.getByLabel(adminCampaignsText.audience).selectOption('location');
    await adminPage.getByLabel(adminCampaignsText.location, { exact: true }).selectOption('Navsari');
    await adminPage.getByRole('button', { name: adminCampaignsText.send }).click();
    await adminPage
      .getByRole('dialog')
      .getByRole('button', { name: /^Send to \d+ members?$/ })
      .click();
    await expect(adminPage.getByText(/^On its way to/)).toBeVisible();
  });

  await test.step('shows the notification without a reload, with a link to the deals', async () => {
    await memberPage.getByRole('dialog').getByText(title).click();
    await expect(memberPage).toHaveURL(/\/deals$/);
  });

  await test.step('shows the audience and the counts', async () => {
    const row = adminPage.getByRole('row').filter({ hasText: title });
    await expect(row.getByText('Sent', { exact: true }).last()).toBeVisible();
    await expect(row).toContainText('Navsari');
    await expect(row).toContainText(/Addressed:[1-9]/);
  });
  await adminPage.close();
  await memberPage.close();
});
