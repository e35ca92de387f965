import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { signUp } from './support/members.ts';
import { makePremium } from './support/premium.ts';

const publicScreens = ['/', '/login', '/register', '/forgot-password', '/no/such/screen'];
const memberScreens = [
  '/dashboard',
  '/date-planning',
  '/memories',
  '/partner-notes',
  '/important-dates',
  '/finances',
  '/finances?view=transactions',
  '/nudges',
  '/notification-test',
  '/profile',
  '/verify-email',
  '/change-password',
];
const themes = ['light', 'dark'] as const;

async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const colorScheme of themes) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of publicScreens) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(`${process.env['E2E_URL']}${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await findFaults(page)).toEqual([]);
      });
    }

    test('axe finds nothing on the screens of members, empty and full', async ({ page }) => {
      const member = await signUp(page, 'Riya');
      for (const path of memberScreens) {
        await page.goto(`${member.url}${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await findFaults(page), `${path}, empty`).toEqual([]);
      }
      await makePremium(member.email);
      await member.planDate({ title: 'Dinner', scheduledDate: '2030-01-05' });
      await member.planDate({ title: 'Walk', scheduledDate: '2020-01-05' });
      await member.keepMemory({ title: 'Kites', memoryDate: '2025-01-14', tags: ['Uttarayan'] });
      await member.recordExpense({ title: 'Chai', amount: '20' });
      await member.recordExpense({ title: 'Auto', amount: '80.50', category: 'travel' });
      await member.setGoal({ title: 'Diu', targetAmount: '20000' });
      await member.writeNote({
        title: 'Chai',
        content: 'Ginger',
        category: 'food',
        tags: ['a', 'b', 'c', 'd'],
      });
      await member.addImportantDate({ title: 'Birthday', date: '1998-04-12', category: 'birthday' });
      await member.addImportantDate({
        title: 'Exam',
        date: '2020-04-12',
        category: 'other',
        isRecurring: false,
      });
      for (const path of memberScreens) {
        await page.goto(`${member.url}${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        expect(await findFaults(page), `${path}, full`).toEqual([]);
      }
    });

    test('axe finds nothing on open dialogs', async ({ page }) => {
      const member = await signUp(page, 'Riya');
      await page.goto(`${member.url}/date-planning`);
      await page.getByRole('button', { name: 'Plan a Date' }).first().click();
      await page.getByRole('dialog').waitFor();
      expect(await findFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Notifications' }).click();
      await page.getByRole('dialog').getByText('All quiet').waitFor();
      expect(await findFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await findFaults(page)).toEqual([]);
    });
  });
}
