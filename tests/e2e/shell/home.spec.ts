import { expect, test } from '@playwright/test';
import { dayAfter, indiaDate } from '#client/lib/format/dates.ts';
import { addSheetText } from '#messages/en/add-sheet.ts';
import { calendarScreensText } from '#messages/en/calendar.ts';
import { dashboardText } from '#messages/en/dashboard.ts';
import { financeScreensText } from '#messages/en/finances.ts';
import { firstPhotoText } from '#messages/en/first-photo.ts';
import { listScreensText } from '#messages/en/lists.ts';
import { memoryScreensText } from '#messages/en/memories.ts';
import { shortcutsText } from '#messages/en/shortcuts.ts';
import { pairUp, signUp } from '../support/members.ts';

test('shows the couple, the question, the spending and the next date on the first screen', async ({
  page,
  browser,
}) => {
  const member = await signUp(page, 'Riya');
  const partnerPage = await browser.newPage();
  await signUp(partnerPage, 'Arjun');
  await pairUp(page, partnerPage);
  await partnerPage.close();
  await member.createDate({ title: 'Kites on the terrace', scheduledDate: '2030-01-14' });
  await member.createExpense({ title: 'Chai', amount: '40' });
  await page.request.post(`${member.url}/api/first-steps/put-away`);
  await page.goto(`${member.url}/dashboard`);
  const main = page.getByRole('main');
  for (const part of [
    main.getByRole('heading', { level: 1 }),
    main.getByText(dashboardText.spentThisMonth),
    main.getByText('₹40', { exact: true }),
    main.getByText('Kites on the terrace').first(),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('0 days')).toHaveCount(0);

  await main.getByRole('button', { name: dashboardText.add, exact: true }).click();
  await page.getByRole('button', { name: addSheetText.kinds.expense }).click();
  await expect(page.getByRole('dialog', { name: financeScreensText.expenseTitle })).toBeVisible();
});

for (const width of [390, 1280])
  test(`shows a new couple the place of their first photo, then the photo, at ${width} pixels`, async ({
    page,
    browser,
  }) => {
    const { url } = await signUp(page, 'Kinjal');
    const partnerPage = await browser.newPage();
    await signUp(partnerPage, 'Dhruvil');
    await pairUp(page, partnerPage);
    await page.request.put(`${url}/api/couples/anniversary`, { data: { anniversary: '2023-02-14' } });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${url}/dashboard`);
    const main = page.getByRole('main');
    // The reminder to verify the email takes a third of a phone's first screen.
    await main.getByRole('button', { name: dashboardText.dismissVerify }).click();
    const place = main.getByRole('region', { name: firstPhotoText.title });
    await expect(place).toBeInViewport({ ratio: 1 });
    const { height: invited = 0 } = (await place.boundingBox()) ?? {};
    expect(invited).toBeGreaterThan(width === 390 ? 128 : 250);
    // The names are not broken beside the days.
    const { height: greeting = 100 } = (await main.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
    expect(greeting).toBeLessThan(50);

    const data = { title: 'Kites', memoryDate: '2026-01-14', imageUrl: 'https://pictures.example.com/kites.jpg' };
    // Their own: a photo of the partner's would also be news in the couple's card.
    await page.request.post(`${url}/api/memories`, { data });
    const photo = main.getByRole('region', { name: firstPhotoText.first });
    await expect(photo).toContainText('Kites');
    const { height: shown = 0 } = (await photo.boundingBox()) ?? {};
    expect(Math.abs(shown - invited)).toBeLessThanOrEqual(1);
    await partnerPage.close();
  });

test('adds a list in place, and leads to it', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/dashboard`);
  await page.getByRole('main').getByRole('button', { name: dashboardText.add, exact: true }).click();
  await page.getByRole('button', { name: addSheetText.kinds.list }).click();
  const sheet = page.getByRole('dialog', { name: listScreensText.newList });
  await sheet.getByRole('textbox').first().fill('Sunday groceries');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday groceries' })).toBeVisible();
  await expect(page).toHaveURL(/\/lists\/[0-9a-f-]{36}$/);
});

test('shows the items that are due this week and whose they are, live, and ticks them', async ({ page, browser }) => {
  const { url } = await signUp(page, 'Riya');
  const partnerPage = await browser.newPage();
  await signUp(partnerPage, 'Arjun');
  await pairUp(page, partnerPage);
  const arjun = (await (await partnerPage.request.get(`${url}/api/auth/user`)).json()) as { id: string };
  const created = await page.request.post(`${url}/api/lists`, { data: { title: 'House' } });
  const { id: listId } = (await created.json()) as { id: string };
  await page.goto(`${url}/dashboard`);
  const due = page
    .getByRole('main')
    .locator('section')
    .filter({
      has: page.getByRole('heading', { name: calendarScreensText.due }),
    });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(due).toBeHidden();

  const dueOn = dayAfter(indiaDate(new Date().toISOString()));
  const items = `${url}/api/lists/${listId}/items`;
  const item = await partnerPage.request.post(items, {
    data: { text: 'Call the plumber', dueOn, assigneeId: arjun.id },
  });
  const { id: itemId } = (await item.json()) as { id: string };
  const row = due.getByRole('listitem');
  await expect(row).toContainText('Call the plumber');
  await expect(row).toContainText(calendarScreensText.owners.listItem.name('Arjun'));
  await partnerPage.request.patch(`${items}/${itemId}`, { data: { isDone: true } });
  await expect(due).toBeHidden();

  await partnerPage.request.patch(`${items}/${itemId}`, { data: { isDone: false } });
  const isDone = async () => {
    const [plumber] = (await (await partnerPage.request.get(items)).json()) as [{ isDone: boolean }];
    return plumber.isDone;
  };
  await due.getByRole('checkbox', { name: 'Call the plumber' }).check();
  await expect.poll(isDone).toBe(true);
  await due.getByRole('checkbox', { name: 'Call the plumber' }).uncheck();
  await expect.poll(isDone).toBe(false);
  await partnerPage.close();
});

test('opens forms, the search and the list of shortcuts by keys', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.createMemory({ title: 'The kite festival', memoryDate: '2025-01-14' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${member.url}/finances`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const help = page.getByRole('dialog', { name: shortcutsText.shortcutsTitle });
  // The keys are loaded after the screen.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('e');
  const expense = page.getByRole('dialog', { name: financeScreensText.expenseTitle });
  await expect(expense.getByLabel(financeScreensText.fieldAmount)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(expense).toBeHidden();

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: memoryScreensText.search });
  await expect(search).toBeFocused();
  await page.keyboard.type('me');
  await expect(search).toHaveValue('me');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
