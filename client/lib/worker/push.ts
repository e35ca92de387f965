import { bellText as text } from '#messages/screens/notifications.ts';
import { client } from '../api.ts';

/** Whose notifications this browser gets: the member's id. */
const ownerKey = 'jugal-push-owner';
/** The endpoint that the server was last told of. */
const sentKey = 'jugal-push-sent';
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
  const existing = await readSubscription();
  if (existing && (await isRetired(existing))) await existing.unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { publicKey } = await client.notifications.publicKey();
  await sendSubscription(await openSubscription(pushManager, publicKey));
  localStorage.setItem(ownerKey, memberId);
}

/**
 * Renews the subscription of a member who has allowed notifications here: browsers and push services end one without a word. Does nothing
 * while the server knows it.
 */
export async function renewSubscription(memberId: string): Promise<void> {
  if (!isPushSupported() || Notification.permission !== 'granted') return;
  if (localStorage.getItem(ownerKey) !== memberId) return;
  const subscription = await readSubscription();
  if (subscription && (await isKnownToServer(subscription))) return;
  // One that the worker has renewed, or that could not be sent, is good.
  if (subscription && wasNeverSent(subscription)) await sendSubscription(subscription);
  else await subscribeToPush(memberId);
}

/** Returns true if the server sends to this browser: it forgets a subscription that the push service has ended. */
export async function isKnownToServer({ endpoint }: PushSubscription): Promise<boolean> {
  const { isKnown } = await client.notifications.readSubscription({ endpoint });
  return isKnown;
}

/** Returns true for a subscription that the server has had and forgotten: it stays dead when it is sent again. */
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
    // One that was made with another key stands in the way: the server can no longer use it.
    const outdated = await pushManager.getSubscription();
    if (!outdated) throw error;
    await outdated.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Ends this browser's subscription, here and on the server. */
export async function unsubscribeFromPush(): Promise<void> {
  localStorage.removeItem(ownerKey);
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
 * Drops a subscription that was made for another member or an unknown one, and returns true if there was one. A session can end without
 * signing out, and the next member of this browser must not read the notifications of the one before.
 */
export async function dropForeignSubscription(memberId: string): Promise<boolean> {
  const subscription = await readSubscription();
  if (!subscription || localStorage.getItem(ownerKey) === memberId) return false;
  return subscription.unsubscribe();
}
