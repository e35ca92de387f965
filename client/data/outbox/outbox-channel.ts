/** Channel that tells this browser's tabs of a change in the outbox, made by a tab or the service worker. */
const channelName = 'jugal-outbox';

export function announceOutbox(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when another tab or the service worker announces a change. Returns a function that unsubscribes. */
export function onOutboxElsewhere(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', callback);
  return () => channel.close();
}

/** Background Sync tag with which the browser wakes the service worker when the network is back. */
export const outboxSyncTag = 'jugal-outbox';
