import { expect, test } from '@playwright/test';
import { accountsText } from '#messages/en/accounts.ts';
import { signUp } from './support/members.ts';

test('a link on another site asks before it signs out', async ({ page }) => {
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
