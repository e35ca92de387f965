import { bellText as text } from '#messages/notifications.ts';
import { client } from '../api.ts';

/** Storage key of the member whose notifications this browser receives. */
const ownerKey = 'jugal-push-owner';
/** Storage key of the endpoint last sent to the server. */
const sentKey = 'jugal-push-sent';
/** Time limit of sign-out for the push service, in milliseconds. */
const FAREWELL_MS = 2000;

export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Returns the browser's subscription; `null` without one. */
export async function readSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks for permission, subscribes this browser and sends the subscription to the server. Throws 'Notification
 * permission denied', or 'Failed to save subscription: …' with the server's message.
 */
export async function subscribeToPush(memberId: string): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new Error(text.permissionDenied);
  // Without a registration, `ready` would never resolve.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error(text.noWorker);
  const existing = await readSubscription();
  if (existing && (await isRetired(existing))) await existing.unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { publicKey } = await client.notifications.publicKey();
  await sendSubscription(await openSubscription(pushManager, publicKey));
  localStorage.setItem(ownerKey, memberId);
}

/**
 * Renews the subscription of a member who has allowed notifications here, because browsers and push services end one
 * silently. Does nothing while the server knows it.
 */
export async function renewSubscription(memberId: string): Promise<void> {
  if (!isPushSupported() || Notification.permission !== 'granted') return;
  if (localStorage.getItem(ownerKey) !== memberId) return;
  const subscription = await readSubscription();
  if (subscription && (await isKnownToServer(subscription))) return;
  // A subscription that the service worker renewed, or that was never sent, is still valid.
  if (subscription && wasNeverSent(subscription)) await sendSubscription(subscription);
  else await subscribeToPush(memberId);
}

/** Returns true if the server has this browser's subscription. It deletes one that the push service has ended. */
export async function isKnownToServer({ endpoint }: PushSubscription): Promise<boolean> {
  const { isKnown } = await client.notifications.readSubscription({ endpoint });
  return isKnown;
}

/** Returns true for a subscription that the server had and deleted: sending it again would not revive it. */
async function isRetired(subscription: PushSubscription): Promise<boolean> {
  return !wasNeverSent(subscription) && !(await isKnownToServer(subscription));
}

function wasNeverSent({ endpoint }: PushSubscription): boolean {
  return localStorage.getItem(sentKey) !== endpoint;
}

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error(text.saveFailed(text.noKeys));
  try {
    await client.notifications.subscribe({ subscription: { endpoint, keys: { p256dh, auth } } });
  } catch (error) {
    throw new Error(text.saveFailed(error instanceof Error ? error.message : String(error)), {
      cause: error,
    });
  }
  localStorage.setItem(sentKey, endpoint);
}

async function openSubscription(pushManager: PushManager, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // A subscription with another key blocks a new one, and the server can no longer use it.
    const outdated = await pushManager.getSubscription();
    if (!outdated) throw error;
    await outdated.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Ends this browser's subscription, locally and on the server. */
export async function unsubscribeFromPush(): Promise<void> {
  localStorage.removeItem(ownerKey);
  const subscription = await readSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await Promise.all([client.notifications.unsubscribe({ endpoint }), subscription.unsubscribe()]);
}

/** Ends the subscription before sign-out, without blocking it. */
export async function leavePush(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
  try {
    await Promise.race([unsubscribeFromPush(), patience]);
  } catch (error) {
    console.warn('This browser could not be unsubscribed', error);
  }
}

/**
 * Drops a subscription of another or an unknown member, and returns true if there was one. A session can end without
 * sign-out, and the next member must not see the previous member's notifications.
 */
export async function dropForeignSubscription(memberId: string): Promise<boolean> {
  const subscription = await readSubscription();
  if (!subscription || localStorage.getItem(ownerKey) === memberId) return false;
  return subscription.unsubscribe();
}
