import { expect, test, type Browser, type Page } from '@playwright/test';
import { OFFER_SEEN_KEY } from '#client/features/notifications/push-model.ts';
import { bellButtonText } from '#messages/en/member-shell.ts';
import { bellText } from '#messages/en/notifications.ts';
import { nudgeScreensText } from '#messages/en/nudges.ts';
import { pairUp, signUp, type BrowserMember } from './support/members.ts';
import { makePremium } from './support/premium.ts';

test.use({ serviceWorkers: 'allow' });

interface Partner extends BrowserMember {
  page: Page;
}

/** Pairs two members, each with their own phone. */
async function pair(browser: Browser): Promise<{ riya: Partner; arjun: Partner }> {
  const [riyasPage, arjunsPage] = [await browser.newPage(), await browser.newPage()];
  const riya = { ...(await signUp(riyasPage, 'Riya')), page: riyasPage };
  const arjun = { ...(await signUp(arjunsPage, 'Arjun')), page: arjunsPage };
  await pairUp(riyasPage, arjunsPage);
  return { riya, arjun };
}

test('rings the partner’s bell at once for a nudge, which is then read', async ({ browser }) => {
  const { riya, arjun } = await pair(browser);
  await makePremium(riya.email);
  await makePremium(arjun.email);
  const bell = arjun.page.getByRole('button', { name: bellButtonText.bell });

  await test.step('shows an empty bell on the partner’s dashboard', async () => {
    await arjun.page.goto(`${arjun.url}/dashboard`);
    await expect(bell).toHaveAccessibleName('Notifications');
    await bell.click();
    await expect(arjun.page.getByText('All quiet')).toBeVisible();
    await arjun.page.keyboard.press('Escape');
  });

  await test.step('requires a message, then sends the nudge', async () => {
    await riya.page.goto(`${riya.url}/nudges`);
    await riya.page.getByRole('button', { name: nudgeScreensText.open }).click();
    await riya.page.getByRole('button', { name: nudgeScreensText.send }).click();
    await expect(riya.page.getByText('Message is required')).toBeVisible();
    await riya.page.getByLabel(nudgeScreensText.type).selectOption('playful');
    await riya.page.getByLabel(nudgeScreensText.message, { exact: true }).fill('Chai at seven?');
    await expect(riya.page.getByText('14/500')).toBeVisible();
    await riya.page.getByRole('button', { name: nudgeScreensText.send }).click();
    await expect(riya.page.getByText('Nudge sent!')).toBeVisible();
    await expect(riya.page.getByText('Your partner will receive a notification')).toBeVisible();
    await expect(riya.page.getByRole('button', { name: 'Send a Sweet Nudge' })).toBeVisible();
    await expect(riya.page.getByText('To your partner')).toBeVisible();
    await expect(riya.page.getByText('Delivered')).toBeVisible();
  });

  await test.step('counts the nudge within two seconds, and clears the count when opened', async () => {
    await expect(bell).toHaveAccessibleName('Notifications, 1', { timeout: 2000 });
    await bell.click();
    await expect(arjun.page.getByRole('dialog').getByText('Riya is thinking of you')).toBeVisible();
    await expect(arjun.page.getByText('All notifications marked as read')).toBeVisible();
    await expect(arjun.page.getByText('Your notification count has been cleared.')).toBeVisible();
  });

  await test.step('opens the nudge by a tap, read by the bell, which the sender sees', async () => {
    await expect(riya.page.getByText('Read', { exact: true })).toBeVisible({ timeout: 2000 });
    await arjun.page.getByRole('dialog').getByText('Riya is thinking of you').click();
    await expect(arjun.page).toHaveURL(/\/nudges$/);
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(arjun.page.getByText('From Riya')).toBeVisible();
    await expect(arjun.page.getByText(/^Read · /)).toBeVisible();
  });

  await test.step('marks a nudge as read that arrives on the screen of nudges', async () => {
    await riya.page.getByRole('button', { name: nudgeScreensText.open }).click();
    await riya.page.getByLabel(nudgeScreensText.message, { exact: true }).fill('Or coffee?');
    await riya.page.getByRole('button', { name: nudgeScreensText.send }).click();
    await expect(bell).toHaveAccessibleName('Notifications, 1');
    await arjun.page.getByRole('button', { name: nudgeScreensText.markAsRead }).click();
    await expect(arjun.page.getByText(/^Read · /)).toHaveCount(2);
    await expect(riya.page.getByText('Read', { exact: true })).toHaveCount(2, { timeout: 2000 });
    await expect(bell).toHaveAccessibleName('Notifications');
  });
  await riya.page.close();
  await arjun.page.close();
});

