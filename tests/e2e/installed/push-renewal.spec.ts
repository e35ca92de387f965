import { expect, type Page, test } from '@playwright/test';
import { OFFER_SEEN_KEY } from '#client/features/notifications/push-model.ts';
import { notificationTestText as text } from '#messages/en/notification-test.ts';
import { signUp } from '../support/members.ts';

test.use({ serviceWorkers: 'allow' });

const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;

interface SimulatedPush {
  memberId: string;
  /** The browser's current endpoint, its next one, and the one last sent to the server. */
  present: string;
  next: string;
  sent: string;
}

/** Simulates a browser that allows notifications. */
async function simulatePush(page: Page, simulated: SimulatedPush) {
  await page.addInitScript(
    ({ seenKey, simulated: { memberId, present, next, sent } }) => {
      localStorage.setItem('jugal-push-owner', memberId);
      localStorage.setItem('jugal-push-sent', sent);
      localStorage.setItem(seenKey, 'true');
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
      let current: string | null = present;
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
      const subscription = () =>
        current && {
          endpoint: current,
          toJSON: () => ({ endpoint: current, keys }),
          unsubscribe: () => {
            current = null;
            return Promise.resolve(true);
          },
        };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(subscription()),
        subscribe: () => {
          current ??= next;
          return Promise.resolve(subscription());
        },
      });
    },
    { seenKey: OFFER_SEEN_KEY, simulated },
  );
}

test('renews a subscription that the server has retired, and sends one that the server never got', async ({ page }) => {
  const member = await signUp(page, 'Riya');
  const { id } = (await (await page.request.get(`${member.url}/api/auth/user`)).json()) as { id: string };
  // A browser that has subscribed has a service worker.
  await page.goto(`${member.url}/dashboard`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const isKnown = async (endpoint: string) => {
    const answer = await page.request.post(`${member.url}/api/notifications/subscription`, {
      data: { endpoint },
    });
    return ((await answer.json()) as { isKnown: boolean }).isKnown;
  };
  const [ended, renewed, unsent] = ['ended', 'renewed', 'unsent'].map((name) => endpointOf(`${name}-${id}`)) as [
    string,
    string,
    string,
  ];

  await test.step('replaces a subscription ended by the push service', async () => {
    const other = await page.context().newPage();
    await simulatePush(other, { memberId: id, present: ended, next: renewed, sent: ended });
    await other.goto(`${member.url}/notification-test`);
    await expect(other.getByText(text.subscriptions.retired, { exact: true })).toBeVisible();
    await expect.poll(() => isKnown(renewed)).toBe(true);
    expect(await isKnown(ended)).toBe(false);
    await other.getByRole('button', { name: text.refresh }).click();
    await expect(other.getByText(text.subscriptions.active, { exact: true })).toBeVisible();
    await other.close();
  });

  await test.step('sends a subscription that the browser renewed offline', async () => {
    const other = await page.context().newPage();
    await simulatePush(other, { memberId: id, present: unsent, next: endpointOf('never'), sent: renewed });
    await other.goto(`${member.url}/dashboard`);
    await expect.poll(() => isKnown(unsent)).toBe(true);
    await other.close();
  });
});
