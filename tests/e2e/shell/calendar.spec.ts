import { expect, test, type Page } from '@playwright/test';
import { calendarScreensText as text } from '#messages/en/calendar.ts';
import { datePlanningText } from '#messages/en/date-screens.ts';
import { shellText } from '#messages/en/shell.ts';
import { signUp } from '../support/members.ts';

/** Returns the cell of a day such as `14 January`. */
function cellOf(page: Page, day: string) {
  return page.getByRole('gridcell', { name: new RegExp(String.raw`\b${day}`) });
}

function monthHeading(page: Page, month: string) {
  return page.getByRole('heading', { level: 2, name: month, exact: true });
}

function planner(page: Page) {
  return page.getByRole('dialog', { name: datePlanningText.plan });
}

test('shows entries on their days, and moves by keys and buttons', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.createDate({ title: 'Kites on the terrace', scheduledDate: '2030-01-14' });
  await member.createImportantDate({ title: 'First kite', date: '1998-01-14', category: 'other' });
  await page.goto(`${member.url}/date-planning`);
  await page.getByRole('main').getByRole('link', { name: shellText.calendar }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  const today = page.locator('[role=gridcell][aria-current=date]');
  await expect(today).toHaveAttribute('aria-selected', 'true');

  await page.goto(`${member.url}/calendar?month=2030-01`);
  await expect(monthHeading(page, 'January 2030')).toBeVisible();
  await expect(cellOf(page, '14 January')).toHaveAccessibleName(/2 entries/);
  await cellOf(page, '14 January').click();
  await expect(cellOf(page, '14 January')).toHaveAttribute('aria-selected', 'true');
  await expect(planner(page)).toBeHidden();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([/First kite/, /Kites on the terrace.*7:00\s*pm/i]);
  await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', '/date-planning');

  await cellOf(page, '14 January').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cellOf(page, '15 January')).toBeFocused();
  // The focus moves without a choice.
  await expect(cellOf(page, '14 January')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('PageDown');
  await expect(monthHeading(page, 'February 2030')).toBeVisible();
  await expect(cellOf(page, '15 February')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cellOf(page, '11 February')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(planner(page).getByLabel(datePlanningText.fieldDate, { exact: true })).toHaveValue('2030-02-11');
  await page.keyboard.press('Escape');
  await expect(planner(page)).toBeHidden();
  await expect(cellOf(page, '11 February')).toBeFocused();

  await page.getByRole('button', { name: text.previous }).click();
  await expect(monthHeading(page, 'January 2030')).toBeVisible();
  await expect(page).toHaveURL(/\/calendar\?month=2030-01$/);
  await page.reload();
  await expect(monthHeading(page, 'January 2030')).toBeVisible();
  await page.getByRole('button', { name: text.today, exact: true }).click();
  await expect(today).toHaveAttribute('aria-selected', 'true');
});

test('plans a date on the empty day that is tapped, past or to come', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/calendar?month=2030-01`);
  await expect(page.getByRole('heading', { name: text.emptyTitle })).toBeVisible();
  await cellOf(page, '20 January').click();
  const sheet = planner(page);
  await expect(sheet.getByLabel(datePlanningText.fieldDate, { exact: true })).toHaveValue('2030-01-20');
  await sheet.getByLabel(datePlanningText.fieldTitle).fill('Chai by the river');
  await sheet.getByRole('button', { name: datePlanningText.create }).click();
  await expect(sheet).toBeHidden();
  await expect(cellOf(page, '20 January')).toHaveAccessibleName(/1 entry/);
  await expect(page.getByRole('main').getByRole('link', { name: /Chai by the river/ })).toBeVisible();

  await page.goto(`${url}/calendar?month=2020-01`);
  await expect(page.getByText(text.emptyPastText)).toBeVisible();
  await cellOf(page, '20 January').click();
  await expect(sheet.getByLabel(datePlanningText.fieldDate, { exact: true })).toHaveValue('2020-01-20');
});

test('draws a date on both days that it covers, and names the colours', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  const trip = { title: 'Weekend in Diu', scheduledDate: '2030-01-19', scheduledTime: '08:00', duration: 1440 };
  await page.request.post(`${url}/api/date-events`, { data: trip });
  await page.goto(`${url}/calendar?month=2030-01`);
  await expect(cellOf(page, '19 January')).toHaveAccessibleName(/1 entry/);
  await expect(cellOf(page, '20 January')).toHaveAccessibleName(/1 entry/);
  await expect(cellOf(page, '21 January')).not.toHaveAccessibleName(/entr/);
  await cellOf(page, '20 January').click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/Weekend in Diu.*until 8:00\s*am/i);
  for (const kind of Object.values(text.kinds))
    await expect(page.getByText(kind, { exact: true }).first()).toBeVisible();
});

test('opens other months offline, with their entries', async ({ page, context }) => {
  const member = await signUp(page, 'Riya');
  await member.createDate({ title: 'Kites on the terrace', scheduledDate: '2030-02-14' });
  await page.goto(`${member.url}/calendar?month=2029-12`);
  await expect(page.getByRole('heading', { name: text.emptyTitle })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: text.next }).click();
  await page.getByRole('button', { name: text.next }).click();
  await expect(cellOf(page, '14 February')).toHaveAccessibleName(/1 entry/);
});
