import { expect, test } from '@playwright/test';
import { dateAnswersText } from '#messages/en/date-answers.ts';
import { datePlanningText } from '#messages/en/date-screens.ts';
import { restoringText } from '#messages/en/member-shell.ts';
import { memoryScreensText } from '#messages/en/memories.ts';
import { trashScreensText } from '#messages/en/trash.ts';
import { pairUp, signUp } from './support/members.ts';

test('restores a deleted memory by Undo, and later from the profile', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await member.createMemory({ title: 'Kites', memoryDate: '2025-01-14' });
  const tile = page.getByRole('link', { name: /Kites/ });
  const remove = async () => {
    await tile.click();
    const viewer = page.getByRole('dialog', { name: 'Kites' });
    await viewer.getByRole('button', { name: memoryScreensText.delete }).click();
    const question = page.getByRole('dialog', { name: memoryScreensText.deleteTitle });
    await question.getByRole('button', { name: memoryScreensText.delete }).click();
    await expect(page.getByText('No Memories Yet')).toBeVisible();
  };

  await page.goto(`${member.url}/memories`);
  await remove();
  await page.getByRole('button', { name: restoringText.undo }).click();
  await expect(tile).toBeVisible();

  await remove();
  await page.goto(`${member.url}/settings/trash`);
  const row = page.getByRole('listitem').filter({ hasText: 'Kites' });
  await row.getByRole('button', { name: trashScreensText.restore }).click();
  await expect(page.getByText(trashScreensText.empty)).toBeVisible();
  await page.goto(`${member.url}/memories`);
  await expect(tile).toBeVisible();
});

test('reaches a memory of three years ago in three taps, and finds it by a word', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  const year = new Date().getFullYear();
  for (let ago = 0; ago < 4; ago += 1) {
    await member.createMemory({ title: `Kites ${year - ago}`, memoryDate: `${year - ago}-01-14` });
    if (ago > 0) await member.createMemory({ title: `Rains ${year - ago}`, memoryDate: `${year - ago}-07-02` });
  }
  await page.goto(`${member.url}/memories`);
  const years = page.getByRole('navigation', { name: memoryScreensText.goToYear });
  await years.getByRole('button', { name: `${year - 3}` }).click();
  const months = page.getByRole('navigation', { name: memoryScreensText.goToMonth(`${year - 3}`) });
  await months.getByRole('button', { name: 'Jan' }).click();
  await page.getByRole('link', { name: `Kites ${year - 3}` }).click();
  await expect(page.getByRole('dialog', { name: `Kites ${year - 3}` })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: memoryScreensText.search }).click();
  await page.getByRole('searchbox').fill('rains');
  await expect(page.getByText(memoryScreensText.found('3', false))).toBeVisible();
  await page.getByRole('button', { name: memoryScreensText.filters }).click();
  await page.getByLabel(memoryScreensText.filterYear, { exact: true }).selectOption(`${year - 2}`);
  await expect(page.getByText(memoryScreensText.found('1', true))).toBeVisible();
});

test('suggests another time, which the planner sees at once and accepts', async ({ page, browser }) => {
  const planner = await signUp(page, 'Riya');
  const phone = await browser.newContext();
  const partnerPage = await phone.newPage();
  await signUp(partnerPage, 'Arjun');
  await pairUp(page, partnerPage);
  await planner.createDate({ title: 'Dinner', scheduledDate: `${new Date().getFullYear() + 1}-02-14` });
  await page.goto(`${planner.url}/date-planning`);
  await expect(page.getByText('Waiting for Arjun')).toBeVisible();

  await partnerPage.goto(`${planner.url}/date-planning`);
  await partnerPage.getByRole('button', { name: dateAnswersText.suggestOther }).click();
  const form = partnerPage.getByRole('dialog');
  await form.getByLabel(datePlanningText.fieldTime).selectOption('20:30');
  await form.getByRole('button', { name: datePlanningText.suggest }).click();
  await expect(partnerPage.getByText(/You suggested/)).toBeVisible();
  await expect(partnerPage.getByText('Waiting for Riya')).toBeVisible();
  await partnerPage.goto(`${planner.url}/dashboard`);
  await expect(partnerPage.getByText(/You suggested .*8:30/)).toBeVisible();
  await expect(partnerPage.getByText('Waiting for Riya')).toBeVisible();
  await expect(partnerPage.getByRole('button', { name: dateAnswersText.accept, exact: true })).toHaveCount(0);

  await expect(page.getByText(/Arjun suggests .*8:30/)).toBeVisible();
  await expect(page.getByText('Waiting for Arjun')).toHaveCount(0);
  await page.getByRole('button', { name: dateAnswersText.acceptSuggestion }).click();
  await expect(page.getByText('Arjun accepted')).toBeVisible();
  await expect(partnerPage.getByText('You accepted')).toBeVisible();
  await phone.close();
});
