import { refuse } from '#server/platform/errors.ts';

/** Calls of one member that are handled at once. */
const AT_ONCE = 4;
/** Further calls that wait for their turn; a screen asks for about twenty at once. */
const WAITING_MAX = 500;
const RETRY_AFTER_SECONDS = 5;

/** Lets callers take turns in this process: one who asks for much waits for themselves, not others for them. */
export interface Turns {
  /**
   * Runs `work` when fewer than `atOnce` calls of the caller run. Rejects with 429 if 500 already wait, or if by its turn the caller
   * has hung up.
   */
  take<T>(caller: string, isGone: () => boolean, work: (hasWaited: boolean) => Promise<T>): Promise<T>;
}

interface Queue {
  running: number;
  waiting: (() => void)[];
}

export function createTurns(atOnce = AT_ONCE): Turns {
  const queues = new Map<string, Queue>();

  /** Resolves with whether the turn was waited for. */
  async function begin(queue: Queue): Promise<boolean> {
    if (queue.running < atOnce) {
      queue.running += 1;
      return false;
    }
    if (queue.waiting.length >= WAITING_MAX) throw refuse.rateLimited(RETRY_AFTER_SECONDS);
    await new Promise<void>((resolve) => queue.waiting.push(resolve));
    return true;
  }

  /** Hands the turn to the next call, which keeps the count of those running. */
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
