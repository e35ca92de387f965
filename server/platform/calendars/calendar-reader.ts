import { createWorkQueue } from '#packages/fair-queue/work-queue.ts';
import type { ReadingWindow } from '#packages/busy-times/read-busy-blocks.ts';
import { createReaderThread } from '#packages/busy-times/reader-thread.ts';
import type { FromReader } from '#packages/busy-times/reader-worker.ts';

/** Reads iCalendar files off the event loop, one at a time. Owners take turns. */
export interface CalendarReader {
  read(owner: string, bytes: Uint8Array, window: ReadingWindow): Promise<FromReader>;
}

export function createCalendarReader(): CalendarReader {
  const thread = createReaderThread();
  const inTurn = createWorkQueue(1);
  return { read: (owner, bytes, window) => inTurn(owner, () => thread.read(bytes, window)) };
}
