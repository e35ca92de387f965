import type { Page } from '@playwright/test';

/** Cuts the network once the page can store changes without it. Its scripts are not cached without a service worker. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('jugal-outbox-started').length > 0);
  await page.context().setOffline(true);
}
