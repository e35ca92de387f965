import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

/** The lock watch. Preloaded on page load while app lock is on, so that it starts with the first screen. */
export const LockWatch = lazyNamed(async () => (await import('./lock-watch.tsx')).LockWatch);
