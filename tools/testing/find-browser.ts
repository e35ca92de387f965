import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium or Chrome on this machine: BROWSER_PATH, the system's, else Playwright's own. */
export function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  const candidates = [
    process.env['BROWSER_PATH'] ?? '',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...applications,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** Installs a browser if the machine lacks one: Debian's package as root, else Playwright's own. Throws if neither works. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing a browser …');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && runQuietly('apt-get', ['update']) && installDebianPackage()) {
    const installed = findBrowser();
    if (installed) return installed;
  }
  const playwright = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  runQuietly(process.execPath, [playwright, 'install', 'chromium']);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium or Chrome, and none could be installed. Install one, or set BROWSER_PATH.',
  );
}

function installDebianPackage(): boolean {
  return runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
}

function runQuietly(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
