import { expect, test } from '@playwright/test';
import { accountsText, accountScreensText as text } from '#messages/en/accounts.ts';
import { secondFactorScreensText as factors } from '#messages/en/second-factors.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { readMailedPath } from './support/mail.ts';
import { signUp } from './support/members.ts';

const NEW_PASSWORD = 'lanterns on the river 7';

test('asks before signing out by a link on another site', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  const [host = ''] = url.split('//').slice(1);
  const otherSite = url.replace(host, host.replace('127.0.0.1', 'localhost'));
  await page.goto(`${otherSite}/about`);
  await page.evaluate((address) => location.assign(address), `${url}/api/logout`);
  await expect(page.getByRole('heading', { name: accountsText.signOutAsk })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
  await page.goto(`${url}/profile`);
  await expect(page).toHaveURL(`${url}/profile`);
  await page.goto(`${otherSite}/about`);
  await page.evaluate((address) => location.assign(address), `${url}/api/logout`);
  await page.getByRole('button', { name: accountsText.signOut }).click();
  await expect(page).toHaveURL(`${url}/`);
  expect((await page.request.get(`${url}/api/auth/user`)).status()).toBe(401);
});

test('lets a member locked out by a thief’s passkey back in with a new password', async ({ page, browser }) => {
  const thiefs = await browser.newPage();
  await addAuthenticator(thiefs);
  const url = (process.env['E2E_URL'] ?? '').replace('127.0.0.1', 'localhost');
  const member = await signUp(thiefs, 'Riya', url);
  await thiefs.goto(`${url}/settings/sign-in`);
  await thiefs.getByRole('button', { name: factors.addPasskey }).click();
  const dialog = thiefs.getByRole('dialog');
  await dialog.getByLabel(factors.passkeyName).fill('Thief');
  await dialog.getByLabel(factors.password).fill(member.password);
  await dialog.getByRole('button', { name: factors.continue }).click();
  await thiefs.getByRole('button', { name: factors.codesKept }).click();

  await page.request.post(`${url}/api/auth/forgot-password`, { data: { email: member.email } });
  await page.goto(url + (await readMailedPath(member.email, 'reset')));
  await page.getByLabel(text.newPassword).fill(NEW_PASSWORD);
  await page.getByLabel(text.confirmPassword).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: text.resetPassword }).click();
  await expect(page.getByRole('heading', { name: text.newWaysTitle })).toBeVisible();
  await page.getByRole('button', { name: text.removeWays }).click();
  await expect(page.getByText(text.tickWays)).toBeVisible();
  await page.getByRole('checkbox', { name: /Thief/ }).check();
  await page.getByRole('button', { name: text.removeWays }).click();
  await expect(page).toHaveURL(`${url}/login`);
  await page.getByLabel(text.email).fill(member.email);
  await page.getByLabel(text.password, { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: text.signIn, exact: true }).click();
  await expect(page).toHaveURL(`${url}/dashboard`);
});
