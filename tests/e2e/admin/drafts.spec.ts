import { expect, test, type Page } from '@playwright/test';
import { adminCampaignsText } from '#messages/en/admin/campaigns.ts';
import { adminConfigText } from '#messages/en/admin/config.ts';
import { adminDealsText } from '#messages/en/admin/deals.ts';
import { adminExperiencesText } from '#messages/en/admin/experiences.ts';
import { adminGiftCardsText } from '#messages/en/admin/gift-cards.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { uiText } from '#messages/en/ui.ts';
import { callAdmin, signUpAdmin } from '../support/admin.ts';

const url = process.env['E2E_URL'] ?? '';

/** Returns the `inputmode` of the numeric fields in the dialog. */
function keypadsOf(page: Page): Promise<string[]> {
  return page
    .getByRole('dialog')
    .locator('input[inputmode=numeric]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('inputmode') ?? ''));
}

test.use({ viewport: { width: 1280, height: 800 } });

test('keeps unsaved editor input over a reload, until it is saved or cancelled', async ({ page }) => {
  await signUpAdmin(page, 'Meera');
  const dialog = page.getByRole('dialog');
  const notice = page.getByText(uiText.draftKept);

  await test.step('keeps a gift card', async () => {
    await page.goto(`${url}/admin?tab=giftcards`);
    await page.getByRole('button', { name: 'Add Gift Card' }).click();
    await dialog.getByLabel(adminGiftCardsText.fieldBrand).fill('Kulhad Café');
    await dialog.getByLabel(adminGiftCardsText.fieldPoints).fill('1250');
    expect(await keypadsOf(page)).toEqual(['numeric', 'numeric', 'numeric', 'numeric']);
    await page.reload();
    await page.getByRole('button', { name: 'Add Gift Card' }).click();
    await expect(notice).toBeVisible();
    await expect(dialog.getByLabel(adminGiftCardsText.fieldBrand)).toHaveValue('Kulhad Café');
    await expect(dialog.getByLabel(adminGiftCardsText.fieldPoints)).toHaveValue('1250');
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Kulhad Café');
    await dialog.getByRole('button', { name: uiText.cancel }).click();
    await page.getByRole('button', { name: 'Add Gift Card' }).click();
    await expect(dialog.getByLabel(adminGiftCardsText.fieldBrand)).toHaveValue('');
    await expect(notice).toHaveCount(0);
  });

  await test.step('keeps an experience', async () => {
    await page.goto(`${url}/admin?tab=experiences`);
    await page.getByRole('button', { name: adminExperiencesText.add }).click();
    await dialog.getByLabel(adminExperiencesText.fieldTitle, { exact: true }).fill('Kites');
    await dialog.getByLabel('Max Couples').fill('12');
    expect(await keypadsOf(page)).toEqual(['numeric', 'numeric', 'numeric']);
    await page.reload();
    await page.getByRole('button', { name: adminExperiencesText.add }).click();
    await expect(notice).toBeVisible();
    await expect(dialog.getByLabel(adminExperiencesText.fieldTitle, { exact: true })).toHaveValue('Kites');
    await expect(dialog.getByLabel('Max Couples')).toHaveValue('12');
    await dialog.getByRole('button', { name: uiText.cancel }).click();
  });

  await test.step('keeps a setting', async () => {
    await page.goto(`${url}/admin?tab=config`);
    await page.getByRole('button', { name: 'Change max_nudges' }).click();
    const value = dialog.getByLabel(adminConfigText.value);
    await expect(value).toHaveAttribute('inputmode', 'numeric');
    await value.fill('49999');
    await page.reload();
    await page.getByRole('button', { name: 'Change max_nudges' }).click();
    await expect(notice).toBeVisible();
    await expect(value).toHaveValue('49999');
    await expect(dialog.getByText(/becomes 49,999\./)).toBeVisible();
    await dialog.getByRole('button', { name: uiText.cancel }).click();
  });

  await test.step('keeps a campaign, whose form is on the screen itself', async () => {
    await page.goto(`${url}/admin?tab=notifications`);
    await page.getByRole('button', { name: /^New deals/ }).click();
    await page.getByLabel(adminCampaignsText.fieldTitle).fill('Garba nights');
    await page.getByLabel(adminCampaignsText.audience).selectOption('location');
    await page.getByLabel(adminCampaignsText.location, { exact: true }).selectOption('Navsari');
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(page.getByLabel(adminCampaignsText.fieldTitle)).toHaveValue('Garba nights');
    await expect(page.getByLabel(adminCampaignsText.location, { exact: true })).toHaveValue('Navsari');
    await page.getByRole('button', { name: uiText.startOver }).click();
    await expect(page.getByLabel(adminCampaignsText.fieldTitle)).toHaveValue('');
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel(adminCampaignsText.fieldTitle)).toHaveValue('');
  });
});

test('rebases unsaved input onto the newest version of a deal, also after a reload', async ({ page }) => {
  await signUpAdmin(page, 'Meera');
  const businessName = `Kaapi House ${crypto.randomUUID().slice(0, 8)}`;
  const created = await callAdmin(page, 'POST', '/brand-deals', {
    title: 'Coffee for two',
    businessName,
    description: 'For two',
    category: 'cafe',
    location: 'Adajan, Surat',
    validFrom: '2026-01-01',
    validTo: '2199-12-31',
  });
  const { id } = created as { id: string };
  const dialog = page.getByRole('dialog');
  async function openEditor(): Promise<void> {
    await page.goto(`${url}/admin?tab=deals`);
    await page.getByRole('searchbox').fill(businessName);
    const row = page.getByRole('row').filter({ hasText: businessName });
    await row.getByRole('button', { name: /^Edit / }).click();
  }

  await openEditor();
  await dialog.getByLabel(adminDealsText.fields.title).fill('Two coffees for lovers');
  expect(await keypadsOf(page)).toEqual(['numeric']);
  await openEditor();
  await expect(page.getByText(uiText.draftKept)).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Two coffees for lovers');
  await callAdmin(page, 'PATCH', `/brand-deals/${id}`, { location: 'Vesu, Surat' });
  await dialog.getByRole('button', { name: adminDealsText.update }).click();
  await dialog.getByRole('button', { name: adminText.staleLoad }).click();
  await expect(dialog.getByLabel('Location')).toHaveValue('Vesu, Surat');
  await expect(dialog.getByLabel('Title')).toHaveValue('Two coffees for lovers');
  await openEditor();
  await expect(dialog.getByLabel('Location')).toHaveValue('Vesu, Surat');
  await expect(dialog.getByLabel('Title')).toHaveValue('Two coffees for lovers');
  await dialog.getByRole('button', { name: adminDealsText.update }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: businessName })).toContainText('Two coffees for lovers');
});
