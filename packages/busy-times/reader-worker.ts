import { parentPort } from 'node:worker_threads';
import { decode } from './decode.ts';
import { CalendarTooComplex } from './limits.ts';
import { type BusyCalendarText, readBusyBlocks, type ReadingWindow } from './read-busy-blocks.ts';

export interface ToReader {
  bytes: Uint8Array;
  window: ReadingWindow;
}

export type FromReader = { read: BusyCalendarText } | { failure: 'unreadable' | 'tooComplex' };

parentPort?.on('message', (message: ToReader) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer(message));
});

function answer({ bytes, window }: ToReader): FromReader {
  try {
    return { read: readBusyBlocks(decode(bytes), window) };
  } catch (error) {
    return { failure: error instanceof CalendarTooComplex ? 'tooComplex' : 'unreadable' };
  }
}