test('shows a free member what nudges are, with a way back', async ({ page }) => {
  const member = await signUp(page, 'Meera');
  await page.goto(`${member.url}/dashboard`);
  await page.getByRole('link', { name: 'Upgrade for Nudges' }).first().click();
  await expect(page.getByText('Nudges are a premium feature')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a Sweet Nudge' })).toBeHidden();
  await page.getByRole('button', { name: nudgeScreensText.back }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('offers notifications to a member with a partner, once and some seconds after the load', async ({
  page,
  browser,
}) => {
  const member = await signUp(page, 'Meera');
  const partner = await browser.newPage();
  await signUp(partner, 'Dev');
  await pairUp(page, partner);
  await partner.close();
  const offer = page.getByRole('region', { name: /Hear it when Dev/ });
  await page.clock.install();
  await page.goto(`${member.url}/dashboard`);
  await expect(page.getByRole('heading', { name: /Meera/ })).toBeVisible();
  // `push-model.test.ts` checks the exact delay: the load time varies here.
  await page.clock.runFor(3_500);
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: bellText.notNow }).click();
  await expect(offer).toBeHidden();

  await page.addInitScript(watchReads, OFFER_SEEN_KEY);
  await page.reload();
  // The next offer would be due once the page checks whether there was one.
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'wasRead') === true)).toBe(true);
  }).toPass();
  await page.getByRole('button', { name: bellButtonText.bell }).click();
  await page.getByRole('dialog').waitFor();
  await expect(offer).toBeHidden();
});

test('shows a notification for a push, and opens its screen by a tap', async ({ page, context }) => {
  const member = await signUp(page, 'Meera');
  await context.grantPermissions(['notifications'], { origin: member.url });
  await page.goto(`${member.url}/dashboard`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = context.serviceWorkers();
  expect(worker?.url()).toBe(`${member.url}/sw.js`);
  const push = { title: 'Riya is thinking of you', message: 'Chai at seven?', path: '/nudges', tag: 'one' };
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const [notification] = await registration.getNotifications();
      return notification && { title: notification.title, body: notification.body, tag: notification.tag };
    });
  const kept = () => page.evaluate(() => localStorage.getItem('jugal-last-notification') ?? '');
  // A starting worker may miss one push; the tag merges two of them into one notification.
  await expect(async () => {
    await deliverPush(page, member.url, JSON.stringify(push));
    const expected = { title: push.title, body: push.message, tag: push.tag };
    await expect.poll(shown, { timeout: 6_000 }).toEqual(expected);
    await expect.poll(kept, { timeout: 3_000 }).toContain('Chai at seven?');
  }).toPass({ timeout: 60_000 });

  // A test cannot reach the system's notification, so it sends the worker the browser's event for a tap.
  await worker?.evaluate(tapFirstNotification);
  await expect(page).toHaveURL(/\/nudges$/);
  await expect.poll(shown).toBeUndefined();
});

/** Runs in the page before its scripts and sets `wasRead` when `key` is read from local storage. */
function watchReads(key: string): void {
  const getItem = Storage.prototype.getItem;
  Storage.prototype.getItem = function (this: Storage, name: string) {
    if (name === key) Reflect.set(globalThis, 'wasRead', true);
    return getItem.call(this, name);
  };
}

/** Runs in the worker. Its globals are looked up by name, because its types differ from a page's. */
async function tapFirstNotification(): Promise<void> {
  const registration: unknown = Reflect.get(globalThis, 'registration');
  if (!(registration instanceof ServiceWorkerRegistration)) throw new Error('no registration');
  const [notification] = await registration.getNotifications();
  const Tap: unknown = Reflect.get(globalThis, 'NotificationEvent');
  if (typeof Tap !== 'function') throw new Error('no notification events');
  const tap: unknown = Reflect.construct(Tap, ['notificationclick', { notification }]);
  if (tap instanceof Event) globalThis.dispatchEvent(tap);
}

/** Delivers the text to the service worker as the browser does for a push message. */
async function deliverPush(page: Page, origin: string, data: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}
