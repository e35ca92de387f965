import { expect, test, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { OFFER_SEEN_KEY } from '#client/features/notifications/push-model.ts';
import { datePlanningText } from '#messages/en/date-screens.ts';
import { shellText } from '#messages/en/shell.ts';
import { subscribeScreenText, subscriptionScreensText, subscriptionText } from '#messages/en/subscription.ts';
import { uiText } from '#messages/en/ui.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { callAdmin, signUpAdmin } from './support/admin.ts';
import { readMailedPath } from './support/mail.ts';
import { signUp } from './support/members.ts';

/** Confirms the member's payment as an admin over the API, as the panel does. */
async function confirmPaymentOf(browser: Browser, email: string): Promise<void> {
  const page = await browser.newPage();
  await signUpAdmin(page, 'Meera');
  const query = new URLSearchParams({ status: 'pending', search: email });
  const [payment] = z.array(z.object({ id: z.string() })).parse(await callAdmin(page, 'GET', `/payments?${query}`));
  await callAdmin(page, 'POST', `/payments/${payment?.id}/confirm`);
  await page.close();
}

async function fillWishes(page: Page): Promise<void> {
  await page.getByLabel(subscribeScreenText.location).fill('Sabarmati riverfront, Ahmedabad');
  await page.getByLabel(subscribeScreenText.dateType).selectOption('romantic-dinner');
  await page.getByLabel(subscribeScreenText.time, { exact: true }).selectOption('evening');
  await page.getByLabel(subscribeScreenText.budget).selectOption('1000-1500');
  await page.getByLabel(subscribeScreenText.phone).fill('98250 12345');
}

test('takes a free member from the limit through payment and wishes to premium after confirmation', async ({
  page,
  browser,
}) => {
  // The notification offer would appear after three seconds, over the screen.
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), OFFER_SEEN_KEY);
  const riya = await signUp(page, 'Riya');
  for (let count = 1; count <= 5; count += 1)
    await riya.createDate({ title: `Date ${count}`, scheduledDate: dayAhead(40) });

  await test.step('rejects the sixth date of the month', async () => {
    await page.goto(`${riya.url}/date-planning`);
    await page.getByRole('button', { name: datePlanningText.plan }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(datePlanningText.fieldTitle).fill('One too many');
    await dialog.getByLabel(datePlanningText.fieldDate, { exact: true }).fill(dayAhead(70));
    await dialog.getByRole('button', { name: datePlanningText.create }).click();
    await expect(page.getByText(/The free plan allows 5 dates a month/).first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  });

  await test.step('shows the limit on the subscription, with a link to the checkout', async () => {
    await page.goto(`${riya.url}/subscription`);
    await expect(page.getByText('Free Plan', { exact: true })).toBeVisible();
    await expect(page.getByText('Limit reached')).toBeVisible();
    await page.getByRole('link', { name: subscriptionScreensText.upgrade }).click();
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

  await test.step('declares the payment, reports missing fields, then accepts the wishes', async () => {
    await page.getByRole('button', { name: "I've Completed the Payment" }).click();
    await expect(page.getByRole('heading', { name: subscribeScreenText.waitingTitle('₹499') })).toBeFocused();
    await page.getByRole('button', { name: subscribeScreenText.submit }).click();
    for (const message of [
      'Please tell us your preferred location',
      'Please select a date type',
      'Please select your time preference',
      'Please select your budget range',
      'Please provide a valid phone number',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await fillWishes(page);
    await page.reload();
    await page.getByRole('button', { name: subscribeScreenText.tellPreferences }).click();
    await expect(page.getByText(uiText.draftKept)).toBeVisible();
    await expect(page.getByLabel(subscribeScreenText.location)).toHaveValue('Sabarmati riverfront, Ahmedabad');
    await page.getByRole('button', { name: subscribeScreenText.submit }).click();
    await expect(page.getByText('Date Preferences Submitted!')).toBeVisible();
    await expect(page.getByText('We are checking your payment')).toBeVisible();
  });

  await test.step('grants nothing by URL parameters', async () => {
    await page.goto(`${riya.url}/subscription?status=success&plan=premium`);
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(page.getByText('Free Plan', { exact: true })).toBeVisible();
    await page.goto(`${riya.url}/subscription?status=failed&reason=Card%20declined`);
    await expect(page.getByText('Card declined')).toBeVisible();
    await expect(page).toHaveURL(/\/subscription$/);
  });

  await test.step('shows premium on the open page after the confirmation', async () => {
    await expect(page.getByRole('heading', { name: shellText.beingChecked })).toBeVisible();
    await expect(page.getByRole('link', { name: subscriptionScreensText.upgrade })).toBeHidden();
    await expect(page.getByText('Being checked', { exact: true })).toBeVisible();
    await confirmPaymentOf(browser, riya.email);
    const welcome = page.getByRole('dialog', { name: subscriptionText.startedTitle });
    await welcome.getByRole('button', { name: subscriptionScreensText.welcomeDone }).click();
    await expect(page.getByText('Premium Member')).toBeVisible();
    await expect(page.getByText('Unlimited', { exact: true })).toHaveCount(2);
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  });

  await test.step('keeps premium until its end after a cancellation', async () => {
    await page.getByRole('button', { name: subscriptionScreensText.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: subscriptionScreensText.cancel }).click();
    await expect(page.getByText('Subscription Cancelled')).toBeVisible();
    await expect(page.getByText(/^Cancelled\. Premium stays yours until/)).toBeVisible();
    await expect(page.getByText('Premium Member')).toBeVisible();
    await page.goto(`${riya.url}/subscribe`);
    await expect(page.getByText('You are a Premium member')).toBeVisible();
    await expect(page.getByRole('button', { name: "I've Completed the Payment" })).toHaveCount(0);
  });
});

test('registers a couple chosen for the pilot by the mailed link, with premium', async ({ page, browser }) => {
  const email = `pilot-${crypto.randomUUID()}@example.com`;
  const panel = await browser.newPage();
  await signUpAdmin(panel, 'Meera');
  const joined = await panel.request.post(`${process.env['E2E_URL']}/api/waitlist`, {
    data: { partner1Name: 'Hetal', partner2Name: 'Jay', email, phone: '9876543210', city: 'Surat' },
  });
  const { id } = z.object({ id: z.string() }).parse(await joined.json());
  await callAdmin(panel, 'PATCH', `/waitlist/${id}`, { status: 'approved' });
  await panel.close();

  await page.goto(process.env['E2E_URL'] + (await readMailedPath(email, 'pilot')));
  await expect(page.getByText('You are one of the couples of our pilot.')).toBeVisible();
  // The sign-in link keeps the pilot parameter for members with an account.
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\?pilot=/);
  await page.getByLabel('First name').fill('Hetal');
  await page.getByLabel('Last name').fill('Shah');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('kites over the old city');
  await page.getByLabel('Confirm password').fill('kites over the old city');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/verify-email$/);
  await expect(page.getByText('Welcome to the pilot.')).toBeVisible();
  await page.goto(`${process.env['E2E_URL']}/subscription`);
  await expect(page.getByText('Premium Member').first()).toBeVisible();
});
