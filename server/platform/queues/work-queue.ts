/** Runs `work` when its turn has come, in the order of the calls. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue for work that is hard for the processor: `atOnce` run, the others wait. What bounds the waiting stands before it. */
export function createWorkQueue(atOnce: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Its place goes to the next, without being free in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
