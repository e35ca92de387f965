import { expect, test } from '@playwright/test';
import { shellText as english } from '#messages/en/shell.ts';
import { dashboardText as gujaratiDashboard } from '#messages/gu/dashboard.ts';
import { notificationsText as gujaratiNotices } from '#messages/gu/notifications.ts';
import { publicShellText as gujaratiPages } from '#messages/gu/public-shell.ts';
import { shellText as gujarati } from '#messages/gu/shell.ts';
import { notificationsText as hindiNotices } from '#messages/hi/notifications.ts';
import { shellText as hindi } from '#messages/hi/shell.ts';
import { languageOffers } from '#messages/language-names.ts';
import { pairUp, signUp } from '../support/members.ts';

const url = process.env['E2E_URL'] ?? '';

test.describe('serves a visitor whose browser prefers Gujarati', () => {
  test.use({ locale: 'gu-IN' });

  test('offers the page in Gujarati once, and keeps the language across links', async ({ page }) => {
    await page.goto(`${url}/about`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: languageOffers.gu.text }).click();
    await expect(page).toHaveURL(`${url}/gu/about`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gu\/about$/);
    await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveAttribute('href', /\/about$/);
    await page.getByRole('contentinfo').getByRole('link', { name: gujaratiPages.terms }).click();
    await expect(page).toHaveURL(`${url}/gu/terms`);
    await page.goto(url);
    await expect(page.getByRole('link', { name: languageOffers.gu.text })).toBeHidden();
  });
});

test('changes the visitor’s language in the page’s shell, and keeps a dismissed offer dismissed', async ({ page }) => {
  await page.goto(`${url}/gu/benefits`);
  await page.getByRole('button', { name: languageOffers.en.putAway }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: languageOffers.en.text })).toBeHidden();
  await page.getByLabel(gujarati.language, { exact: true }).click();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${url}/hi/benefits`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('shows each partner screens and notifications in their own language', async ({ browser }) => {
  const [first, second] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [riya, arjun] = await Promise.all([first.newPage(), second.newPage()]);
  await signUp(riya, 'Riya');
  await signUp(arjun, 'Arjun');
  for (const [page, language] of [
    [riya, 'gu'],
    [arjun, 'hi'],
  ] as const) {
    const changed = await page.request.put(`${url}/api/auth/user/language`, { data: { language } });
    expect(changed.status()).toBe(200);
  }
  await pairUp(riya, arjun);
  await riya.goto(`${url}/dashboard`);
  await expect(riya.locator('html')).toHaveAttribute('lang', 'gu');
  await expect(riya).toHaveTitle(new RegExp(gujaratiDashboard.title));
  const notices = (await (await riya.request.get(`${url}/api/notifications`)).json()) as { title: string }[];
  expect(notices[0]?.title).toBe(gujaratiNotices.partnerJoined('Arjun'));

  const date = { title: 'Garba', scheduledDate: '2026-12-31', scheduledTime: '19:30', category: 'dancing' };
  const planned = await riya.request.post(`${url}/api/date-events`, { data: date });
  expect(planned.status()).toBe(201);
  const [told] = (await (await arjun.request.get(`${url}/api/notifications`)).json()) as { title: string }[];
  expect(told?.title).toBe(hindiNotices.datePlanned('Riya'));
  await Promise.all([first.close(), second.close()]);
});

test('switches the app to the language chosen in the profile', async ({ page }) => {
  await signUp(page, 'Riya');
  await page.goto(`${url}/profile`);
  // The side menu, hidden on a phone, has a language field too.
  const choice = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
  await choice(english.language).selectOption('hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(choice(hindi.language)).toHaveValue('hi');
  await page.goto(`${url}/memories`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto(`${url}/change-password`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto(`${url}/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
