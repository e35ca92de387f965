import { expect, test, type Page } from '@playwright/test';
import { Client } from 'pg';
import { accountScreensText } from '#messages/en/accounts.ts';
import { joiningText } from '#messages/en/joining.ts';
import { profileText } from '#messages/en/profile.ts';
import { readCode, readMailedPath } from './support/mail.ts';
import { signUp } from './support/members.ts';
import { recordToasts } from './support/toasts.ts';

const url = () => process.env['E2E_URL'] ?? '';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('replaces a forgotten password with the mailed code', async ({ browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  const { email, password } = await signUp(elsewhere, 'Meera');
  const verificationCode = await readCode(email);
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${url()}/login`);
  await signIn(page, email, 'something else');
  await expect(page.getByText('Login Failed')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login has a field of the same name, so wait for the next screen.
  await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByLabel('Verification code');
  await expect(code).toBeVisible();

  await test.step('shows a wrong code at its field and keeps the other input', async () => {
    await expect.poll(() => readCode(email)).not.toBe(verificationCode);
    const otp = await readCode(email);
    await code.fill(otp === '000000' ? '111111' : '000000');
    await page.getByLabel('New password', { exact: true }).fill('a new one, and long');
    await page.getByLabel('Confirm password').fill('a new one, and long');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Invalid verification code')).toBeVisible();
    await code.fill(otp);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('signs in with the new password only, and signs other devices out', async () => {
    await signIn(page, email, password);
    await expect(page.getByText('Login Failed')).toBeVisible();
    await signIn(page, email, 'a new one, and long');
    await expect(page).toHaveURL(/\/dashboard$/);
    await elsewhere.goto(`${url()}/profile`);
    await expect(elsewhere.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});

test('opens the new password screen from the mailed link, once', async ({ browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  const { email } = await signUp(elsewhere, 'Pooja');
  const asked = await elsewhere.request.post(`${url()}/api/auth/forgot-password`, { data: { email } });
  expect(asked.status()).toBe(200);
  const path = await readMailedPath(email, 'reset');

  async function choosePassword(password: string): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await page.goto(url() + path);
    await expect(page.getByLabel('Verification code')).toBeHidden();
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Set new password' }).click();
    return page;
  }

  const page = await choosePassword('a new one, and long');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Password Changed!')).toBeVisible();
  await signIn(page, email, 'a new one, and long');
  await expect(page).toHaveURL(/\/dashboard$/);

  const late = await choosePassword('another one, and long');
  await expect(late.getByText('This link has been used, or is older than 10 minutes.')).toBeVisible();
  await late.getByRole('link', { name: 'Ask for a new code' }).click();
  await expect(late.getByLabel('Email')).toBeVisible();
});

test('signs another device out at once', async ({ browser }) => {
  const phone = await (await browser.newContext()).newPage();
  const { email, password } = await signUp(phone, 'Kavya');
  await phone.goto(`${url()}/settings/devices`);
  const laptop = await (await browser.newContext()).newPage();
  await laptop.goto(`${url()}/login`);
  await signIn(laptop, email, password);
  await expect(laptop).toHaveURL(/\/dashboard$/);
  await phone.reload();
  await expect(phone.getByText(profileText.usedNow)).toBeVisible();
  await expect(phone.getByText(profileText.usedLately)).toBeVisible();
  await phone.getByRole('button', { name: /^Sign out Chrome/ }).click();
  const question = phone.getByRole('dialog', { name: /^Sign out Chrome/ });
  await question.getByRole('button', { name: profileText.end }).click();
  await expect(phone.getByText('Device signed out')).toBeVisible();
  await expect(laptop.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await laptop.goto(`${url()}/`);
  await expect(laptop.getByRole('button', { name: 'Select City First' })).toBeVisible();
  await expect(laptop.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('reports an ended session on the next action and opens the login', async ({ page, context }) => {
  await signUp(page, 'Diya');
  const toasts = await recordToasts(page);
  // The page's last read, which would otherwise be refused before the action.
  const lastRead = page.waitForResponse(/\/api\/copy(?:\?|$)/);
  await page.goto(`${url()}/settings/calendar`);
  await lastRead;
  await context.clearCookies({ name: 'jugal' });
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => toasts.join()).toContain('You are logged out. Logging in again...');
});

test('asks for the password to delete the account, and ends at the start page', async ({ page }) => {
  const { email, password } = await signUp(page, 'Nisha');
  const toasts = await recordToasts(page);
  await page.goto(`${url()}/profile`);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('Please enter your password to confirm')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(`${url()}/`);
  await expect.poll(() => toasts.join()).toContain('Account Deleted');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await page.goto(`${url()}/login`);
  await signIn(page, email, password);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
});

test('leads to the login and then back to the screen that needs a session', async ({ page, context }) => {
  const { email, password } = await signUp(page, 'Ila');
  await context.clearCookies();
  const toasts = await recordToasts(page);
  await page.goto(`${url()}/finances?view=transactions`);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await signIn(page, email, password);
  await expect(page).toHaveURL(`${url()}/finances?view=transactions`);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect.poll(() => toasts.join()).toContain('Welcome back!');
});

test('says at once that an invitation does not exist, and forgets its code', async ({ page }) => {
  for (const code of ['NOSUCH23', 'undefined']) {
    await page.goto(`${url()}/register?invite=${code}`);
    await expect(page.getByText(accountScreensText.invitationUnknown)).toBeVisible();
    await expect(page.getByLabel('Invite code')).toHaveValue('');
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('leads a signed-in member from the link to the confirmation', async ({ page, browser }) => {
  const inviter = await browser.newPage();
  await signUp(inviter, 'Krishna');
  const couple = await inviter.request.post(`${url()}/api/couples/invite-code`, { data: {} });
  const { inviteCode } = (await couple.json()) as { inviteCode: string };
  await inviter.goto(`${url()}/memories`);
  await expect(inviter.getByRole('heading', { level: 1 })).toBeVisible();
  await signUp(page, 'Jiya');
  await page.goto(`${url()}/register?invite=${inviteCode}`);
  const dialog = page.getByRole('dialog', { name: profileText.invitesYou('Krishna') });
  await dialog.getByRole('button', { name: profileText.join, exact: true }).click();
  for (const partner of [page, inviter]) {
    const welcome = partner.getByRole('dialog', { name: joiningText.title });
    await expect(welcome.getByRole('heading', { name: joiningText.since })).toBeVisible();
  }
  const welcome = page.getByRole('dialog', { name: joiningText.title });
  await welcome.getByLabel(joiningText.firstDay).fill('2024-02-14');
  await welcome.getByRole('button', { name: joiningText.save }).click();
  await expect(welcome.getByText(profileText.since('14 February 2024'))).toBeVisible();
  await welcome.getByLabel(profileText.coupleName).fill('Us two');
  await welcome.getByRole('button', { name: joiningText.begin }).click();
  await expect(welcome).toBeHidden();
  // Live update: the partner reads the answers and is not asked again.
  const other = inviter.getByRole('dialog', { name: joiningText.title });
  await expect(other.getByText('Us two')).toBeVisible();
  await expect(other.getByText(joiningText.enteredBy('Jiya', '14 February 2024'))).toBeVisible();
  await other.getByRole('button', { name: joiningText.begin }).click();
  await inviter.reload();
  await expect(inviter.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other).toBeHidden();
  await inviter.close();
});

test('shows only the required password change, on public pages too', async ({ page }) => {
  const { email, password } = await signUp(page, 'Leela');
  const database = new Client({ connectionString: process.env['E2E_DATABASE_URL'] });
  await database.connect();
  await database.query('update users set must_change_password = true where email = $1', [email]);
  await database.query(`select pg_notify('jugal_session', id::text) from users where email = $1`, [email]);
  await database.end();
  for (const path of ['/profile', '/about', '/', '/no/such/screen', '/verify-email']) {
    await page.goto(url() + path);
    await expect(page.getByRole('heading', { name: 'Choose a new password' }), path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Out' }), path).toBeVisible();
  }
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.getByLabel('New password', { exact: true }).fill('monsoon over the hills');
  await page.getByLabel('Confirm password').fill('monsoon over the hills');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password Changed!')).toBeVisible();
  await expect(page).toHaveURL(`${url()}/`);
  await expect(page.getByRole('heading', { name: /Leela/ })).toBeVisible();
});
