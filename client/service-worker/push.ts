import { request } from '#client/lib/public/request.ts';
import { readPath, readPushMessage } from './push-message.ts';
import { loadPicture } from './push-picture.ts';
import type { WorkerScope } from './scope.ts';
import { isLockedForAll } from './worker-vault.ts';

const icon = '/icons/any-192.png';
/** Android shows only its silhouette, in the status bar. */
const badge = '/icons/badge-96.png';

/** Shows push messages, opens their screens on a tap, and keeps the subscription alive. */
export function handlePush(worker: WorkerScope) {
  worker.addEventListener('push', (event) => {
    event.waitUntil(receivePush(worker, event.data?.text() ?? null));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openScreen(worker, readPath(event.notification.data)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renewSubscription(worker, event.oldSubscription ?? null));
  });
}

async function receivePush(worker: WorkerScope, text: string | null) {
  const { title, message, path, tag, image: address } = readPushMessage(text);
  // The words of a push are the member's choice on the server; photos are behind app lock.
  const image = address !== null && !(await isLockedForAll()) ? await loadPicture(address) : null;
  await worker.registration.showNotification(title, {
    body: message,
    tag,
    icon,
    badge,
    data: { path },
    ...(image !== null && { image }),
  });
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const data = { title, message, path, tag };
  for (const page of pages) page.postMessage({ type: 'NOTIFICATION_RECEIVED', data }, {});
}

/** Focuses the app's window and navigates it to the screen; without a window, opens one. */
async function openScreen(worker: WorkerScope, path: string) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) {
    await worker.clients.openWindow(path);
    return;
  }
  // Skips the navigation if the screen is already open: its lists are current.
  const isThere = new URL(page.url).pathname === path;
  // Runs both at once, because the right to focus expires some moments after the tap.
  const [led] = await Promise.allSettled([isThere ? null : page.navigate(path), page.focus()]);
  // A window that this service worker does not control cannot be navigated.
  if (led.status === 'rejected') await worker.clients.openWindow(path);
}

/** Sends the server a new subscription after the browser changed or dropped the old one. */
async function renewSubscription(worker: WorkerScope, previous: PushSubscription | null) {
  const { publicKey } = await request<{ publicKey: string }>('GET', '/api/notifications/vapid-public-key');
  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await request('POST', '/api/notifications/subscribe', { subscription });
  if (previous) await request('POST', '/api/notifications/unsubscribe', { endpoint: previous.endpoint });
}
