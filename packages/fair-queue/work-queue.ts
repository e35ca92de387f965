/** Runs `work` when it is the turn of `owner`. */
export type WorkQueue = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

interface Owner {
  /** Time that the owner's work has taken, starting from the least time of the other owners when the owner joined. */
  spentMs: number;
  running: number;
  waiting: (() => void)[];
}

/**
 * Creates a queue for CPU-bound work that runs `atOnce` tasks, at most `ofOwner` of them per owner. The owner whose
 * work has taken the least time is next; the caller limits the length of the queue.
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
      if (owner.waiting.length > 0 && owner.running < ofOwner && (!next || owner.spentMs < next.spentMs)) next = owner;
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
