import type { Page } from '@playwright/test';

/** Returns texts and controls that start or end beside the screen, except in boxes that scroll sideways. */
export function findBeside(page: Page): Promise<string[]> {
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
