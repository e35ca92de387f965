/** Channel on which the tabs of this browser tell each other of the end of the session. */
const channelName = 'jugal-session';

/** `ending`: a tab asks the server to end the session. `kept`: that failed. `ended`: the other tabs leave too. */
export type SessionMessage = 'ending' | 'kept' | 'ended';

/** Sends the message to the other tabs. */
export function announceSession(message: SessionMessage): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  channel.postMessage(message);
  channel.close();
}

/** Calls back with each message of another tab. Returns a function that unsubscribes. */
export function onSessionMessage(callback: (message: SessionMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => callback(data));
  return () => channel.close();
}
