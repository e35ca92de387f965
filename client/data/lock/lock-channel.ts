/** Lock changes shared by all tabs of this browser; `off` means that app lock was turned off. */
export type LockNews = 'locked' | 'unlocked' | 'opening' | 'off';

const channelName = 'jugal-lock';

export function announceLock(news: LockNews): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  channel.postMessage(news);
  channel.close();
}

/** Calls back with each change by another tab, for the lifetime of the page. */
export function onLockElsewhere(callback: (news: LockNews) => void): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<LockNews>) => callback(data));
}
