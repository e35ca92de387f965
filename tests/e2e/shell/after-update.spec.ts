import { expect, test } from '@playwright/test';
import { paths } from '#domain/registry/screen-paths.ts';
import { achievementScreensText } from '#messages/en/achievements.ts';
import { menuText } from '#messages/en/menu.ts';
import { signUp } from '../support/members.ts';

// The menu is at the side.
test.use({ viewport: { width: 1280, height: 800 } });

test('opens the screen of a tap whose scripts an update has removed', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}${paths.profile}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page of before the update asks for a file that is gone; the new one asks for its own.
  await page.route(/\/assets\/achievements-screen/, (route) =>
    route.request().frame().url().endsWith(paths.achievements) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('link', { name: menuText.achievements }).first().click();
  await expect(page).toHaveURL(`${url}${paths.achievements}`);
  await expect(page.getByRole('heading', { level: 1, name: achievementScreensText.title })).toBeVisible();
});
