import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { themes, visitScreens } from './member-page.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');
const screens = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'memories', path: '/memories' },
  { name: 'dates', path: '/date-planning' },
];
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** The documents' pictures: each screen in two sizes and both themes. */
export async function captureDocumentPictures(browser: Browser, url: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const theme of themes) {
    for (const [size, viewport] of Object.entries(sizes)) {
      await visitScreens({ browser, url, theme, viewport }, screens, async (page, { name }) => {
        await page.screenshot({
          path: join(folder, `${name}-${size}-${theme}.jpg`),
          type: 'jpeg',
          quality: 82,
          animations: 'disabled',
        });
      });
    }
  }
}
