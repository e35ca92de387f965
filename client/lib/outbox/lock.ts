/** Runs `work` while nobody else in this browser holds the name, tabs and worker included; with `ifFree` not at all, and `null`, while somebody does. */
export interface Lock {
  <Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  <Result>(name: string, work: () => Promise<Result>, options: { ifFree: true }): Promise<Result | null>;
}

/** By the browser's Web Locks, which end with the tab that holds them. */
export function lockByBrowser<Result>(
  name: string,
  work: () => Promise<Result>,
  options?: { ifFree: true },
): Promise<Result | null> {
  return navigator.locks.request(
    `jugal-outbox/${name}`,
    { ifAvailable: options?.ifFree ?? false },
    async (held) => (held ? work() : null),
  );
}
