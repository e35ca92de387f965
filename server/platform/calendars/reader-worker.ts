import { decode } from '#packages/busy-times/decode.ts';
import { CalendarTooComplex } from '#packages/busy-times/limits.ts';
import { type BusyCalendarText, readBusyBlocks, type ReadingWindow } from '#packages/busy-times/read-busy-blocks.ts';
import { answerQuestions } from '#packages/worker-thread/answer-questions.ts';

export interface ToReader {
  bytes: Uint8Array;
  window: ReadingWindow;
}

export type FromReader = { read: BusyCalendarText } | { failure: 'unreadable' | 'tooComplex' };

answerQuestions(({ bytes, window }: ToReader): FromReader => {
  try {
    return { read: readBusyBlocks(decode(bytes), window) };
  } catch (error) {
    return { failure: error instanceof CalendarTooComplex ? 'tooComplex' : 'unreadable' };
  }
});
