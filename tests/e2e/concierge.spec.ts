import { expect, test } from '@playwright/test';
import { adminOperationsText } from '#messages/en/admin/operations.ts';
import { conciergeScreensText as text } from '#messages/en/concierge.ts';
import { bellButtonText } from '#messages/en/member-shell.ts';
import { premiumBenefits } from '#messages/en/premium-benefits.ts';
import { signUpAdmin } from './support/admin.ts';
import { pairUp, signUp } from './support/members.ts';
import { makePremium } from './support/premium.ts';

test('answers a gift request without a reload, and shows the partner only the plan', async ({ browser, page }) => {
  const occasion = `Promotion ${crypto.randomUUID().slice(0, 8)}`;
  const riya = await signUp(page, 'Riya');
  const partnersPage = await (await browser.newContext()).newPage();
  await signUp(partnersPage, 'Arjun');
  await pairUp(page, partnersPage);
  await makePremium(riya.email);
  const request = (title: string) => page.getByRole('listitem').filter({ hasText: title });

  await test.step('links to the concierge from the list of benefits', async () => {
    await page.goto(`${riya.url}/subscribe`);
    await page.getByRole('main').getByRole('link', { name: premiumBenefits.gifts }).click();
    await expect(page).toHaveURL(/\/concierge$/);
    await expect(page.getByText(text.emptyTitle)).toBeVisible();
  });

  await test.step('keeps the input after a reload, and reports missing fields', async () => {
    await page.getByRole('button', { name: text.offers.gift.action }).click();
    await page.getByLabel(text.occasion).fill(occasion);
    await page.getByLabel(text.budget).fill('50');
    await expect(page.getByLabel(text.budget)).toHaveAttribute('inputmode', 'decimal');
    await page.reload();
    await page.getByRole('button', { name: text.offers.gift.action }).click();
    await expect(page.getByLabel(text.occasion)).toHaveValue(occasion);
    await page.getByRole('button', { name: text.send }).click();
    await expect(page.getByText('Please choose a budget from ₹100 to ₹10,00,000')).toBeVisible();
    await expect(page.getByText('Please tell us what you would like')).toBeVisible();
    await page.getByLabel(text.budget).fill('3500');
    await page.getByLabel(text.wishes).fill('He repairs radios.');
    await page.getByRole('button', { name: text.send }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(request(occasion)).toContainText(text.states.waiting);
  });

  await test.step('requests a plan from a suggestion, which the partner sees without the gift', async () => {
    await page.getByRole('button', { name: text.offers.planning.action }).click();
    await page.getByRole('button', { name: 'Weekend trip' }).click();
    await page.getByLabel(text.budget).fill('12000');
    await page.getByLabel(text.wishes).fill('By train.');
    await page.getByRole('button', { name: text.send }).click();
    await expect(request('Weekend trip')).toContainText('up to ₹12,000');
    await partnersPage.goto(`${riya.url}/concierge`);
    // Premium of one partner covers both.
    await expect(partnersPage.getByRole('button', { name: text.offers.gift.action })).toBeVisible();
    await expect(partnersPage.getByRole('heading', { name: 'Weekend trip' })).toBeVisible();
    await expect(partnersPage.getByText(occasion)).toHaveCount(0);
  });

  await test.step('answers a request in Operations', async () => {
    const panel = await (await browser.newContext()).newPage();
    await signUpAdmin(panel, 'Meera');
    await panel.goto(`${riya.url}/admin?tab=operations&queue=concierge`);
    const answer = panel.getByRole('button', { name: adminOperationsText.answerOf(occasion) });
    await answer.click();
    await panel
      .getByRole('textbox', { name: adminOperationsText.answerField })
      .fill('See https://radios.example/iron.');
    await panel.getByRole('button', { name: adminOperationsText.answerSend }).click();
    await expect(panel.getByText(adminOperationsText.requestAnswered)).toBeVisible();
    await expect(answer).toHaveCount(0);
    await panel.context().close();
  });

  await test.step('shows the answer without a reload, with a link and a notification', async () => {
    const answered = request(occasion);
    await expect(answered).toContainText(text.states.answered);
    const link = answered.getByRole('link', { name: 'https://radios.example/iron' });
    await expect(link).toHaveAttribute('href', 'https://radios.example/iron');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await page.getByRole('button', { name: bellButtonText.bell }).click();
    await expect(page.getByRole('dialog').getByText('Your gift ideas are here')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('withdraws a pending request', async () => {
    await page.getByRole('button', { name: text.withdrawOf('Weekend trip') }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.withdraw }).click();
    await expect(request('Weekend trip')).toContainText(text.states.withdrawn);
    await expect(partnersPage.getByRole('listitem').filter({ hasText: 'Weekend trip' })).toContainText(
      text.states.withdrawn,
    );
  });
  await partnersPage.context().close();
});
