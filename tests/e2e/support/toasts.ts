import type { Page } from '@playwright/test';

declare global {
  interface Window {
    recordToast(text: string): void;
  }
}

/** Everything that is said in a toast from now on, also by one that goes with its page before a look could find it. */
export async function recordToasts(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('recordToast', (text: string) => said.push(text));
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const toast of node.matches('[data-toast]') ? [node] : node.querySelectorAll('[data-toast]'))
              window.recordToast(toast.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  return said;
}
