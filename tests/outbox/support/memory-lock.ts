import type { Lock } from '#client/data/outbox/lock.ts';

/** The Web Locks of one device; a killed tab releases its own (`alive`). */
export function createMemoryLock(): Lock {
  const held = new Map<string, Promise<unknown>>();
  return async <Result>(name: string, work: () => Promise<Result>, options?: { ifFree: true }) => {
    const before = held.get(name);
    if (before && options?.ifFree) return null as Result;
    const own = (async () => {
      await before;
      return work();
    })();
    const over = own.then(
      () => undefined,
      () => undefined,
    );
    held.set(name, over);
    void over.then(() => {
      if (held.get(name) === over) held.delete(name);
    });
    return own;
  };
}
