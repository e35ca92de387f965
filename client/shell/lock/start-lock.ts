import { resumeLock } from '#client/data/lock/app-lock.ts';
import { LockWatch } from './lazy-lock-watch.ts';

/** Resumes app lock on page load, with the lock watch loaded before any screen is shown. */
export async function startLock(): Promise<void> {
  await Promise.all([resumeLock(), LockWatch.preload()]);
}
