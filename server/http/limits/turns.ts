import { refuse } from '#server/platform/errors.ts';

/** Concurrent calls of one member. */
const AT_ONCE = 4;
/** Further calls that may be queued. A screen makes about twenty at once. */
const WAITING_MAX = 500;
const RETRY_AFTER_SECONDS = 5;

/** Limits the concurrent calls per caller in this process, so that a caller with many calls delays only themselves. */
export interface Turns {
  /**
   * Runs `work` when fewer than `atOnce` calls of the caller run. Rejects with 429 if 500 calls are already queued, or
   * if the caller has hung up before its turn.
   */
  take<T>(caller: string, isGone: () => boolean, work: (hasWaited: boolean) => Promise<T>): Promise<T>;
}

interface Queue {
  running: number;
  waiting: (() => void)[];
}

export function createTurns(atOnce = AT_ONCE): Turns {
  const queues = new Map<string, Queue>();

  /** Resolves to true if the call had to wait. */
  async function begin(queue: Queue): Promise<boolean> {
    if (queue.running < atOnce) {
      queue.running += 1;
      return false;
    }
    if (queue.waiting.length >= WAITING_MAX) throw refuse.rateLimited(RETRY_AFTER_SECONDS);
    await new Promise<void>((resolve) => queue.waiting.push(resolve));
    return true;
  }

  /** Hands the slot to the next queued call, which leaves the number of running calls unchanged. */
  function end(caller: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) {
      next();
      return;
    }
    queue.running -= 1;
    if (queue.running === 0) queues.delete(caller);
  }

  return {
    async take(caller, isGone, work) {
      const queue = queues.get(caller) ?? { running: 0, waiting: [] };
      queues.set(caller, queue);
      const hasWaited = await begin(queue);
      try {
        if (isGone()) throw refuse.rateLimited(RETRY_AFTER_SECONDS);
        return await work(hasWaited);
      } finally {
        end(caller, queue);
      }
    },
  };
}
