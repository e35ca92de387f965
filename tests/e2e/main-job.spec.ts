import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { dateAnswersText } from '#messages/en/date-answers.ts';
import { datePlanningText } from '#messages/en/date-screens.ts';
import { profileText } from '#messages/en/profile.ts';
import { readCode, readMailedPath } from './support/mail.ts';
import { closeWelcome } from './support/members.ts';

test.use({ serviceWorkers: 'allow' });

const password = 'kites over the old city';

/** Opens a partner's own browser. */
async function openPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

async function register(page: Page, firstName: string, email: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Shah');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/verify-email/);
  // A complete code is submitted without a press.
  await page.getByLabel(/code/i).fill(await readCode(email));
  await expect(page.getByText('Email Verified').first()).toBeVisible();
  // The welcome of a couple may cover it.
  await expect(page.getByRole('heading', { name: `Hello, ${firstName}`, includeHidden: true })).toBeVisible();
}

test('pairs two partners, plans a date live, and keeps it as a memory', async ({ browser }) => {
  const url = process.env['E2E_URL'] ?? '';
  const later = process.env['E2E_LATER_URL'] ?? '';
  const stamp = Date.now();
  const riyaMail = `riya-${stamp}@example.com`;
  const arjunMail = `arjun-${stamp}@example.com`;
  const { context: riyasPhone, page: riya } = await openPhone(browser);
  const { context: arjunsPhone, page: arjun } = await openPhone(browser);

  await test.step('registers the first partner from the landing page with the mailed code', async () => {
    await riya.goto(url);
    await riya.getByRole('link', { name: 'Sign In' }).first().click();
    await riya.getByRole('link', { name: 'Create an account' }).click();
    await register(riya, 'Riya', riyaMail);
  });

  await test.step('creates the couple and sends the invitation', async () => {
    await riya.goto(`${url}/profile`);
    await riya.getByRole('button', { name: profileText.createCouple }).click();
    const dialog = riya.getByRole('dialog');
    await dialog.getByLabel(profileText.coupleName).fill('Riya & Arjun');
    await dialog.getByRole('button', { name: /create/i }).click();
    await expect(riya.getByText('Riya & Arjun').first()).toBeVisible();
    await riya.getByRole('button', { name: profileText.invitePartner }).click();
    await riya.getByRole('dialog').getByLabel(profileText.email).fill(arjunMail);
    await riya.getByRole('dialog').getByLabel('Name').fill('Arjun');
    await riya.getByRole('dialog').getByRole('button', { name: /send/i }).click();
    await expect(riya.getByText('Invitation Sent!')).toBeVisible();
  });

  await test.step('pairs the other partner by the mailed link', async () => {
    await arjun.goto(url + (await readMailedPath(arjunMail, 'invitation')));
    await register(arjun, 'Arjun', arjunMail);
    await expect(riya.getByText('Arjun').first()).toBeVisible();
    await closeWelcome(riya);
  });

  await test.step('shows the planned date to the other partner within two seconds, without a reload', async () => {
    await arjun.goto(`${url}/date-planning`);
    await closeWelcome(arjun);
    await expect(arjun.getByText('No date in sight')).toBeVisible();
    await riya.goto(`${url}/date-planning`);
    await riya.getByRole('button', { name: datePlanningText.plan }).click();
    const dialog = riya.getByRole('dialog');
    await dialog.getByLabel(datePlanningText.fieldTitle).fill('Dinner at the riverfront');
    await dialog.getByLabel(datePlanningText.fieldDate, { exact: true }).fill(nextSaturday());
    await dialog.getByRole('button', { name: datePlanningText.create }).click();
    await expect(riya.getByText('Date Created!')).toBeVisible();
    await expect(arjun.getByText('Dinner at the riverfront')).toBeVisible({ timeout: 2000 });
  });

  await test.step('shows the answer with the first name in the same way', async () => {
    await arjun.getByRole('button', { name: dateAnswersText.accept }).click();
    await expect(arjun.getByText('Response Recorded')).toBeVisible();
    await expect(riya.getByText('Arjun accepted')).toBeVisible({ timeout: 2000 });
  });

  await test.step('makes a memory with a photo of the past date', async () => {
    await riya.goto(`${later}/date-planning`);
    await riya
      .getByRole('link', { name: /add to memories/i })
      .first()
      .click();
    const dialog = riya.getByRole('dialog');
    await expect(dialog.getByLabel('Title')).toHaveValue('Dinner at the riverfront');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() });
    await dialog.getByRole('button', { name: /save/i }).click();
    await expect(riya.getByText('Memory Saved!')).toBeVisible();
  });

  await test.step('shows the memory on the timeline and the dashboard', async () => {
    await arjun.goto(`${later}/memories`);
    const photo = arjun.getByRole('img', { name: /Dinner at the riverfront/ });
    await expect(photo.first()).toBeVisible();
    await expect.poll(() => photo.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await arjun.goto(`${later}/dashboard`);
    await expect(arjun.getByText('Dinner at the riverfront').first()).toBeVisible();
  });

  await riyasPhone.close();
  await arjunsPhone.close();
});

test('opens the installed app offline', async ({ browser }) => {
  const url = process.env['E2E_URL'] ?? '';
  const { context, page } = await openPhone(browser);
  const email = `meera-${Date.now()}@example.com`;
  await page.goto(`${url}/register`);
  await register(page, 'Meera', email);
  await page.goto(`${url}/dashboard`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(page.getByRole('heading', { name: /Meera/ })).toBeVisible();
  // The worker serves the second visit and caches the screen's data.
  await page.reload();
  await expect(page.getByRole('heading', { name: /Meera/ })).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${url}/dashboard`);
  await expect(page.getByRole('heading', { name: /Meera/ })).toBeVisible();
  await context.close();
});

/** Returns the next Saturday in India, one to seven days ahead. */
function nextSaturday(): string {
  const today = Temporal.Now.plainDateISO('Asia/Kolkata');
  return today.add({ days: (6 - today.dayOfWeek + 7) % 7 || 7 }).toString();
}

function makePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer();
}
