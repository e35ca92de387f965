import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, type Request, test } from '@playwright/test';
import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import { pairUp, signUp } from '../support/members.ts';

/** Maximum of all compressed scripts, late ones included. `tools/check-bundle.ts` counts those before the first screen. */
const BUDGET_BYTES = 190 * 1024;
const DELAY_MS = 2500;

/** The build compresses no tiny files. */
function compressedBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Scripts with which Home starts. */
function firstScripts(language: Language): Set<string> {
  const screens = JSON.parse(readFileSync(`build/${language}/screen-scripts.json`, 'utf8')) as Record<string, string[]>;
  return new Set(screens['/dashboard']);
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

function isScript(request: Request): boolean {
  return pathOf(request).endsWith('.js');
}

/** Start of a request in milliseconds since 1970. */
function startOf(request: Request): number {
  return request.timing().startTime;
}

for (const language of LANGUAGES)
  test(`loads at most 190 KB of scripts on Home, late ones included, in ${language}`, async ({ page, browser }) => {
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

    const requests: Request[] = [];
    page.on('request', (request) => void (isScript(request) && requests.push(request)));
    await page.goto(`${member.url}/dashboard`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main').getByText('Kites on the terrace').first()).toBeVisible();
    await page.waitForTimeout(DELAY_MS);

    // A request has no start time before its response.
    await Promise.all(requests.map((request) => request.response()));

    const first = firstScripts(language);
    // By the browser's clock, from the first of them: the others may be late on a busy machine.
    const began = Math.min(...requests.filter((each) => first.has(pathOf(each))).map(startOf));
    const counted = requests.filter((each) => startOf(each) <= began + DELAY_MS).map(pathOf);
    const sizes = new Map(counted.map((path) => [path, compressedBytes(`build/client${path}`)]));
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const listing = [...sizes].map(([path, size]) => `${(size / 1024).toFixed(1)} KB ${path}`).join('\n');
    expect(bytes, listing).toBeLessThanOrEqual(BUDGET_BYTES);
    expect(bytes).toBeGreaterThan(BUDGET_BYTES / 2);
  });
