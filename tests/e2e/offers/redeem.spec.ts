import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { dashboardText } from '#messages/en/dashboard.ts';
import { giftCardScreensText } from '#messages/en/gift-cards.ts';
import { callAdmin, signUpAdmin } from '../support/admin.ts';
import { pairUp, signUp } from '../support/members.ts';

test('redeems a gift card, whose code arrives without a reload once an admin sends it', async ({ browser, page }) => {
  const brand = `Kulhad Café ${crypto.randomUUID().slice(0, 8)}`;
  const adminPage = await (await browser.newContext()).newPage();
  await signUpAdmin(adminPage, 'Meera');
  await callAdmin(adminPage, 'POST', '/gift-cards', {
    title: brand,
    category: 'food',
    description: 'Two masala chais',
    denomination: 50,
    pointsCost: 40,
  });
  const member = await signUp(page, 'Riya');
  const partnersPage = await (await browser.newContext()).newPage();
  const partner = await signUp(partnersPage, 'Arjun');
  await pairUp(page, partnersPage);
  await becomeVerifiedLongAgo(member.email, partner.email);
  await page.goto(`${member.url}/dashboard`);
  await page.getByRole('button', { name: dashboardText.dailyCheckIn }).click();
  await expect(page.getByText('You earned 50 points today!')).toBeVisible();

  const coins = page.getByRole('link', { name: /Coins/ }).first();
  // At the edge of the screen, the button that adds something is over it.
  await coins.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await coins.click();
  await page.getByRole('button', { name: `Redeem for 40 points: ${brand}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(
      'After redemption, you will receive your gift card within 24 hours via email. This action cannot be undone.',
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: giftCardScreensText.confirm }).click();
  await expect(page.getByText('Redemption Successful!')).toBeVisible();
  const order = page.getByRole('listitem').filter({ hasText: 'Being prepared' });
  await expect(order).toContainText(brand);
  await expect(page.getByRole('region', { name: 'Your balance' })).toContainText('10');

  const orders = await callAdmin(adminPage, 'GET', `/gift-card-orders?search=${encodeURIComponent(brand)}`);
  const [{ id }] = orders as [{ id: string }];
  await callAdmin(adminPage, 'POST', `/gift-card-orders/${id}/fulfil`, { code: 'KULHAD-92XC' });
  await expect(page.getByText('KULHAD-92XC')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'KULHAD-92XC' })).toContainText('Sent');

  await page.getByRole('link', { name: giftCardScreensText.seeStatement }).click();
  const spent = page.getByRole('listitem').filter({ hasText: `Gift card: ${brand}` });
  await expect(spent).toContainText('−40');
  await expect(spent).toContainText('Balance 10');
  await adminPage.context().close();
  await partnersPage.context().close();
});

/** Verifies the members without a mailed code and makes their accounts older than the waiting period for gift cards. */
async function becomeVerifiedLongAgo(...emails: string[]): Promise<void> {
  const database = new Client({ connectionString: process.env['E2E_DATABASE_URL'] });
  await database.connect();
  try {
    await database.query(
      `update users set email_verified = true, created_at = created_at - interval '15 days' where email = any ($1)`,
      [emails],
    );
    await database.query(`select pg_notify('jugal_session', id::text) from users where email = any ($1)`, [emails]);
  } finally {
    await database.end();
  }
}
