/** Runs `work` when the turn of `owner` has come. */
export type WorkQueue = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

interface Owner {
  /** Time that their work has taken, counted from the least of the others when they came. */
  spentMs: number;
  running: number;
  waiting: (() => void)[];
}

/**
 * A queue for work that is hard for the processor: `atOnce` run, `ofOwner` of them for one owner at most. The owner whose work has taken
 * the least time is next, so that one with much to do waits for themselves. The caller bounds how many wait.
 */
export function createWorkQueue(atOnce: number, ofOwner = atOnce): WorkQueue {
  const owners = new Map<string, Owner>();
  let running = 0;

  function join(name: string): Owner {
    const known = owners.get(name);
    if (known) return known;
    const least = Math.min(...[...owners.values()].map(({ spentMs }) => spentMs));
    const owner = { spentMs: owners.size > 0 ? least : 0, running: 0, waiting: [] };
    owners.set(name, owner);
    return owner;
  }

  function startNext(): void {
    if (running >= atOnce) return;
    let next: Owner | null = null;
    for (const owner of owners.values())
      if (owner.waiting.length > 0 && owner.running < ofOwner && (!next || owner.spentMs < next.spentMs))
        next = owner;
    const start = next?.waiting.shift();
    if (!next || !start) return;
    next.running += 1;
    running += 1;
    start();
  }

  return async (name, work) => {
    const owner = join(name);
    await new Promise<void>((resolve) => {
      owner.waiting.push(resolve);
      startNext();
    });
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      owner.spentMs += performance.now() - startedAt;
      owner.running -= 1;
      running -= 1;
      if (owner.running === 0 && owner.waiting.length === 0) owners.delete(name);
      startNext();
    }
  };
}
