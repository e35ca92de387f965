import { existsSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#messages/languages.ts';
import { pairUp, signUp } from '../support/members.ts';

/** Maximum of all compressed scripts, late ones included. `tools/check-bundle.ts` counts those before the first screen. */
const BUDGET_BYTES = 190 * 1024;
const DELAY_MS = 2500;

/** The build compresses no tiny files. */
function compressedBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

for (const language of LANGUAGES)
  test(`loads at most 190 KB of scripts on Home, late ones included, in ${language}`, async ({
    page,
    browser,
  }) => {
    const member = await signUp(page, 'Riya');
    const partnerPage = await browser.newPage();
    await signUp(partnerPage, 'Arjun');
    await pairUp(page, partnerPage);
    await partnerPage.close();
    await member.createDate({ title: 'Kites on the terrace', scheduledDate: '2030-01-14' });
    await member.createMemory({ title: 'Kites', memoryDate: '2025-01-14' });
    await member.createExpense({ title: 'Chai', amount: '40' });
    const chosen = await page.request.put(`${member.url}/api/auth/user/language`, { data: { language } });
    expect(chosen.ok()).toBe(true);

    const scripts = new Map<string, number>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.set(pathname, compressedBytes(`build/client${pathname}`));
    });
    await page.goto(`${member.url}/dashboard`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main').getByText('Kites on the terrace').first()).toBeVisible();
    await page.waitForTimeout(DELAY_MS);
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    const listing = [...scripts].map(([path, size]) => `${(size / 1024).toFixed(1)} KB ${path}`).join('\n');
    expect(bytes, listing).toBeLessThanOrEqual(BUDGET_BYTES);
    expect(bytes).toBeGreaterThan(BUDGET_BYTES / 2);
  });
