import { expect, test } from '@playwright/test';
import { signUp } from '../support/members.ts';

const DAY_MS = 86_400_000;

test('draws the part of a long list that is near, down to its end', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  const rows = Array.from({ length: 600 }, (_, place) => ({
    title: `Chai ${place + 1}`,
    amount: '20',
    category: 'food',
    spentOn: new Date(Date.parse('2026-01-01') - Math.floor(place / 3) * DAY_MS).toISOString().slice(0, 10),
  }));
  const sent = await page.request.post(`${member.url}/api/expense-imports`, { data: { name: 'chai.csv', rows } });
  expect(sent.status()).toBe(201);
  await page.goto(`${member.url}/finances?view=transactions`);
  await expect(page.getByText('600 transactions, ₹12,000')).toBeVisible();
  const listed = page.locator('main').getByRole('listitem');
  const first = listed.filter({ has: page.getByRole('button', { name: 'Chai 1', exact: true }) });
  const last = listed.filter({ has: page.getByRole('button', { name: 'Chai 600', exact: true }) });
  await expect(first).toBeVisible();
  expect(await listed.count()).toBeLessThanOrEqual(300);
  await expect(last).toHaveCount(0);

  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return last.isVisible();
    })
    .toBe(true);
  await expect(first).toHaveCount(0);
  expect(await listed.count()).toBeLessThanOrEqual(300);

  await test.step('returns to the same place', async () => {
    const place = await page.evaluate(() => scrollY);
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL(/dashboard/);
    await page.goBack();
    await expect(last).toBeVisible();
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(600);
  });

  await test.step('shows the beginning again', async () => {
    await page.keyboard.press('Home');
    await expect(first).toBeVisible();
  });
});
