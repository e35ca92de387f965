import { expect, test, type Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  icons: { src: string; purpose?: string }[];
}

const banner = (page: Page) => page.getByRole('region', { name: /Keep Jugal on your phone/ });

/** Simulates Chrome's offer of an installable app. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    });
    window.dispatchEvent(offer);
  });
}

async function visit(page: Page): Promise<void> {
  await page.goto(`${process.env['E2E_URL']}/`);
}

test('shows the install banner 10 seconds after the offer, and not for a day after a dismissal', async ({ page }) => {
  await page.clock.install();
  await visit(page);
  await offerInstallation(page);
  // The clock also goes on by itself, for some seconds on a busy machine.
  await page.clock.runFor(4_000);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(7_000);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(banner(page)).toBeHidden();

  await visit(page);
  await offerInstallation(page);
  await page.clock.runFor(11_000);
  await expect(banner(page)).toBeHidden();

  await page.clock.runFor('24:00:00');
  await visit(page);
  await offerInstallation(page);
  await page.clock.runFor(11_000);
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(banner(page)).toBeHidden();
});

test('provides manifest, icons and worker for the installation', async ({ page, request }) => {
  await visit(page);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(`${process.env['E2E_URL']}${address}`);
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Jugal', start_url: '/dashboard', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose ?? 'any')).toEqual(expect.arrayContaining(['any', 'maskable']));
  for (const { src } of manifest.icons) {
    expect((await request.get(`${process.env['E2E_URL']}${src}`)).status()).toBe(200);
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(/\/sw\.js$/);
});
