import { expect, test, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { OFFER_SEEN_KEY } from '../../client/features/notifications/push-model.ts';
import { callAdmin, signUpAdmin } from './support/admin.ts';
import { signUp } from './support/members.ts';

/** An admin confirms the member's payment over the API, as the panel does. */
async function confirmPaymentOf(browser: Browser, email: string): Promise<void> {
  const page = await browser.newPage();
  await signUpAdmin(page, 'Meera');
  const query = new URLSearchParams({ status: 'pending', search: email });
  const [payment] = z
    .array(z.object({ id: z.string() }))
    .parse(await callAdmin(page, 'GET', `/payments?${query}`));
  await callAdmin(page, 'POST', `/payments/${payment?.id}/confirm`);
  await page.close();
}

async function fillWishes(page: Page): Promise<void> {
  await page.getByLabel('Preferred location').fill('Sabarmati riverfront, Ahmedabad');
  await page.getByLabel('Date type').selectOption('romantic-dinner');
  await page.getByLabel('Time', { exact: true }).selectOption('evening');
  await page.getByLabel('Budget').selectOption('1000-1500');
  await page.getByLabel('Contact phone').fill('98250 12345');
}

test('a free member reaches the limit, pays, says what they wish for, and is premium once it is confirmed', async ({
  page,
  browser,
}) => {
  // The offer of notifications comes after three seconds, over whatever is there.
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), OFFER_SEEN_KEY);
  const riya = await signUp(page, 'Riya');
  for (let count = 1; count <= 5; count += 1)
    await riya.planDate({ title: `Date ${count}`, scheduledDate: '2030-01-05' });

  await test.step('the sixth date of the month is refused', async () => {
    await page.goto(`${riya.url}/date-planning`);
    await page.getByRole('button', { name: 'Plan a Date' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('One too many');
    await dialog.getByLabel('Date', { exact: true }).fill('2030-02-05');
    await dialog.getByRole('button', { name: 'Create Date' }).click();
    await expect(page.getByText(/The free plan allows 5 dates a month/).first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  });

  await test.step('the subscription says so and leads to the checkout', async () => {
    await page.goto(`${riya.url}/subscription`);
    await expect(page.getByText('Free Plan')).toBeVisible();
    await expect(page.getByText('Limit reached')).toBeVisible();
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
    await expect(page).toHaveURL(/\/subscribe\?action=upgrade$/);
    await expect(page.getByText('₹1200 per year (about ₹100 a month)')).toBeVisible();
    await expect(page.getByText('Pilot price ₹499')).toBeVisible();
    const [button, code] = [
      page.getByRole('link', { name: 'Pay ₹499 with a UPI app' }),
      page.getByRole('img', { name: 'QR code that pays ₹499' }),
    ];
    await expect(button).toHaveAttribute('href', /^upi:\/\/pay\?pa=jugal@upi&pn=Jugal&am=499\.00&cu=INR&tn=/);
    await expect(code).toBeHidden();
    const phone = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(code).toBeVisible();
    if (phone) await page.setViewportSize(phone);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /from ₹599 per month/);
  });

  await test.step('the payment is declared; the form says what is missing, then takes the wishes', async () => {
    await page.getByRole('button', { name: "I've Completed the Payment" }).click();
    await page.getByRole('button', { name: 'Submit Preferences' }).click();
    for (const message of [
      'Please tell us your preferred location',
      'Please select a date type',
      'Please select your time preference',
      'Please select your budget range',
      'Please provide a valid phone number',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await fillWishes(page);
    await page.getByRole('button', { name: 'Submit Preferences' }).click();
    await expect(page.getByText('Date Preferences Submitted!')).toBeVisible();
    await expect(page.getByText('We are checking your payment')).toBeVisible();
  });

  await test.step('nothing is granted, whatever the address says', async () => {
    await page.goto(`${riya.url}/subscription?status=success&plan=premium`);
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(page.getByText('Free Plan')).toBeVisible();
    await page.goto(`${riya.url}/subscription?status=failed&reason=Card%20declined`);
    await expect(page.getByText('Card declined')).toBeVisible();
    await expect(page).toHaveURL(/\/subscription$/);
  });

  await test.step('confirmed, the open page becomes premium by itself', async () => {
    await expect(page.getByText('Being checked')).toBeVisible();
    await confirmPaymentOf(browser, riya.email);
    await expect(page.getByText('Premium Member')).toBeVisible();
    await expect(page.getByText('Unlimited', { exact: true })).toHaveCount(2);
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  });

  await test.step('cancelled, premium stays until its end', async () => {
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await expect(page.getByText('Subscription Cancelled')).toBeVisible();
    await expect(page.getByText(/^Cancelled\. Premium stays yours until/)).toBeVisible();
    await expect(page.getByText('Premium Member')).toBeVisible();
    await page.goto(`${riya.url}/subscribe`);
    await expect(page.getByText('You are a Premium member')).toBeVisible();
    await expect(page.getByRole('button', { name: "I've Completed the Payment" })).toHaveCount(0);
  });
});
