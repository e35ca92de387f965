import { expect, type Page, test } from '@playwright/test';
import { appLockText as text } from '#messages/en/app-lock.ts';
import { publicShellText } from '#messages/en/public-shell.ts';
import { shellText } from '#messages/en/shell.ts';
import {
  expectLocked,
  findSecrets,
  PIN,
  secrets,
  signUpWithSecrets,
  turnOnLock,
  typePin,
  writeNote,
} from '../support/app-lock.ts';
import { countRows, readAllKept } from '../support/kept-data.ts';
import { signUp } from '../support/members.ts';

test.use({ serviceWorkers: 'allow' });

test('opens nothing after a forgotten PIN without a network, and ends the session with it', async ({
  page,
  context,
}) => {
  const { url } = await signUpWithSecrets(page);
  await turnOnLock(page, url);
  await context.setOffline(true);
  await writeNote(page, url, 'Her chai');
  await page.goto(`${url}/settings/sign-in`);
  await page.getByRole('button', { name: text.lockNow }).click();
  await expectLocked(page);
  await page.getByRole('button', { name: text.forgot }).click();
  const dialog = page.getByRole('dialog', { name: text.forgotTitle });
  await expect(dialog.getByText(text.forgotWaiting(1))).toBeVisible();
  await expect(dialog.getByText(text.forgotOffline)).toBeVisible();
  await dialog.getByRole('button', { name: text.signInAgain }).click();
  await expect(page).toHaveURL(`${url}/`);
  const note = page.getByRole('complementary', { name: shellText.signOut });
  await expect(note.getByText(publicShellText.signOutUnconfirmed)).toBeVisible();
  expect([await countRows(page, 'answers'), await countRows(page, 'copy')]).toEqual([0, 0]);

  // The session still lives: neither a screen nor an address of the API opens it.
  await cutSignOut(page);
  await context.setOffline(false);
  for (const path of ['/memories', '/api/auth/user', '/api/export']) {
    await page.goto(`${url}${path}`);
    await expect(page).toHaveURL(`${url}/`);
    await expect(note.getByText(publicShellText.signOutUnconfirmed)).toBeVisible();
  }
  await page.evaluate(() => sessionStorage.removeItem('cuts-sign-out'));
  await note.getByRole('button', { name: publicShellText.signOutAgain }).click();
  await expect(note).toBeHidden();
  expect((await page.request.get(`${url}/api/auth/user`)).status()).toBe(401);
  expect(await readAllKept(page)).not.toContain('sealed');
  expect(await page.evaluate(() => localStorage.getItem('jugal-lock'))).toBeNull();
});

/**
 * Makes the calls that sign out fail in this tab, until `cuts-sign-out` is deleted. Routes of the browser would not catch
 * them: the service worker makes them.
 */
async function cutSignOut(page: Page): Promise<void> {
  const cut = () => {
    const ask = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      sessionStorage.getItem('cuts-sign-out') !== null && typeof input === 'string' && input.endsWith('logout')
        ? Promise.reject(new TypeError('Cut'))
        : ask(input, init);
  };
  await page.addInitScript(cut);
  await page.evaluate(cut);
  await page.evaluate(() => sessionStorage.setItem('cuts-sign-out', ''));
}

test('delays wrong PINs longer and longer, and deletes the stored data at the tenth', async ({ page }) => {
  await page.clock.install();
  const { url } = await signUpWithSecrets(page);
  const tooMany = 'Too many wrong PINs';
  await turnOnLock(page, url);
  await page.getByRole('button', { name: text.lockNow }).click();
  await expectLocked(page);
  for (const left of [9, 8, 7, 6]) {
    await typePin(page, '111222');
    await expect(page.getByRole('alert')).toHaveText(text.wrong(left));
  }
  await typePin(page, '111222');
  await expect(page.getByRole('alert')).toHaveText(text.wait(text.seconds(30)));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(tooMany);
  await typePin(page, PIN);
  await expectLocked(page);
  for (const wait of ['00:31', '01:01', '05:01', '15:01', '01:00:01']) {
    await page.clock.fastForward(wait);
    await expect(page.getByRole('alert')).not.toContainText(tooMany);
    await typePin(page, '111222');
    await expect(page.getByRole('alert')).toContainText(tooMany);
  }
  await expect(page.getByRole('alert')).toHaveText(text.spent);
  expect([await countRows(page, 'answers'), await countRows(page, 'copy')]).toEqual([0, 0]);
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(text.spent);
  await page.getByRole('button', { name: text.signInAgain }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.signInAgain }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('locks and unlocks two tabs together, and decrypts stored data when turned off', async ({ page, context }) => {
  const { url } = await signUpWithSecrets(page);
  const other = await context.newPage();
  await other.goto(`${url}/memories`);
  await expect(other.getByText('Kites at Khadia').first()).toBeVisible();
  await turnOnLock(page, url);
  await expect(other.getByText('Kites at Khadia').first()).toBeVisible();
  await page.getByRole('button', { name: text.lockNow }).click();
  await expectLocked(page);
  await expectLocked(other);
  await typePin(other, PIN);
  await expect(other.getByText('Kites at Khadia').first()).toBeVisible();
  await expect(page.getByRole('button', { name: text.lockNow })).toBeVisible();

  await page.getByRole('button', { name: text.turnOff }).click();
  const dialog = page.getByRole('dialog', { name: text.turnOffTitle });
  await dialog.getByLabel(text.currentPin).fill('000000');
  await dialog.getByRole('button', { name: text.turnOff }).click();
  await expect(dialog.getByText(text.wrong(9))).toBeVisible();
  await dialog.getByLabel(text.currentPin).fill(PIN);
  await dialog.getByRole('button', { name: text.turnOff }).click();
  await expect(page.getByText(text.turnedOff)).toBeVisible();
  await expect(page.getByText(text.isOff).first()).toBeVisible();
  expect(findSecrets(await readAllKept(page))).toEqual(secrets);
});

test('covers the app in the task switcher', async ({ page }) => {
  const { url } = await signUpWithSecrets(page);
  await turnOnLock(page, url);
  await page.goto(`${url}/memories`);
  await page.getByText('Kites at Khadia').first().waitFor();
  const cover = page.locator('[data-lock-cover]');
  await expect(cover).toBeHidden();
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await expect(cover).toBeVisible();
  const box = await cover.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await show('visible');
  await expect(cover).toBeHidden();
});

test('unlocks with the device’s own method if it can guard a key', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const url = (process.env['E2E_URL'] ?? '').replace('127.0.0.1', 'localhost');
  await signUp(page, 'Riya', url);
  await turnOnLock(page, url, { withDevice: true });
  await expect(page.getByText(text.deviceOn)).toBeVisible();
  await page.getByRole('button', { name: text.lockNow }).click();
  await expectLocked(page);
  await page.getByRole('button', { name: text.byDevice }).click();
  await expect(page.getByRole('button', { name: text.lockNow })).toBeVisible();

  await page.getByRole('button', { name: text.lockNow }).click();
  await expectLocked(page);
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: text.byDevice }).click();
  await expect(page.getByRole('alert')).toHaveText(text.deviceRefused);
  await typePin(page, PIN);
  await expect(page.getByRole('button', { name: text.lockNow })).toBeVisible();
});
