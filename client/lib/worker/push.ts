import { bellText as text } from '#messages/screens/notifications.ts';
import { client } from '../api.ts';

/** Whose notifications this browser gets: the member's id. */
const ownerKey = 'jugal-push-owner';
/** How long the signing out waits for the push service, in milliseconds. */
const FAREWELL_MS = 2000;

export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The browser's subscription, or `null` while it has none. */
export async function readSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks for the permission, subscribes this browser and tells the server. Throws 'Notification permission denied', and
 * 'Failed to save subscription: …' with the server's words.
 */
export async function subscribeToPush(memberId: string): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new Error(text.permissionDenied);
  // `ready` would wait for ever where no worker is to come.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error(text.noWorker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { publicKey } = await client.notifications.publicKey();
  const { endpoint, keys } = (await openSubscription(pushManager, publicKey)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error(text.saveFailed(text.noKeys));
  try {
    await client.notifications.subscribe({ subscription: { endpoint, keys: { p256dh, auth } } });
  } catch (error) {
    throw new Error(text.saveFailed(error instanceof Error ? error.message : String(error)), {
      cause: error,
    });
  }
  localStorage.setItem(ownerKey, memberId);
}

async function openSubscription(pushManager: PushManager, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One that was made with another key stands in the way: the server can no longer use it.
    const outdated = await pushManager.getSubscription();
    if (!outdated) throw error;
    await outdated.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Ends this browser's subscription, here and on the server. */
export async function unsubscribeFromPush(): Promise<void> {
  const subscription = await readSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await Promise.all([client.notifications.unsubscribe({ endpoint }), subscription.unsubscribe()]);
}

/** The same before a member signs out: it must not keep them from it. */
export async function leavePush(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
  try {
    await Promise.race([unsubscribeFromPush(), patience]);
  } catch (error) {
    console.warn('This browser could not be unsubscribed', error);
  }
}

/**
 * Drops a subscription that was made for somebody else, or for nobody known: a session can end without signing out, and
 * the next member of this browser must not read the notifications of the one before.
 */
export async function dropForeignSubscription(memberId: string): Promise<void> {
  const subscription = await readSubscription();
  if (subscription && localStorage.getItem(ownerKey) !== memberId) await subscription.unsubscribe();
}
