import { request } from '#client/lib/public/request.ts';
import { readPath, readPushMessage } from './push-message.ts';
import type { WorkerScope } from './scope.ts';

const icon = '/icons/any-192.png';
/** Android draws its outline alone, in the status bar. */
const badge = '/icons/badge-96.png';

/** Shows what is pushed, opens its screen when it is tapped, and keeps the subscription alive. */
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
  const { title, message, path, tag } = readPushMessage(text);
  await worker.registration.showNotification(title, {
    body: message,
    tag,
    icon,
    badge,
    data: { path },
  });
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const data = { title, message, path, tag };
  for (const page of pages) page.postMessage({ type: 'NOTIFICATION_RECEIVED', data }, {});
}

/** Brings the app's window to the front and leads it to the screen; without a window one is opened. */
async function openScreen(worker: WorkerScope, path: string) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) {
    await worker.clients.openWindow(path);
    return;
  }
  // The screen may be there already; its lists are current by themselves.
  const isThere = new URL(page.url).pathname === path;
  // At once: the right to focus is gone some moments after the tap.
  const [led] = await Promise.allSettled([isThere ? null : page.navigate(path), page.focus()]);
  // A window that another worker controls, or none, cannot be led.
  if (led.status === 'rejected') await worker.clients.openWindow(path);
}

/** The browser has changed or dropped the subscription: the server is told of the new one. */
async function renewSubscription(worker: WorkerScope, previous: PushSubscription | null) {
  const { publicKey } = await request<{ publicKey: string }>('GET', '/api/notifications/vapid-public-key');
  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await request('POST', '/api/notifications/subscribe', { subscription });
  if (previous) await request('POST', '/api/notifications/unsubscribe', { endpoint: previous.endpoint });
}
