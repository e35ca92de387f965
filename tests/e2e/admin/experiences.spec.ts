import { expect, test } from '@playwright/test';
import { adminExperiencesText } from '#messages/en/admin/experiences.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { signUpAdmin } from '../support/admin.ts';

test('creates an experience with a preview, merges edits of two admins, and deletes it after confirmation', async ({
  page,
}) => {
  const admin = await signUpAdmin(page, 'Meera');
  const title = `Kites above the old city ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(`${admin.url}/admin?tab=experiences`);
  await page.getByRole('button', { name: adminExperiencesText.add }).click();
  const dialog = page.getByRole('dialog');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(dialog.getByLabel('Order')).toHaveValue('1');
  await expect(dialog.getByLabel('Current Bookings')).toHaveValue('0');
  await expect(dialog.getByLabel('Max Couples')).toHaveValue('');
  await dialog.getByRole('button', { name: adminExperiencesText.create }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('Description is required')).toBeVisible();
  await dialog.getByLabel(adminExperiencesText.fieldTitle, { exact: true }).fill(title);
  await dialog.getByLabel(adminExperiencesText.fieldDescription).fill('An evening on a roof in the pol.');
  await dialog.getByLabel(adminExperiencesText.fieldIcon).selectOption('Gift');
  await expect(preview.getByText('An evening on a roof in the pol.')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Book Now' })).toBeDisabled();
  await dialog.getByLabel(adminExperiencesText.fieldBookingLink).fill('https://example.com/kites');
  await expect(preview.getByRole('link', { name: /Book Now/ })).toBeVisible();
  await dialog.getByLabel(adminExperiencesText.fieldBookingLink).fill('kites');
  await dialog.getByRole('button', { name: adminExperiencesText.create }).click();
  await expect(dialog.getByText(/web address that starts with http/)).toBeVisible();
  await dialog.getByLabel(adminExperiencesText.fieldBookingLink).fill('');
  await dialog.getByRole('button', { name: adminExperiencesText.create }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await expect(row.getByText('Available', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await dialog.getByLabel(adminExperiencesText.fieldLocation).fill('Khadia, Ahmedabad');
  const all = (await (await page.request.get(`${admin.url}/api/admin/experiences`)).json()) as {
    id: string;
    title: string;
  }[];
  const id = all.find((experience) => experience.title === title)?.id;
  await page.request.patch(`${admin.url}/api/admin/experiences/${id}`, {
    data: { subtitle: 'By another admin', location: 'Raipur', currentParticipants: 3 },
  });
  await dialog.getByRole('button', { name: adminExperiencesText.save }).click();
  await dialog.getByRole('button', { name: adminText.staleLoad }).click();
  await expect(dialog.getByLabel('Subtitle')).toHaveValue('By another admin');
  await expect(dialog.getByLabel('Current Bookings')).toHaveValue('3');
  await expect(dialog.getByLabel('Location')).toHaveValue('Khadia, Ahmedabad');
  await dialog.getByRole('button', { name: adminExperiencesText.save }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText('Khadia, Ahmedabad')).toBeVisible();
  await expect(row.getByText('By another admin')).toBeVisible();

  await row.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(dialog.getByText('Are you sure you want to delete this experience?')).toBeVisible();
  await dialog.getByRole('button', { name: adminText.remove }).click();
  await expect(row).toBeHidden();
});
