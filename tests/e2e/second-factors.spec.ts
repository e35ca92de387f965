import { expect, test, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { faultsText } from '#messages/en/faults.ts';
import { stepUpText } from '#messages/en/member-shell.ts';
import { secondFactorScreensText as text } from '#messages/en/second-factors.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { signUp, type BrowserMember } from './support/members.ts';

/** Signs up a member at a host name of this machine: passkeys do not work on IP addresses. */
async function signUpByName(page: Page): Promise<BrowserMember> {
  const url = (process.env['E2E_URL'] ?? '').replace('127.0.0.1', 'localhost');
  return signUp(page, 'Riya', url);
}

async function setUpApp(page: Page, { url, password }: BrowserMember): Promise<string> {
  await page.goto(`${url}/settings/sign-in`);
  await page.getByRole('button', { name: `${text.setUpApp} ${text.app}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.password).fill(password);
  await dialog.getByRole('button', { name: text.continue }).click();
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await expect(dialog.getByRole('img', { name: text.appQr })).toBeVisible();
  await dialog.getByLabel(text.appCode).fill('000000');
  await dialog.getByRole('button', { name: text.appConfirm }).click();
  await expect(dialog.getByText(faultsText.secondFactors.codeWrong)).toBeVisible();
  await dialog.getByLabel(text.appCode).fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: text.appConfirm }).click();
  return secret;
}

test('sets up an authenticator app, and shows its recovery codes once', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await setUpApp(page, member);
  const codes = page.getByRole('dialog', { name: text.codesTitle });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: text.codesKept }).click();
  await expect(page.getByText(text.codesLeft(10))).toBeVisible();
});

test('adds a passkey, and asks for it again when its last use is old', async ({ page }) => {
  await addAuthenticator(page);
  const member = await signUpByName(page);
  await page.goto(`${member.url}/settings/sign-in`);
  await page.getByRole('button', { name: text.addPasskey }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.passkeyName).fill('My Pixel');
  await dialog.getByLabel(text.password).fill(member.password);
  await dialog.getByRole('button', { name: text.continue }).click();
  await page.getByRole('button', { name: text.codesKept }).click();
  await expect(page.getByRole('button', { name: `${text.removePasskey} My Pixel` })).toBeVisible();

  // The second server's clock is eight days ahead.
  const later = (process.env['E2E_LATER_URL'] ?? '').replace('127.0.0.1', 'localhost');
  await page.goto(`${later}/settings/sign-in`);
  await page.getByRole('button', { name: `${text.renewCodes} ${text.recoveryCodes}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.renewCodes }).click();
  const stepUp = page.getByRole('dialog', { name: stepUpText.title });
  await stepUp.getByRole('button', { name: text.withPasskey }).click();
  await expect(page.getByRole('dialog', { name: text.codesTitle })).toBeVisible();
});
