import type { ReadingWindow } from '#packages/busy-times/read-busy-blocks.ts';
import { createWorkQueue } from '#packages/fair-queue/work-queue.ts';
import { createWorkerThread, ThreadFailure } from '#packages/worker-thread/worker-thread.ts';
import type { CalendarTurns } from './calendar-turns.ts';
import type { FromReader, ToReader } from './reader-worker.ts';

const TIMEOUT_MS = 10_000;
const MEMORY_MB = 256;

/** Reads iCalendar files in a worker thread, one at a time. Owners take turns. */
export interface CalendarReader {
  /** Reads a file in UTF-8 or UTF-16. One that takes too much time or memory is too complex. */
  read(owner: string, bytes: Uint8Array, window: ReadingWindow): Promise<FromReader>;
  close(): Promise<void>;
}

export function createCalendarReader(turns: Pick<CalendarTurns, 'count'>, timeoutMs = TIMEOUT_MS): CalendarReader {
  const thread = createWorkerThread<ToReader, FromReader>(new URL('reader-worker.ts', import.meta.url), {
    memoryMb: MEMORY_MB,
    timeoutMs,
  });
  const inTurn = createWorkQueue(1);
  return {
    read: (owner, bytes, window) =>
      inTurn(owner, async () => {
        // Copies the bytes, because transferring their buffer would detach memory that others may share.
        const copy = new Uint8Array(bytes);
        try {
          return await turns.count(owner, () => thread.ask({ bytes: copy, window }, [copy.buffer]));
        } catch (error) {
          if (error instanceof ThreadFailure && error.kind !== 'ended') return { failure: 'tooComplex' };
          throw error;
        }
      }),
    close: thread.close,
  };
}
