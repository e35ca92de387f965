import type { Page } from '@playwright/test';

declare global {
  interface Window {
    recordToast(text: string): void;
  }
}

/** Records every toast from the call on, including those that vanish with their page. */
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
