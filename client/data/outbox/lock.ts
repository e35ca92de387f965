/**
 * Runs `work` while holding the named lock across this browser's tabs and service worker. With `ifFree`, skips `work`
 * and returns `null` if the lock is held.
 */
export interface Lock {
  <Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  <Result>(name: string, work: () => Promise<Result>, options: { ifFree: true }): Promise<Result | null>;
}

/** Implements `Lock` by Web Locks, which are released with the tab that holds them. */
export function lockByBrowser<Result>(
  name: string,
  work: () => Promise<Result>,
  options?: { ifFree: true },
): Promise<Result | null> {
  return navigator.locks.request(`jugal-outbox/${name}`, { ifAvailable: options?.ifFree ?? false }, async (held) =>
    held ? work() : null,
  );
}
