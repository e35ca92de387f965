import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export interface HealthWatch {
  /** Runs `work` and returns the longest health check meanwhile, in ms. */
  during(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/** Checks a server's health continuously, from its own thread so that the caller's work does not affect the times. */
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
