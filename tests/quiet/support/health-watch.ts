import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export interface HealthWatch {
  /** Returns the longest that a visitor waited for the server's health while `work` ran, in ms. */
  during(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/** Asks a server's health all the time, from a thread of its own: the work of the caller's thread does not count. */
export function watchHealth(url: string): HealthWatch {
  const thread = new Worker(new URL('health-thread.ts', import.meta.url), { workerData: { url } });
  const readWorst = () =>
    new Promise<number>((resolve) => {
      thread.once('message', resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage('read');
    });
  return {
    async during(work) {
      await sleep(100);
      await readWorst();
      await work();
      await sleep(100);
      return readWorst();
    },
    close: async () => void (await thread.terminate()),
  };
}
