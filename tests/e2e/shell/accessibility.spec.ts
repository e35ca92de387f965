import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ADMIN_TABS } from '#client/features/admin/model.ts';
import { datePlanningText } from '#messages/en/date-screens.ts';
import { bellButtonText } from '#messages/en/member-shell.ts';
import { shellText } from '#messages/en/shell.ts';
import { subscribeScreenText, subscriptionScreensText } from '#messages/en/subscription.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { createDeal, signUpAdmin } from '../support/admin.ts';
import { signUp } from '../support/members.ts';
import { makePremium } from '../support/premium.ts';

const publicScreens = [
  '/',
  '/about',
  '/benefits',
  '/events',
  '/waitlist',
  '/contact',
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/forgot-password',
  '/no/such/screen',
];
const memberScreens = [
  '/dashboard',
  '/date-planning',
  '/calendar',
  '/memories',
  '/partner-notes',
  '/important-dates',
  '/lists',
  '/finances',
  '/finances?view=transactions',
  '/finances?view=statement',
  '/deals',
  '/jugal-experiences',
  '/achievements',
  '/redeem',
  '/redeem?view=statement',
  '/nudges',
  '/concierge',
  '/notification-test',
  '/profile',
  '/settings/sign-in',
  '/settings/notifications',
  '/settings/devices',
  '/settings/calendar',
  '/settings/data',
  '/settings/originals',
  '/settings/trash',
  '/subscription',
  '/subscribe',
  '/verify-email',
  '/change-password',
];

/** Maximum wait per screen; a screen that never loads takes all of it. */
const SCREEN_TIMEOUT_MS = 30_000;

/**
 * Returns axe's violations in the light theme, and its color violations in the dark one: only colors depend on the
 * theme.
 */
async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The page applies the theme in its next frame; axe must not run during the transition. A transition of an inherited
    // colour starts others below it, so wait until two frames have none.
    await page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let quiet = 0; quiet < 2;) {
        await nextFrame();
        const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
        quiet = changing.length === 0 ? quiet + 1 : 0;
        await Promise.allSettled(changing.map(({ finished }) => finished));
      }
    });
    // No screen has frames of other origins, for which axe would open another page.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === 'light' ? axe : axe.withTags('cat.color')).analyze();
    for (const { id, nodes } of violations)
      faults.push(`${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  return faults;
}

/** Signs up a member who has data of every kind. */
async function signUpFull(page: Page, browser: Browser): Promise<void> {
  await createDeal(browser, 'Two cups of chai');
  const member = await signUp(page, 'Riya');
  await makePremium(member.email);
  await member.createDate({ title: 'Dinner', scheduledDate: dayAhead(40) });
  await member.createDate({ title: 'Walk', scheduledDate: '2020-01-05' });
  await member.createMemory({ title: 'Kites', memoryDate: '2025-01-14', tags: ['Uttarayan'] });
  await member.createExpense({ title: 'Chai', amount: '20' });
  await member.createExpense({ title: 'Auto', amount: '80.50', category: 'travel' });
  await member.createGoal({ title: 'Diu', targetAmount: '20000' });
  await member.createNote({
    title: 'Chai',
    content: 'Ginger',
    category: 'food',
    tags: ['a', 'b', 'c', 'd'],
  });
  await member.createImportantDate({ title: 'Birthday', date: '1998-04-12', category: 'birthday' });
  await member.createImportantDate({
    title: 'Exam',
    date: '2020-04-12',
    category: 'other',
    isRecurring: false,
  });
}

const url = (path: string) => `${process.env['E2E_URL']}${path}`;
const level1 = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const panel = (page: Page) => page.getByRole('tabpanel').last();
const adminScreens = ADMIN_TABS.map((tab) => `/admin?tab=${tab}`);

// One visit covers all screens of a kind: starting a browser takes longer than axe does.
for (const [who, enter, screens, content] of [
  ['a visitor', () => Promise.resolve(), publicScreens, level1],
  ['a new member', (page: Page) => signUp(page, 'Riya'), memberScreens, level1],
  ['a member with something of everything', signUpFull, memberScreens, level1],
  ['an admin', (page: Page) => signUpAdmin(page, 'Meera'), adminScreens, panel],
] as const) {
  test(`passes axe on every screen of ${who}`, async ({ browser, page }) => {
    test.setTimeout(SCREEN_TIMEOUT_MS * screens.length);
    await enter(page, browser);
    const faults: Record<string, string[]> = {};
    for (const path of screens)
      await test.step(path, async () => {
        await page.goto(url(path));
        await content(page).waitFor();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        faults[path] = await findFaults(page);
      });
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
  });
}

test('passes axe on open dialogs', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/date-planning`);
  await page.getByRole('button', { name: datePlanningText.plan }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: bellButtonText.bell }).click();
  await page.getByRole('dialog').getByText('All quiet').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: shellText.more }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findFaults(page)).toEqual([]);
});

test('passes axe on the steps of the checkout', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/subscribe`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  expect(await findFaults(page), 'payment').toEqual([]);
  await page.getByRole('button', { name: "I've Completed the Payment" }).click();
  await page.getByRole('button', { name: subscribeScreenText.submit }).click();
  await page.getByText('Please select a date type').waitFor();
  expect(await findFaults(page), 'wishes').toEqual([]);
  await page.getByRole('button', { name: subscribeScreenText.later }).click();
  await page.getByText('We are checking your payment').waitFor();
  expect(await findFaults(page), 'waiting').toEqual([]);
  await makePremium(member.email);
  await page.goto(`${member.url}/subscription`);
  await page.getByRole('button', { name: subscriptionScreensText.cancel }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findFaults(page), 'cancelling').toEqual([]);
});

test('shows the focus ring of a tab for the keyboard, and not for touch', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  await page.goto(`${member.url}/deals`);
  const tab = (name: string) => page.getByRole('tab', { name });
  const hasRing = (name: string) => tab(name).evaluate((element) => element.matches(':focus-visible'));
  await tab('My Redemptions').click();
  await expect(tab('My Redemptions')).toBeFocused();
  expect(await hasRing('My Redemptions')).toBe(false);
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Available Deals')).toBeFocused();
  expect(await hasRing('Available Deals')).toBe(true);
});
