import { hasNetwork } from '#client/lib/network/network-state.ts';
import type { Flushed } from './outbox.ts';

/** First delay before a retry, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Repeats a flush of the queue after growing pauses until it is empty or its member is signed out. */
export function createRetries(flush: () => Promise<Flushed>) {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the last attempt that left changes; `null` while none waits for a retry. */
  let triedAt: number | null = null;
  const after = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), milliseconds);
  };
  async function send(): Promise<void> {
    clearTimeout(timer);
    triedAt = null;
    if ((await flush()) !== 'later') {
      pause = FIRST_PAUSE_MS;
      return;
    }
    triedAt = performance.now();
    after(pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }
  return {
    soon: () => after(hasNetwork() ? 0 : FIRST_PAUSE_MS),
    /** Tries after the first pause: an attempt has just failed. */
    later: () => after(FIRST_PAUSE_MS),
    now(): Promise<void> {
      pause = FIRST_PAUSE_MS;
      return send();
    },
    /** Shortens the pause to the first one, because the server responds again. */
    wake() {
      if (triedAt === null) return;
      pause = FIRST_PAUSE_MS;
      after(Math.max(0, triedAt + FIRST_PAUSE_MS - performance.now()));
    },
    stop() {
      clearTimeout(timer);
      triedAt = null;
    },
  };
}
