import { expect, type Locator, type Page, test } from '@playwright/test';
import { datePlanningText } from '#messages/en/date-screens.ts';
import { financeScreensText } from '#messages/en/finances.ts';
import { bellButtonText } from '#messages/en/member-shell.ts';
import { memoryScreensText } from '#messages/en/memories.ts';
import { shellText } from '#messages/en/shell.ts';
import { uiText } from '#messages/en/ui.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { signUp } from '../support/members.ts';

/** Largest distance in pixels of a screen's first content from the top of a phone. */
const TOP_PX = 120;

const top = async (content: Locator) => (await content.boundingBox())?.y ?? Number.NaN;

/** Signs up a member with a date, an expense, and a memory of this day a year ago. */
async function signUpWithContent(page: Page): Promise<string> {
  const { url } = await signUp(page, 'Riya');
  const today = dayAhead(0);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4).replace('-02-29', '-02-28')}`;
  const calls = [
    ['date-events', { title: 'Kites on the terrace', scheduledDate: dayAhead(3) }],
    ['expenses', { title: 'Chai', amount: '40.00' }],
    ['memories', { title: 'First chai at the river', memoryDate: yearAgo }],
  ] as const;
  for (const [resource, data] of calls)
    expect((await page.request.post(`${url}/api/${resource}`, { data })).status(), resource).toBe(201);
  return url;
}

test('shows the first content within 120 pixels of the top of a phone', async ({ page }) => {
  const url = await signUpWithContent(page);
  const main = page.getByRole('main');

  await page.goto(`${url}/date-planning`);
  expect(await top(main.getByRole('listitem').first())).toBeLessThanOrEqual(TOP_PX);
  await page.goto(`${url}/finances`);
  expect(await top(main.getByRole('heading', { name: financeScreensText.totalExpenses }))).toBeLessThanOrEqual(TOP_PX);
  await page.goto(`${url}/memories`);
  expect(await top(main.getByRole('link', { name: /First chai at the river/ }).first())).toBeLessThanOrEqual(TOP_PX);
});

test('has arrow, title and bell in one row that nothing covers, down to 320 pixels', async ({ page }) => {
  const url = await signUpWithContent(page);
  for (const width of [320, 390, 700]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, title] of [
      ['/date-planning', datePlanningText.title],
      ['/finances', financeScreensText.title],
      ['/memories', memoryScreensText.title],
    ] as const) {
      await page.goto(url + path);
      const heading = page.getByRole('heading', { level: 1, name: title });
      const row = [
        page.getByRole('main').getByLabel(uiText.back, { exact: true }),
        heading,
        page.getByRole('banner').getByRole('button', { name: bellButtonText.bell }),
      ];
      for (const part of row) expect(await top(part), `${path} at ${width}`).toBeLessThan(56);
      // A press reaches each control: no other box lies over it.
      await page.getByRole('banner').getByRole('button', { name: bellButtonText.bell }).click({ trial: true });
      await page.getByRole('banner').getByRole('link', { name: shellText.upgradeForNudges }).click({ trial: true });
      await page.getByRole('main').getByLabel(uiText.back, { exact: true }).click({ trial: true });
    }
  }
});

test('has the main action of a phone above the bottom bar, and of a desktop beside the title', async ({ page }) => {
  const url = await signUpWithContent(page);
  await page.goto(`${url}/date-planning`);
  const plan = page.getByRole('button', { name: datePlanningText.plan });
  await expect(plan).toHaveCount(1);
  const bar = page.getByRole('navigation', { name: shellText.mainMenu });
  const [action, below] = [await plan.boundingBox(), await bar.boundingBox()];
  expect(action?.y ?? 0).toBeGreaterThan(844 / 2);
  expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(plan).toHaveCount(1);
  expect(await top(plan)).toBeLessThan(300);
});
