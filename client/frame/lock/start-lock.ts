import { resumeLock } from '#client/lib/lock/app-lock.ts';

/** At the start of a page with app lock on: what locks it again is there before anything is shown. */
export async function startLock(): Promise<void> {
  await Promise.all([resumeLock(), import('./lock-watch.tsx')]);
}
