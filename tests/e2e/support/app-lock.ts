import { expect, type Page } from '@playwright/test';
import { appLockText as text } from '#messages/en/app-lock.ts';
import { noteScreensText } from '#messages/en/notes.ts';
import { readAllKept } from './kept-data.ts';
import { signUp, type BrowserMember } from './members.ts';

export const PIN = '481905';

/** Turns on app lock in the profile, with 5 minutes. */
export async function turnOnLock(page: Page, url: string, options: { withDevice?: boolean } = {}): Promise<void> {
  await page.goto(`${url}/settings/sign-in`);
  await startTurningOn(page, options);
  await expect(page.getByText(text.turnedOn)).toBeVisible();
  await expect(page.getByRole('dialog', { name: text.turnOnTitle })).toBeHidden();
}

/** Submits the form that turns app lock on, without waiting for it. */
export async function startTurningOn(page: Page, { withDevice = false } = {}): Promise<void> {
  await page.getByRole('button', { name: `${text.turnOn} ${text.isOff}` }).click();
  const dialog = page.getByRole('dialog', { name: text.turnOnTitle });
  await dialog.getByLabel(text.newPin).fill(PIN);
  await dialog.getByLabel(text.repeatPin).fill(PIN);
  await expect(dialog.getByLabel(text.minutesAway(5), { exact: true })).toBeChecked();
  if (withDevice) await dialog.getByLabel(text.alsoDevice).check();
  await dialog.getByRole('button', { name: text.turnOn }).click();
}

export async function expectLocked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: text.lockedTitle })).toBeVisible();
}

/** Types a PIN on the keyboard: the sixth digit submits it. */
export async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel(text.pin, { exact: true }).pressSequentially(pin);
}

/** Parts of the member's data: words of a memory and a note, and an amount. */
export const secrets = ['Kites at Khadia', 'Ginger, no sugar', '7531'];

/** Visits screens with an active worker, so that it caches their data. */
export async function readScreens(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of ['/memories', '/partner-notes', '/finances', '/dashboard']) {
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
}

export async function signUpWithSecrets(page: Page): Promise<BrowserMember> {
  const member = await signUp(page, 'Riya');
  await member.createMemory({ title: 'Kites at Khadia', memoryDate: '2026-01-14' });
  await member.createNote({ title: 'Chai', content: 'Ginger, no sugar', category: 'food' });
  await member.createExpense({ title: 'Sari', amount: '7531' });
  await readScreens(page, member.url);
  await expect.poll(async () => findSecrets(await readAllKept(page))).toEqual(secrets);
  return member;
}

export async function writeNote(page: Page, url: string, title: string): Promise<void> {
  await page.goto(`${url}/partner-notes`);
  await page.getByRole('main').getByRole('button', { name: /note$/i }).first().click();
  const sheet = page.getByRole('dialog', { name: noteScreensText.addTitle });
  await sheet.getByLabel(noteScreensText.fieldTitle).fill(title);
  await sheet.getByLabel(noteScreensText.fieldContent).fill('Without a network');
  await sheet.getByLabel(noteScreensText.fieldCategory).selectOption('food');
  await sheet.getByRole('button', { name: noteScreensText.create }).click();
  await expect(sheet).toBeHidden();
}

/** Returns the words that the stored data contains. */
export function findSecrets(kept: string, words: readonly string[] = secrets): string[] {
  return words.filter((word) => kept.includes(word));
}
