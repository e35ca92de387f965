import { expect, test } from '@playwright/test';
import { achievementScreensText } from '#messages/en/achievements.ts';
import { signUp } from './support/members.ts';

test.describe('runs with animations', () => {
  // The other journeys reduce motion.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('celebrates a first memory as an achievement once, and not again on reload', async ({ page }) => {
    const member = await signUp(page, 'Riya');
    await page.goto(`${member.url}/achievements`);
    await expect(page.getByRole('heading', { name: 'Your Love Story Awaits' })).toBeVisible();
    await page.getByRole('button', { name: achievementScreensText.check }).click();
    await expect(page.getByText('Journey Updated')).toBeVisible();
    await expect(page.getByText('Your love story progress has been synchronized')).toBeVisible();

    await member.createMemory({ title: 'Kites', memoryDate: '2025-01-14' });
    await page.getByRole('button', { name: achievementScreensText.check }).click();
    await expect(page.getByText('Love Milestone Unlocked!')).toBeVisible();
    await expect(page.getByText("You've achieved 1 new milestone(s)")).toBeVisible();
    await expect(page.locator('body > canvas')).toBeAttached();
    const card = page.getByRole('listitem').filter({ hasText: 'Keep your first memory' });
    await expect(card.getByText('Achieved')).toBeVisible();
    await expect(card.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('button', { name: achievementScreensText.filters.financial }).click();
    await expect(card).toBeHidden();

    await page.reload();
    await expect(card.getByText('Achieved')).toBeVisible();
    await page.getByRole('button', { name: achievementScreensText.check }).click();
    await expect(page.getByText('Journey Updated')).toBeVisible();
    await expect(page.locator('body > canvas')).toHaveCount(0);
  });
});

test.describe('runs with reduced motion', () => {
  test('shows an achievement earned on the open screen without confetti', async ({ page }) => {
    const member = await signUp(page, 'Riya');
    await page.goto(`${member.url}/achievements`);
    await expect(page.getByRole('heading', { name: 'Your Love Story Awaits' })).toBeVisible();
    const loaded: string[] = [];
    page.on('request', (request) => void loaded.push(request.url()));
    await member.createMemory({ title: 'Kites', memoryDate: '2025-01-14' });
    await expect(page.getByText('The First Page').first()).toBeVisible();
    await expect(page.getByText('Achieved', { exact: true })).toBeVisible();
    await expect(page.locator('body > canvas')).toHaveCount(0);
    expect(loaded.filter((url) => url.includes('confetti'))).toEqual([]);
  });
});
