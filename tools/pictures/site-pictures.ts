import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { themes, visitScreens } from './member-page.ts';

const folder = join(import.meta.dirname, '../../client/ui/pictures');

/** The frames of the public pages: how each is taken, and its widths in pixels. */
const frames = [
  {
    viewport: { width: 390, height: 844 },
    density: 2,
    widths: [280, 560],
    screens: [
      { name: 'dashboard', path: '/dashboard' },
      { name: 'dates', path: '/date-planning' },
      { name: 'finances', path: '/finances' },
      { name: 'notes', path: '/partner-notes' },
    ],
  },
  {
    viewport: { width: 1280, height: 800 },
    density: 1,
    widths: [640, 1280],
    screens: [{ name: 'memories', path: '/memories' }],
  },
];

/** The public pages' pictures: each screen in each language and both themes, small and large as AVIF, large as WebP for browsers without it. */
export async function captureSitePictures(browser: Browser, url: string): Promise<void> {
  for (const language of LANGUAGES) {
    for (const theme of themes) {
      for (const { viewport, density, widths, screens } of frames) {
        const shot = { browser, url, language, theme, viewport, density };
        await visitScreens(shot, screens, async (page, { name }) => {
          const png = await page.screenshot({ animations: 'disabled' });
          await writePicture(join(folder, language, name), theme, png, widths);
        });
      }
    }
  }
}

async function writePicture(target: string, theme: string, png: Buffer, widths: readonly number[]) {
  if (theme === themes[0]) rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const largest = Math.max(...widths);
  for (const width of widths) {
    const resized = sharp(png).resize({ width });
    await resized
      .clone()
      .avif({ quality: 52, effort: 6 })
      .toFile(join(target, `${theme}-${width}.avif`));
    if (width === largest)
      await resized
        .clone()
        .webp({ quality: 76, effort: 6 })
        .toFile(join(target, `${theme}-${width}.webp`));
  }
}
