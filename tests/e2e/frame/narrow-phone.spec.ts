import { expect, test, type Page } from '@playwright/test';
import { signUp } from '../support/members.ts';

/** What is to be read or pressed and begins or ends beside the screen; what a strip scrolls into sight does not count. */
function findBeside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isSeen = width > 1 && element.closest('[aria-hidden=true], [inert]') === null;
        return isSeen && (left < -0.5 || right > innerWidth + 0.5) && !scrolls(element);
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  });
}

test.use({ viewport: { width: 320, height: 640 } });

test('on a phone of 320 pixels nothing stands beside the screen', async ({ page }) => {
  const member = await signUp(page, 'Dakshayaniben');
  for (const path of ['/dashboard', '/date-planning', '/finances', '/profile', '/subscribe']) {
    await page.goto(`${member.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await findBeside(page), path).toEqual([]);
  }
});
