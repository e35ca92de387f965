import { expect, test } from '@playwright/test';
import { memoryScreensText as text } from '#messages/en/memories.ts';
import { signUp } from '../support/members.ts';

/** Height that the keyboard of a phone of 844 pixels leaves. */
const ABOVE_KEYBOARD = 544;

test.use({ viewport: { width: 390, height: ABOVE_KEYBOARD }, hasTouch: true, isMobile: true });

test('shows what a search finds above the keyboard of a phone, and its filters on request', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  for (const year of [2023, 2024, 2025])
    for (const month of ['01', '04', '07'])
      await member.createMemory({ title: `Rains of ${month}/${year}`, memoryDate: `${year}-${month}-14` });
  await page.goto(`${member.url}/memories`);
  await page.getByRole('button', { name: text.search }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('rains');
  await expect(page.getByText(text.found('9', false))).toBeVisible();
  const first = await page.getByRole('link', { name: /Rains of 07\/2025/ }).boundingBox();
  expect(first?.y).toBeLessThan(ABOVE_KEYBOARD - 88);
  await expect(page.getByRole('navigation', { name: text.goToYear })).toBeHidden();

  const year = page.getByLabel(text.filterYear, { exact: true });
  await expect(year).toBeHidden();
  await page.getByRole('button', { name: text.filters }).click();
  await year.selectOption('2024');
  await expect(page.getByText(text.found('3', false))).toBeVisible();
});
