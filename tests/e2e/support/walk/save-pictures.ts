import { join } from 'node:path';
import type { Page } from '@playwright/test';

const faces = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const;

/**
 * Takes screenshots of each visited screen for a reader of the language to review, if `WALK_PICTURES=folder` is set.
 * Screens are captured at full height, dialogs as displayed.
 */
export async function savePictures(page: Page, language: string, where: string): Promise<void> {
  const folder = process.env['WALK_PICTURES'];
  if (!folder) return;
  const hasDialog = await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().isVisible();
  const name = where.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  for (const { width, height, colorScheme } of faces) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const path = join(folder, language, `${name}.${width}.png`);
    await page.screenshot({ path, fullPage: !hasDialog, animations: 'disabled' });
  }
  await page.emulateMedia({ colorScheme: null });
}
