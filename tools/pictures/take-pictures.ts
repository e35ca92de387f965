import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from '#tests/support/server-process.ts';
import { findBrowser } from '../testing/find-browser.ts';
import { captureDocumentPictures } from './document-pictures.ts';
import { drawShareCards } from './share-card.ts';
import { captureSitePictures } from './site-pictures.ts';

/**
 * Takes the pictures of the real app, from the demo's couple, in both themes: `npm run pictures`. Those of the documents,
 * those of the public pages, and the cards that are shown where a page is shared. Needs a build.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'jugal-pictures-'));
const server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
const browserPath = findBrowser();
const browser = await chromium.launch({
  ...(browserPath && { executablePath: browserPath }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  await captureDocumentPictures(browser, server.url);
  await captureSitePictures(browser, server.url);
  await drawShareCards(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
