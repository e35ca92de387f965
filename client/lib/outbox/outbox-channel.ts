/** Tells this browser's tabs that what waits has changed: the worker, or one of them, has sent something. */
const channelName = 'jugal-outbox';

export function announceOutbox(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when another tab or the worker says so. */
export function onOutboxElsewhere(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', callback);
  return () => channel.close();
}

/** What the browser calls the worker by when the network is back, where it has Background Sync. */
export const outboxSyncTag = 'jugal-outbox';
