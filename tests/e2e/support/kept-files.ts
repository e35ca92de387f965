import type { Page } from '@playwright/test';
import { countRows } from './kept-data.ts';

/** Counts the files pending upload in the browser. */
export function countKeptFiles(page: Page): Promise<number> {
  return countRows(page, 'files');
}
