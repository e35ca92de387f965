import type { Page } from '@playwright/test';

/** Counts the files pending upload in the browser. Returns 0 if their database is deleted, without recreating it. */
export function countKeptFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        let isGone = false;
        const opening = indexedDB.open('jugal-files');
        opening.addEventListener('upgradeneeded', () => {
          isGone = true;
          opening.transaction?.abort();
        });
        opening.addEventListener('error', () => {
          if (isGone) resolve(0);
          else reject(new Error('The database did not open'));
        });
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );
}
