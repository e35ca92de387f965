import { expect, test, type Page } from '@playwright/test';
import { dateAnswersText } from '#messages/en/date-answers.ts';
import { datePlanningText as text } from '#messages/en/date-screens.ts';
import { dateStatesText } from '#messages/en/date-states.ts';
import { restoringText } from '#messages/en/member-shell.ts';
import { pairUp, signUp } from '../support/members.ts';
import { cutNetwork } from '../support/network.ts';

const planner = (page: Page) => page.getByRole('dialog', { name: text.plan });
const scopes = (page: Page, act: keyof typeof dateAnswersText.scopeTitle) =>
  page.getByRole('dialog', { name: dateAnswersText.scopeTitle[act] });
const dates = (page: Page) => page.getByRole('heading', { level: 3, name: /^(?:Thali|Birthday)$/ });

/** Presses a button of a row by its place, or of the sheet that the row opens. */
async function choose(page: Page, place: number, name: string): Promise<void> {
  if (name === text.delete) return page.getByRole('button', { name, exact: true }).nth(place).click();
  await page.getByRole('button', { name: text.actions }).nth(place).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** A Saturday in eight to fourteen days. */
function saturday(): Temporal.PlainDate {
  const first = Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 8 });
  return first.add({ days: (13 - first.dayOfWeek) % 7 });
}

test('plans dates of every second week, and answers, changes and deletes them', async ({ page, browser }) => {
  const riya = await signUp(page, 'Riya');
  const arjunPage = await (await browser.newContext()).newPage();
  await signUp(arjunPage, 'Arjun');
  await pairUp(page, arjunPage);
  const first = saturday();

  await page.goto(`${riya.url}/date-planning`);
  await page.getByRole('main').getByRole('button', { name: text.plan }).first().click();
  await planner(page).getByLabel(text.fieldTitle).fill('Thali');
  await planner(page).getByLabel(text.fieldDate, { exact: true }).fill(first.toString());
  const repeats = planner(page).getByLabel(text.fieldRepeats);
  for (const [place, name] of [
    text.never,
    'Every Saturday',
    'Every 2 weeks',
    new RegExp(String.raw`^Every month on the ${first.day}(?:st|nd|rd|th)$`),
    /^Every month on the (?:first|second|third|fourth|last) Saturday$/,
  ].entries())
    await expect(repeats.getByRole('option').nth(place)).toHaveText(name);
  await repeats.selectOption(text.everyWeek(2));
  await planner(page)
    .getByLabel(text.fieldUntil)
    .fill(first.add({ days: 42 }).toString());
  await planner(page).getByRole('button', { name: text.create }).click();
  await expect(dates(page)).toHaveText(['Thali']);
  await expect(page.getByText(/^Every 2 weeks until/)).toBeVisible();
  await page.getByRole('button', { name: text.showLater(3) }).click();
  await expect(dates(page)).toHaveCount(4);

  await arjunPage.goto(`${riya.url}/date-planning`);
  await arjunPage.getByRole('button', { name: dateAnswersText.accept }).click();
  await scopes(arjunPage, 'respond').getByRole('button', { name: text.scopes.all }).click();
  await expect(page.getByText(dateStatesText.partnerAnswer.accepted('Arjun'))).toHaveCount(4);

  await choose(page, 1, text.edit);
  const editor = page.getByRole('dialog', { name: text.editTitle });
  await editor.getByLabel(text.fieldTitle).fill('Birthday');
  await editor.getByRole('button', { name: text.save }).click();
  await scopes(page, 'update').getByRole('button', { name: text.scopes.this }).click();
  await expect(dates(page)).toHaveText(['Thali', 'Thali', 'Thali', 'Birthday']);

  await choose(page, 0, text.delete);
  await scopes(page, 'delete').getByRole('button', { name: text.scopes.all }).click();
  await expect(page.getByText(text.emptyUpcoming)).toBeVisible();
  await page.getByRole('button', { name: restoringText.undo }).click();
  await expect(dates(page).first()).toHaveText('Thali');
  await page.reload();
  await expect(page.getByRole('button', { name: text.showLater(2) })).toBeVisible();
});

test('changes all dates of a series without a network', async ({ page, context }) => {
  const { url } = await signUp(page, 'Riya');
  const first = saturday();
  const repeat = { every: 'week', interval: 1, until: first.add({ days: 14 }).toString() };
  await page.request.post(`${url}/api/date-events`, {
    data: { title: 'Thali', scheduledDate: first.toString(), repeat },
  });
  await page.goto(`${url}/date-planning`);
  await page.getByRole('button', { name: text.showLater(2) }).click();
  await choose(page, 0, text.edit);
  const editor = page.getByRole('dialog', { name: text.editTitle });
  await editor.getByLabel(text.fieldTitle).fill('Birthday');
  await cutNetwork(page);
  await editor.getByRole('button', { name: text.save }).click();
  await scopes(page, 'update').getByRole('button', { name: text.scopes.all }).click();
  await expect(dates(page)).toHaveText(['Birthday', 'Birthday', 'Birthday']);
  await context.setOffline(false);
  await expect(async () => {
    const listed = await page.request.get(`${url}/api/date-events`);
    const titles = ((await listed.json()) as { title: string }[]).map(({ title }) => title);
    expect(titles).toEqual(['Birthday', 'Birthday', 'Birthday']);
  }).toPass();
});
