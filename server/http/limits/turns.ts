import { refuse } from '#server/platform/errors.ts';

/** Concurrent calls of one member. */
const AT_ONCE = 4;
/** Further calls that may be queued. A screen makes about twenty at once. */
const WAITING_MAX = 500;
/** Milliseconds in the queue. Readers without progress are cut off within the same time. */
const WAITING_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;

/** Limits the concurrent calls per caller in this process, so that a caller with many calls delays only themselves. */
export interface Turns {
  /**
   * Runs `work`, which includes sending the answer, when fewer than `atOnce` calls of the caller run and their answers
   * leave room. Rejects with 429 if 500 calls (`waitingMax`) are already queued, after 30 seconds in the queue, or if the caller has
   * hung up before its turn.
   */
  take<T>(caller: string, connection: CallerConnection, work: (hasWaited: boolean) => Promise<T>): Promise<T>;
}

export interface CallerConnection {
  isGone(): boolean;
  /** Closes it after the answer: behind calls that do not end, it would stay as long. */
  closeAfterAnswer(): void;
}

interface Queue {
  running: number;
  waiting: Set<() => void>;
}

export interface TurnOptions {
  atOnce?: number;
  waitingMax?: number;
  waitingMs?: number;
  /** False while a caller's answers hold too much memory. One call runs nevertheless. */
  hasRoom?: (caller: string) => boolean;
}

export function createTurns({
  atOnce = AT_ONCE,
  waitingMax = WAITING_MAX,
  waitingMs = WAITING_MS,
  hasRoom = () => true,
}: TurnOptions = {}): Turns {
  const queues = new Map<string, Queue>();

  const canStart = (caller: string, { running }: Queue) => running === 0 || (running < atOnce && hasRoom(caller));

  /** Resolves to true if the call had to wait. */
  async function begin(caller: string, queue: Queue, connection: CallerConnection): Promise<boolean> {
    if (queue.waiting.size === 0 && canStart(caller, queue)) {
      queue.running += 1;
      return false;
    }
    if (queue.waiting.size >= waitingMax) throw refuse.rateLimited(RETRY_AFTER_SECONDS);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      queue.waiting.delete(resolve);
      connection.closeAfterAnswer();
      reject(refuse.rateLimited(RETRY_AFTER_SECONDS));
    }, waitingMs);
    queue.waiting.add(resolve);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
    return true;
  }

  function end(caller: string, queue: Queue): void {
    queue.running -= 1;
    for (const start of queue.waiting) {
      if (!canStart(caller, queue)) break;
      queue.waiting.delete(start);
      queue.running += 1;
      start();
    }
    if (queue.running === 0) queues.delete(caller);
  }

  return {
    async take(caller, connection, work) {
      const queue = queues.get(caller) ?? { running: 0, waiting: new Set() };
      queues.set(caller, queue);
      const hasWaited = await begin(caller, queue, connection);
      try {
        if (connection.isGone()) throw refuse.rateLimited(RETRY_AFTER_SECONDS);
        return await work(hasWaited);
      } finally {
        end(caller, queue);
      }
    },
  };
}
