import type { Browser, Page } from '@playwright/test';
import { OFFER_SEEN_KEY } from '#client/features/notifications/push-model.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/kernel/languages.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Screen {
  name: string;
  path: string;
}

interface Shot {
  browser: Browser;
  url: string;
  /** The member's language; English by default. */
  language?: Language;
  theme: Theme;
  viewport: { width: number; height: number };
  /** Pixels of the picture for each of the page. */
  density?: number;
}

const member = { email: 'riya@jugal.example', password: 'chai for two' };

/** Signs the demo's Riya in and shows each screen in turn, once nothing on it moves or loads any more. */
export async function visitScreens(
  { browser, url, language = DEFAULT_LANGUAGE, theme, viewport, density = 1 }: Shot,
  screens: readonly Screen[],
  onShown: (page: Page, screen: Screen) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: density,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  await page.request.post(`${url}/api/auth/login`, { data: member });
  await page.request.put(`${url}/api/auth/user/language`, { data: { language } });
  // The offer of notifications is for members, not for pictures.
  await page.addInitScript((key) => localStorage.setItem(key, '1'), OFFER_SEEN_KEY);
  for (const screen of screens) {
    await page.goto(url + screen.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await onShown(page, screen);
  }
  await context.close();
}
