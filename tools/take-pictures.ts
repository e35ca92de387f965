import { chromium, type Browser } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#tests/e2e/support/server.ts';
import { findBrowser } from './testing/find-browser.ts';

/** Takes the documents' pictures of the real app, from the demo's couple, in both themes: `npm run pictures`. */
const folder = join(import.meta.dirname, '../docs/pictures');
const member = { email: 'riya@jugal.example', password: 'chai for two' };
const screens = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'memories', path: '/memories' },
  { name: 'dates', path: '/date-planning' },
];
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

const dataDir = mkdtempSync(join(tmpdir(), 'jugal-pictures-'));
const server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  mkdirSync(folder, { recursive: true });
  for (const theme of ['light', 'dark'] as const) {
    for (const [size, viewport] of Object.entries(sizes)) await takeAll(browser, theme, size, viewport);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takeAll(
  chrome: Browser,
  theme: 'light' | 'dark',
  size: string,
  viewport: { width: number; height: number },
): Promise<void> {
  const context = await chrome.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  await page.request.post(`${server.url}/api/auth/login`, { data: member });
  for (const { name, path } of screens) {
    await page.goto(server.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({
      path: join(folder, `${name}-${size}-${theme}.jpg`),
      type: 'jpeg',
      quality: 82,
      animations: 'disabled',
    });
  }
  await context.close();
}
