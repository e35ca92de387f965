import { defineConfig } from '@playwright/test';
import { findBrowser, findHeadlessBrowser } from './tools/testing/find-browser.ts';

/** Chromium flags for running as root and without background network calls. */
const quietAsRoot = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

const walk = 'languages/screens.spec.ts';
/** Journeys with push messages or the back-forward cache, which the Chromium without windows lacks. */
const needsWholeBrowser = ['notifications.spec.ts', 'shell/signed-out.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  // The walk takes one worker some minutes. It starts first, so that the other workers do not idle at the end.
  projects: [
    { name: 'walk', testMatch: walk },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: [walk, ...needsWholeBrowser] },
    {
      name: 'whole browser',
      testMatch: needsWholeBrowser,
      use: { launchOptions: { executablePath: findBrowser() ?? '', args: quietAsRoot } },
    },
  ],
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/support/start-servers.ts',
  fullyParallel: true,
  workers: 3,
  // Generous for a busy machine with two cores. Only a failing test takes the whole timeout.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // The JSON report goes to the file that the test runner names. Without a file there is no reader for it.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Installing the service worker takes some seconds of both cores in each context. Journeys that need it allow it.
    serviceWorkers: 'block',
    // Tests do not wait for animations; motion is reviewed by eye.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure keeps only a screenshot: tracing each test (`--trace=retain-on-failure`) takes a third of the run.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessBrowser() ?? '',
      args: quietAsRoot,
    },
  },
});
