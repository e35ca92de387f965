import { type Locator, expect, test } from '@playwright/test';
import { adminOperationsText } from '#messages/en/admin/operations.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { signUpAdmin } from '../support/admin.ts';

const { groupLabels, tabLabels } = adminText;

test('groups the tabs on one line, shows pending counts, and supports the arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const admin = await signUpAdmin(page, 'Meera');
  await page.request.post(`${admin.url}/api/waitlist`, {
    data: {
      partner1Name: 'Hetal',
      partner2Name: 'Jay',
      email: `${crypto.randomUUID()}@example.com`,
      phone: '9876543210',
      city: 'Surat',
    },
  });
  await page.goto(`${admin.url}/admin?tab=waitlist`);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab(groupLabels.people)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(tabLabels.waitlist)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(groupLabels.today)).toHaveText(/\d+ waiting/);
  await expect(page.getByRole('tab', { name: /waiting/ })).toHaveCount(1);
  for (const list of await page.getByRole('tablist').all())
    expect(await list.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true);

  await tab(groupLabels.people).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=deals$/);
  await expect(tab(groupLabels.offers)).toBeFocused();
  await expect(tab(tabLabels.deals)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(tab(tabLabels.deals)).toBeFocused();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/tab=redemptions$/);
  await expect(tab(tabLabels.redemptions)).toBeFocused();

  await tab(groupLabels.today).click();
  await page.getByRole('link', { name: /^Waitlist follow-ups: \d+ waiting/ }).click();
  await expect(page).toHaveURL(/tab=operations&queue=waitlist$/);
  await expect(page.getByRole('button', { name: /^Waitlist follow-ups/, pressed: true })).toBeVisible();
  await expect(tab(tabLabels.operations)).toHaveText(/\d+ waiting/);
  await expect(page.getByRole('tab', { name: /waiting/ })).toHaveCount(1);
});

test('shows the first waiting row within 250 pixels of the panel’s top on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const admin = await signUpAdmin(page, 'Meera');
  const message = {
    name: 'Jinal Shah',
    email: 'jinal@example.com',
    subject: 'Kites',
    category: 'general',
    message: 'When do the kites fly?',
  };
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  const row = page.getByRole('list', { name: adminOperationsText.queues.contact.what }).getByRole('listitem');
  // Another journey answers all messages at once.
  await expect(async () => {
    await page.request.post(`${admin.url}/api/contact`, { data: message });
    await page.goto(`${admin.url}/admin?tab=operations&queue=contact`);
    await expect(row.first()).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const panel = page.getByRole('heading', { level: 1, name: adminText.title });
  expect((await top(row.first())) - (await top(panel))).toBeLessThanOrEqual(250);
});

test('fits every tab into the width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const admin = await signUpAdmin(page, 'Meera');
  for (const tab of Object.keys(tabLabels)) {
    await page.goto(`${admin.url}/admin?tab=${tab}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(2);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(() => scrollTo(1000, 0));
    expect(await page.evaluate(() => scrollX), tab).toBe(0);
  }
});
