/** The tabs of this browser are locked and unlocked together; `off`: app lock was turned off. */
export type LockNews = 'locked' | 'unlocked' | 'opening' | 'off';

const channelName = 'jugal-lock';

export function announceLock(news: LockNews): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  channel.postMessage(news);
  channel.close();
}

/** Calls back with what another tab has done, for as long as the page lives. */
export function onLockElsewhere(callback: (news: LockNews) => void): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<LockNews>) => callback(data));
}
