/** Channel that tells the other tabs of this browser that the session has ended. */
const channelName = 'jugal-session';

export function announceSignOut(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  channel.postMessage('signed-out');
  channel.close();
}

/** Calls back when another tab signs out. Returns a function that unsubscribes. */
export function onSignOutElsewhere(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', callback);
  return () => channel.close();
}
