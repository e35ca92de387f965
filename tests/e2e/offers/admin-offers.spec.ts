import { expect, test } from '@playwright/test';
import { adminDealsText } from '#messages/en/admin/deals.ts';
import { adminGiftCardsText } from '#messages/en/admin/gift-cards.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { callAdmin, signUpAdmin } from '../support/admin.ts';

test('starts a deal from a template, and keeps the input when another admin has saved first', async ({ page }) => {
  const business = `Kaapi House ${crypto.randomUUID().slice(0, 8)}`;
  const admin = await signUpAdmin(page, 'Meera');
  await page.goto(`${admin.url}/admin?tab=deals`);
  await page.getByRole('button', { name: 'Use template Date Night Combo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('2 coffees and 2 desserts');
  await dialog.getByLabel(adminDealsText.fields.businessName).fill(business);
  await dialog.getByLabel(adminDealsText.fields.location).fill('Adajan, Surat');
  await dialog.getByLabel(adminDealsText.fields.validTo).fill('2199-12-31');
  await dialog.getByRole('button', { name: adminDealsText.create }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(business);
  const row = page.getByRole('row').filter({ hasText: business });
  await expect(row).toContainText('Live');
  await expect(row).toContainText('0 / ∞');
  await expect(row).toContainText('Fee TBD');
  await row.getByRole('button', { name: /^Feature / }).click();
  await expect(row.getByText('Featured', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: /^Edit / }).click();
  const list = await callAdmin(page, 'GET', `/brand-deals?search=${encodeURIComponent(business)}`);
  const [{ id }] = list as [{ id: string }];
  await dialog.getByLabel(adminDealsText.fields.title).fill('Two coffees for lovers');
  await callAdmin(page, 'PATCH', `/brand-deals/${id}`, { location: 'Vesu, Surat' });
  await dialog.getByRole('button', { name: adminDealsText.update }).click();
  await dialog.getByRole('button', { name: adminText.staleLoad }).click();
  await expect(dialog.getByLabel('Location')).toHaveValue('Vesu, Surat');
  await expect(dialog.getByLabel('Title')).toHaveValue('Two coffees for lovers');
  await dialog.getByRole('button', { name: adminDealsText.update }).click();
  await expect(row).toContainText('Two coffees for lovers');
  await expect(row).toContainText('Vesu, Surat');
});

test('adds a gift card, rejecting wrong numbers, and deletes it', async ({ page }) => {
  const brand = `Navrang ${crypto.randomUUID().slice(0, 8)}`;
  const admin = await signUpAdmin(page, 'Meera');
  await page.goto(`${admin.url}/admin?tab=giftcards`);
  await page.getByRole('button', { name: 'Add Gift Card' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Validity (days)')).toHaveValue('365');
  await expect(dialog.getByLabel('Stock Quantity')).toHaveValue('100');
  await expect(dialog.getByLabel('Points Required')).toHaveAttribute('placeholder', '12500');
  await dialog.getByLabel('Brand Name').fill(brand);
  await dialog.getByLabel(adminGiftCardsText.fieldCategory).selectOption('Entertainment');
  await dialog.getByLabel(adminGiftCardsText.fieldDescription).fill('Two seats next to each other');
  await dialog.getByLabel('Denomination (₹)').fill('500');
  await dialog.getByLabel('Points Required').fill('12500');
  await dialog.getByLabel('Stock Quantity').fill('-1');
  await dialog.getByRole('button', { name: 'Create Gift Card' }).click();
  await expect(dialog.getByText('Stock quantity cannot be negative')).toBeVisible();
  await dialog.getByLabel('Stock Quantity').fill('');
  await dialog.getByLabel('Brand Name').focus();
  await expect(dialog.getByLabel('Stock Quantity')).toHaveValue('0');
  await dialog.getByLabel('Stock Quantity').fill('4');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(brand);
  await dialog.getByRole('button', { name: 'Create Gift Card' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(brand);
  const row = page.getByRole('row').filter({ hasText: brand });
  await expect(row).toContainText('12,500');
  await row.getByRole('button', { name: `Delete ${brand}` }).click();
  await dialog.getByRole('button', { name: 'Delete gift card' }).click();
  await expect(row).toBeHidden();
});

test('requires a category for a new deal, and sorts and exports the partners on a phone', async ({ page }) => {
  const admin = await signUpAdmin(page, 'Meera');
  // A title that sorts first and that no other run uses.
  const title = `0 Chai ${crypto.randomUUID().slice(0, 8)}`;
  await callAdmin(page, 'POST', '/brand-deals', {
    title,
    businessName: 'Kulhad',
    description: 'For two',
    category: 'cafe',
    location: 'Surat',
    validFrom: '2026-01-01',
    validTo: '2199-12-31',
  });
  await page.goto(`${admin.url}/admin?tab=deals`);
  await page.getByRole('button', { name: adminDealsText.addPartner }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Active', { exact: true })).toBeChecked();
  await dialog.getByRole('button', { name: adminDealsText.create }).click();
  for (const field of ['Title', 'Business Name', 'Category', 'Location', 'Valid To'])
    await expect(dialog.getByText(`${field} is required`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel(adminText.sort).selectOption('Deal');
  await expect(page.getByRole('row').first()).toContainText(title);
  await page.getByRole('button', { name: /^Ascending/ }).click();
  await expect(page.getByRole('row').last()).toContainText(title);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: adminDealsText.exportPartners }).click();
  expect((await download).suggestedFilename()).toMatch(/^jugal-partners-.*\.csv$/);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  await dialog.getByRole('button', { name: adminDealsText.deleteAction }).click();
  await expect(row).toBeHidden();
});
