import { expect, test } from '@playwright/test';
import { dealScreensText } from '#messages/en/deals.ts';
import { createDeal } from '../support/admin.ts';
import { signUp } from '../support/members.ts';

test('redeems a deal for a free member, keeps its code, and reports the used weekly quota', async ({
  browser,
  page,
}) => {
  const title = `Two cups ${crypto.randomUUID().slice(0, 8)}`;
  const adminPage = await createDeal(browser, title);
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/deals`);
  await page.getByRole('button', { name: /^Cafes/ }).click();
  await page.getByRole('button', { name: `Redeem ${title}` }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /for the counter/ })).toBeVisible();
  const code = (await dialog.getByText(/^[A-Z2-9]{8}$/).textContent()) ?? '';
  await expect(dialog.getByText('KULLAD', { exact: true })).toBeVisible();
  await expect(page.getByText('Deal Redeemed!')).toBeVisible();
  await dialog.getByRole('button', { name: dealScreensText.done }).click();

  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByRole('button', { name: 'Redeemed this week' })).toBeDisabled();
  await expect(card.getByText('1 of 1 this week')).toBeVisible();
  await page.getByRole('tab', { name: dealScreensText.mine }).click();
  await expect(page.getByText(code)).toBeVisible();
  await adminPage.context().close();
});
