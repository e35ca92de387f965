import { expect, test } from '@playwright/test';
import { accountScreensText } from '#messages/en/accounts.ts';
import { dashboardText } from '#messages/en/dashboard.ts';
import { firstStepsText } from '#messages/en/first-steps.ts';
import { inviteText } from '#messages/en/invite.ts';
import { secondFactorsText } from '#messages/en/second-factors.ts';
import { readCode } from './support/mail.ts';
import { closeWelcome, signUp } from './support/members.ts';

test('invites from Home in two taps to WhatsApp, with the inviter’s name on the linked page', async ({
  page,
  browser,
}) => {
  const { url } = await signUp(page, 'Krishna');
  await page.goto(`${url}/dashboard`);
  await expect(page.getByText(firstStepsText.stepsDone(0, 5))).toBeVisible();
  await page.getByRole('button', { name: dashboardText.invitePartner, exact: true }).first().click();
  const whatsApp = page.getByRole('dialog').getByRole('link', { name: inviteText.whatsApp });
  const address = new URL((await whatsApp.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  const link = address.searchParams.get('text')?.split('\n').at(-1) ?? '';

  const phone = await browser.newContext();
  const invited = await phone.newPage();
  await invited.goto(link);
  await expect(invited.getByRole('heading', { name: accountScreensText.invitedTitle('Krishna') })).toBeVisible();
  await invited.getByLabel('First name').fill('Arjun');
  await invited.getByLabel('Last name').fill('Shah');
  await invited.getByLabel('Email').fill(`arjun-${crypto.randomUUID()}@example.com`);
  await invited.getByLabel('Password', { exact: true }).fill('kites over the old city');
  await invited.getByLabel('Confirm password').fill('kites over the old city');
  await invited.getByRole('checkbox').check();
  await invited.getByRole('button', { name: 'Create account' }).click();
  await expect(invited).toHaveURL(/\/verify-email/);
  // Live update: both are welcomed, and Home shows both at once.
  await closeWelcome(page);
  await expect(page.getByText(firstStepsText.stepsDone(1, 5))).toBeVisible();
  await phone.close();
});

test('keeps dismissed first steps dismissed', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/dashboard`);
  await page.getByRole('button', { name: firstStepsText.stepsPutAway }).click();
  await expect(page.getByText(firstStepsText.stepsTitle)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(firstStepsText.stepsTitle)).toBeHidden();
  await expect(page.getByRole('button', { name: dashboardText.invitePartner })).toBeVisible();
});

test('corrects a wrong address with the password, and sends its code automatically', async ({ page }) => {
  const { url, password } = await signUp(page, 'Riya');
  await page.goto(`${url}/verify-email`);
  await page.getByRole('button', { name: accountScreensText.wrongAddress }).click();
  const email = `right-${crypto.randomUUID()}@example.com`;
  await page.getByLabel(accountScreensText.rightAddress).fill(email);
  await page.getByLabel(accountScreensText.yourPassword).fill('wrong');
  await page.getByRole('button', { name: accountScreensText.sendCodeThere }).click();
  await expect(page.getByText(secondFactorsText.passwordWrong)).toBeVisible();
  await page.getByLabel(accountScreensText.yourPassword).fill(password);
  await page.getByRole('button', { name: accountScreensText.sendCodeThere }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel(accountScreensText.code).fill(await readCode(email));
  await expect(page.getByText(accountScreensText.verified).first()).toBeVisible();
});
