import { expect, test, type Page } from '@playwright/test';
import { dayAfter, formatWeekday, indiaDate } from '#client/lib/format/dates.ts';
import { availabilityScreensText } from '#messages/en/availability.ts';
import { busyCalendarsText, busyCalendarScreensText as text } from '#messages/en/busy-calendars.ts';
import { faultsText } from '#messages/en/faults.ts';
import { networkText, uiText } from '#messages/en/ui.ts';
import { signUp } from '../support/members.ts';
import { busyTomorrow } from '../support/office-calendar.ts';

const tomorrow = dayAfter(indiaDate(new Date().toISOString()));
async function openCalendars(page: Page) {
  await page.getByRole('main').getByRole('button', { name: text.open }).click();
  const dialog = page.getByRole('dialog', { name: text.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function chooseFile(page: Page, name: string, content: string) {
  const buffer = Buffer.from(content);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/calendar', buffer });
}

test('avoids the events of a calendar file until it is deleted', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/date-planning`);
  const freeTomorrow = page.getByRole('main').getByRole('button', { name: formatWeekday(tomorrow) });
  await expect(freeTomorrow).toBeVisible();

  const dialog = await openCalendars(page);
  await expect(dialog.getByText(text.privacyAlone)).toBeVisible();
  await expect(dialog.getByText(text.empty)).toBeVisible();
  await chooseFile(page, 'notes.ics', 'This is no calendar.');
  await expect(dialog.getByRole('alert')).toHaveText(faultsText.busyCalendars.unreadable);
  await chooseFile(page, 'office.ics', busyTomorrow());
  const row = dialog.getByRole('listitem');
  await expect(row).toContainText('Office');
  await expect(row).toContainText(`${text.fromFile} · Read `);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: uiText.close }).click();
  await expect(freeTomorrow).toBeHidden();
  await expect(page.getByText(text.count(1), { exact: true })).toBeVisible();

  await openCalendars(page);
  await row.getByRole('button', { name: text.delete }).click();
  const question = page.getByRole('dialog', { name: text.deleteTitle });
  await question.getByRole('button', { name: text.deleteConfirm }).click();
  await expect(dialog.getByText(text.empty)).toBeVisible();
  await dialog.getByRole('button', { name: uiText.close }).click();
  await expect(freeTomorrow).toBeVisible();
});

test('shows the free times first on a phone, at most 120 pixels from the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/date-planning`);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText(availabilityScreensText.titleAlone);
  const section = page.getByRole('main').locator('section').first();
  expect((await section.boundingBox())?.y).toBeLessThanOrEqual(120);
});

test('explains at the field why an address is rejected, and that adding needs the network', async ({
  page,
  context,
}) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/date-planning`);
  const dialog = await openCalendars(page);
  await dialog.getByRole('button', { name: text.addByAddress }).click();
  const form = page.getByRole('dialog', { name: text.addressTitle });
  await expect(form.getByLabel(text.name, { exact: true })).toBeFocused();
  await form.getByRole('button', { name: text.add }).click();
  await expect(form.getByText(faultsText.busyCalendars.nameRequired)).toBeVisible();
  const address = form.getByLabel(text.address, { exact: true });
  await form.getByLabel(text.name, { exact: true }).fill('Work');
  await address.fill('http://127.0.0.1/work.ics');
  await form.getByRole('button', { name: text.add }).click();
  await expect(address).toHaveAccessibleDescription(new RegExp(busyCalendarsText.addressInvalid));
  await expect(address).toHaveAttribute('aria-invalid', 'true');

  await context.setOffline(true);
  await form.getByRole('button', { name: text.add }).click();
  await expect(page.getByText(networkText.offline)).toBeVisible();
  await expect(address).toHaveValue('http://127.0.0.1/work.ics');
});

test('shows without a reload that a calendar from an address has been read', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/date-planning`);
  const freeTomorrow = page.getByRole('main').getByRole('button', { name: formatWeekday(tomorrow) });
  await expect(freeTomorrow).toBeVisible();
  const dialog = await openCalendars(page);
  await dialog.getByRole('button', { name: text.addByAddress }).click();
  const form = page.getByRole('dialog', { name: text.addressTitle });
  await form.getByLabel(text.name, { exact: true }).fill('Work');
  await form.getByLabel(text.address, { exact: true }).fill(process.env['E2E_CALENDAR_URL'] ?? '');
  await form.getByRole('button', { name: text.add }).click();
  const row = dialog.getByRole('listitem');
  await expect(row).toContainText(text.pending);
  await expect(row).toContainText(' · Read ');
  await dialog.getByRole('button', { name: uiText.close }).click();
  await expect(freeTomorrow).toBeHidden();
});
