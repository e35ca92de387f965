import { defineConfig } from '@playwright/test';

/** What Chromium needs to run as root, and to leave the network alone. */
const quietAsRoot = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

export default defineConfig({
  testDir: 'tests/e2e',
  // The walk takes one worker some minutes: it begins first, or the other would wait for it at the end.
  projects: [
    { name: 'walk', testMatch: 'languages/screens.spec.ts' },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: 'languages/screens.spec.ts' },
  ],
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/support/start-servers.ts',
  fullyParallel: true,
  workers: 2,
  // Waited in full by a failure alone; a busy machine of two cores takes its time.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  // The JSON goes to the file that the test runner names; without one there is nobody to read it.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Motion is judged by eye; a test waits for no animation.
    contextOptions: { reducedMotion: 'reduce' },
    // What a failure needs beside its words. A trace of each test would take a third of the run: `--trace=retain-on-failure`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
      args: quietAsRoot,
    },
  },
});
