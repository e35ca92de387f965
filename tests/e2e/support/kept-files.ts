import type { Page } from '@playwright/test';

/** How many files wait in the page's browser for their upload. */
export function countKeptFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('jugal-files');
        opening.addEventListener('error', () => reject(new Error('The database did not open')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
}
