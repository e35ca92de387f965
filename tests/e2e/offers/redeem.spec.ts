import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { callAdmin, signUpAdmin } from '../support/admin.ts';
import { signUp } from '../support/members.ts';

test('a member redeems a gift card, and its code arrives without a reload once an admin sends it', async ({
  browser,
  page,
}) => {
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
  await verifyAddress(member.email);
  await page.goto(`${member.url}/dashboard`);
  await page.getByRole('button', { name: 'Daily Check-in' }).click();
  await expect(page.getByText('You earned 50 points today!')).toBeVisible();

  await page.getByRole('link', { name: /Coins/ }).first().click();
  await page.getByRole('button', { name: `Redeem for 40 points: ${brand}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(
      'After redemption, you will receive your gift card within 24 hours via email. This action cannot be undone.',
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Redemption' }).click();
  await expect(page.getByText('Redemption Successful!')).toBeVisible();
  const order = page.getByRole('listitem').filter({ hasText: 'Being prepared' });
  await expect(order).toContainText(brand);
  await expect(page.getByRole('region', { name: 'Your balance' })).toContainText('10');

  const orders = await callAdmin(adminPage, 'GET', `/gift-card-orders?search=${encodeURIComponent(brand)}`);
  const [{ id }] = orders as [{ id: string }];
  await callAdmin(adminPage, 'POST', `/gift-card-orders/${id}/fulfil`, { code: 'KULHAD-92XC' });
  await expect(page.getByText('KULHAD-92XC')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'KULHAD-92XC' })).toContainText('Sent');

  await page.getByRole('link', { name: 'See your statement' }).click();
  const spent = page.getByRole('listitem').filter({ hasText: `Gift card: ${brand}` });
  await expect(spent).toContainText('−40');
  await expect(spent).toContainText('Balance 10');
  await adminPage.context().close();
});

/** Past the mailed code, whose journey is another's. */
async function verifyAddress(email: string): Promise<void> {
  const database = new Client({ connectionString: process.env['E2E_DATABASE_URL'] });
  await database.connect();
  try {
    await database.query('update users set email_verified = true where email = $1', [email]);
  } finally {
    await database.end();
  }
}
