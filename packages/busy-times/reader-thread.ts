import { Worker } from 'node:worker_threads';
import type { ReadingWindow } from './read-busy-blocks.ts';
import type { FromReader, ToReader } from './reader-worker.ts';

const TIMEOUT_MS = 10_000;
const MEMORY_MB = 256;

/** Reads calendars in a worker thread, one at a time: the caller waits for the last one before it gives the next. */
export interface ReaderThread {
  /** Reads a file in UTF-8 or UTF-16. One that takes too much time or memory is too complex. */
  read(bytes: Uint8Array, window: ReadingWindow): Promise<FromReader>;
}

/** Starts the worker thread lazily, and again after one that was terminated. */
export function createReaderThread(timeoutMs = TIMEOUT_MS): ReaderThread {
  let worker: Worker | null = null;

  function start(): Worker {
    const started = new Worker(new URL('reader-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    started.unref();
    return started;
  }

  return {
    async read(bytes, window) {
      const asked = (worker ??= start());
      const { promise, resolve, reject } = Promise.withResolvers<FromReader>();
      const giveUp = () => {
        worker = null;
        void asked.terminate();
        resolve({ failure: 'tooComplex' });
      };
      const timer = setTimeout(giveUp, timeoutMs);
      const fail = (error: Error) => {
        worker = null;
        if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') giveUp();
        else reject(error);
      };
      // Node's watch mode posts messages of its own.
      const take = (message: object) => {
        if (isAnswer(message)) resolve(message);
      };
      asked.on('message', take).once('error', fail);
      // Copies the bytes, because transferring their buffer would detach memory that others may share.
      const copy = new Uint8Array(bytes);
      asked.postMessage({ bytes: copy, window } satisfies ToReader, [copy.buffer]);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        asked.off('message', take).off('error', fail);
      }
    },
  };
}

function isAnswer(message: object): message is FromReader {
  return 'read' in message || 'failure' in message;
}
