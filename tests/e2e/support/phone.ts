import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type FullProject, type Page } from '@playwright/test';

/** A browser that can be closed and opened again with its stored data. */
export interface Phone {
  open(): Promise<BrowserContext>;
  /** Offline from the browser's start: otherwise its worker would send pending changes at once. */
  openWithoutNetwork(): Promise<BrowserContext>;
  /** Deletes the stored data, once the browser is closed. */
  forget(): void;
}

export function openPhone({ use }: Pick<FullProject, 'use'>): Phone {
  const profile = mkdtempSync(join(tmpdir(), 'jugal-profile-'));
  const { launchOptions, viewport, hasTouch, contextOptions } = use;
  const open = (args: readonly string[]) =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...contextOptions,
      viewport: viewport ?? null,
      hasTouch: hasTouch ?? false,
      args: [...(launchOptions?.args ?? []), ...args],
    });
  return {
    open: () => open([]),
    openWithoutNetwork: () => open(['--proxy-server=127.0.0.1:1', '--proxy-bypass-list=<-loopback>']),
    forget: () => rmSync(profile, { recursive: true, force: true }),
  };
}

/** Waits until the page's worker has cached every part of the app and the data of the screens. */
export async function install(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (const path of ['/partner-notes', '/finances', '/important-dates', '/dashboard']) {
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
  }
}
