import { expect, test, type Page } from '@playwright/test';
import { readMail } from './support/mail.ts';
import { signUp } from './support/members.ts';

const url = () => process.env['E2E_URL'] ?? '';
/** Returns an address longer than a phone's width. */
const newAddress = () => `visitor-${crypto.randomUUID()}@example.com`;

/** Opens a page; its script has run at the load event. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${url()}${path}`);
}

test('takes a couple from the city on the landing page to the waitlist, and confirms by mail', async ({ page }) => {
  const email = newAddress();
  await visit(page, '/');
  await page.getByLabel('Your city').selectOption('Surat');
  await page.getByRole('button', { name: 'Join Gujarat Pilot Now' }).click();
  await expect(page).toHaveURL(/\/waitlist\?type=pilot&city=Surat$/);
  await expect(page.getByLabel('City')).toHaveValue('Surat');

  await test.step('shows a missing value at its field and focuses the field', async () => {
    await page.getByRole('button', { name: 'Join the Pilot' }).click();
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeFocused();
  });

  await test.step('keeps the input, city included, after a reload', async () => {
    await page.getByLabel('Your name').fill('Hetal');
    await page.getByLabel('Your partner’s name').fill('Jay');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('City').selectOption('Navsari');
    await page.reload();
    await expect(page.getByLabel('Your name')).toHaveValue('Hetal');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('City')).toHaveValue('Navsari');
  });

  await page.getByLabel('Phone', { exact: true }).fill('98765 43210');
  await page.getByRole('button', { name: 'Join the Pilot' }).dblclick();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeFocused();
  await expect(page.getByText('Hetal and Jay, your place for Navsari is saved.')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('main')?.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await readMail(email)).toContain('Your place for Navsari is noted.');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${url()}/`);
});

/** Holds back the page's script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/public-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('keeps a city chosen before the scripts have loaded', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(`${url()}/`, { waitUntil: 'commit' });
  await page.getByLabel('Your city').selectOption('Surat');
  letThrough();
  await page.getByRole('button', { name: 'Join Gujarat Pilot Now' }).click();
  await expect(page).toHaveURL(/\/waitlist\?type=pilot&city=Surat$/);
});

test('submits a form pressed before the scripts have loaded, once they have', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(`${url()}/contact`, { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Kavya Desai');
  await page.getByRole('button', { name: 'Send Message' }).click();
  letThrough();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page).toHaveURL(`${url()}/contact`);
  await expect(page.getByLabel('Name')).toHaveValue('Kavya Desai');
});

test('redirects the older address and the expansion to the other cities', async ({ page }) => {
  await visit(page, '/join-waitlist?type=expansion&city=Goa');
  await expect(page).toHaveURL(/\/waitlist\?type=expansion&city=Goa$/);
  await expect(page.getByLabel('City')).toHaveValue('Goa');
  await expect(page.getByLabel('City').locator('option')).toHaveCount(23);
  await page.getByRole('link', { name: 'Join the pilot' }).click();
  await expect(page.getByRole('button', { name: 'Join the Pilot' })).toBeVisible();
  await expect(page.getByLabel('City').locator('option')).toHaveCount(19);
});

test('keeps a message over a reload, sends it once, and clears the form', async ({ page }) => {
  const email = newAddress();
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await page.getByLabel('Name').fill('Kavya Desai');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('Kochi');
  await page.getByLabel('Category').selectOption('feedback');
  await page.getByLabel('Message', { exact: true }).fill('When do you open in Kochi?');
  await page.reload();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('When do you open in Kochi?');
  await expect(page.getByLabel('Category')).toHaveValue('feedback');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  expect(await readMail(email)).toContain('We will answer within 24 hours');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('shows the contents of the public pages without JavaScript', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${url()}/events`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Notified' })).toHaveAttribute('href', '/contact');
  // With scripts disabled by the browser context, `noscript` stays closed, so the test searches the page's source.
  const waitlist = await page.request.get(`${url()}/waitlist`);
  expect(await waitlist.text()).toContain('<noscript>This form needs JavaScript.');
});

test('opens the phone menu, follows its links, closes it by Escape, and keeps the theme', async ({ page }) => {
  await visit(page, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const links = page.getByRole('navigation', { name: 'Site menu' });
  await expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await menu.click();
  await links.getByRole('link', { name: 'Benefits' }).click();
  await expect(page).toHaveURL(`${url()}/benefits`);
  await expect(links).toBeHidden();
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
});

test('shows a typed password on request', async ({ page }) => {
  await visit(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('kites over the old city');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('shows the configured price and its links on the benefits page', async ({ page }) => {
  await visit(page, '/benefits');
  await expect(page.getByText('₹1200 per year (about ₹100 a month)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/subscribe');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');
});

test('fits every public page into the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/about', '/benefits', '/events', '/waitlist', '/contact', '/terms', '/privacy']) {
    await visit(page, path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
    const wide = await page
      .getByRole('main')
      .locator('h1, h2, h3, p, input, select, textarea, button, table, dd, li > a')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > 320.5)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(wide, path).toEqual([]);
  }
});

test('shows the price to a member who follows a link to the benefits', async ({ page }) => {
  await signUp(page, 'Isha');
  await page.goto(`${url()}/profile`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    history.pushState(null, '', '/benefits');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('₹1200 per year (about ₹100 a month)')).toBeVisible();
});

test('paints a public page from one response and two fonts, and loads one script', async ({ page }) => {
  for (const path of ['/', '/benefits', '/contact', '/login']) {
    const html = await (await page.request.get(url() + path)).text();
    const elements = [...html.matchAll(/<script[^>]* src="([^"]+)"[^>]*>/g)];
    const scripts = elements.map(([, address]) => address);
    // The script looks up its elements when it runs, so it must come after them. React moves async scripts into the
    // head.
    expect(elements[0]?.index, path).toBeGreaterThan(html.indexOf('</main>'));
    expect(elements[0]?.[0], path).not.toContain('async');
    expect(scripts, path).toEqual([expect.stringMatching(/^\/assets\/public-[\w-]+\.js$/)]);
    expect(html, path).not.toContain('rel="modulepreload"');
    // Service worker caching and app preloading start later, though immediately on a fast machine.
    const ahead = /data-app-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    await page.goto(url() + path, { waitUntil: 'domcontentloaded' });
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'other')
        .map(({ name }) => new URL(name).pathname),
    );
    const loaded = (type: string) => files.filter((file) => file.endsWith(type));
    expect(loaded('.css'), path).toEqual([]);
    expect(
      loaded('.js').filter((file) => !ahead.includes(file)),
      path,
    ).toEqual(scripts);
    await page.evaluate(() => document.fonts.ready);
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => file.replace(/-[^-]+$/, '')),
    );
    expect(fonts.toSorted(), path).toEqual(['/assets/anek-basic', '/assets/rasa-basic']);
  }
});
