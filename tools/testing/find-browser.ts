import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without windows. It takes a quarter less time, but has no push messages and no back-forward cache. */
const headlessName = 'chromium-headless-shell';

/** The path of a Chromium or Chrome on this machine: BROWSER_PATH, the system's, else Playwright's own. */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env['BROWSER_PATH'] ?? '',
    ...names.flatMap(listPaths),
    ...applications,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** The path of a Chromium without windows. Without one, or with BROWSER_PATH, it is that of `findBrowser`. */
export function findHeadlessBrowser(): string | undefined {
  const headless = process.env['BROWSER_PATH'] ? undefined : listPaths(headlessName).find(existsSync);
  return headless ?? findBrowser();
}

function listPaths(name: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  return folders.map((folder) => join(folder, name));
}

/**
 * Installs the browsers of the tests that the machine lacks: Debian's packages as root, else Playwright's own. Throws if
 * there is no browser afterwards; the one without windows is optional.
 */
export function ensureBrowser(): void {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isChosen = Boolean(process.env['BROWSER_PATH']);
  const hasHeadless = isChosen || !isDebianRoot || listPaths(headlessName).some(existsSync);
  const isComplete = hasHeadless && findBrowser() !== undefined;
  if (!isComplete) {
    console.log('Installing a browser …');
    if (isDebianRoot) installDebianPackages();
  }
  if (findBrowser()) return;
  const playwright = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  runQuietly(process.execPath, [playwright, 'install', 'chromium']);
  if (findBrowser()) return;
  throw new Error('There is no Chromium or Chrome, and none could be installed. Install one, or set BROWSER_PATH.');
}

function installDebianPackages(): void {
  if (!runQuietly('apt-get', ['update'])) return;
  runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', headlessName]);
}

function runQuietly(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
