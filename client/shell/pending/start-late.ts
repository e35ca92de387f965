import { onNetworkBack } from '#client/lib/network/network-state.ts';

/** Delay in milliseconds: the first screen has the network to itself. */
const QUIET_MS = 3000;
/** Delay after the first touch or key in milliseconds: a sheet that it opens is loaded first. */
const AFTER_TOUCH_MS = 300;
const TOUCHES = ['pointerdown', 'keydown'] as const;
/** Name of the performance mark for the moment from which changes survive a lost network. */
const STARTED_MARK = 'jugal-outbox-started';

/**
 * Starts sending, pulling and live updates: at once if changes are pending, otherwise after the first screen, because the
 * scripts take 35 KB, or with the first touch or key. A first change loads the outbox itself. Returns a function that stops it.
 */
export function startLate({ isPending }: { isPending: boolean }): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  async function start(): Promise<void> {
    try {
      const { startPending } = await import('./start-pending.ts');
      if (isStopped || stop) return;
      stop = startPending({ firstPullMs: isPending ? QUIET_MS : 0 });
      performance.mark(STARTED_MARK);
    } catch (error) {
      // The network is gone before the scripts were cached. The next try is when it is back.
      console.warn('Pending changes could not be sent', error);
    }
  }
  let timer = setTimeout(() => void start(), isPending ? 0 : QUIET_MS);
  const onTouch = () => {
    stopWatchingTouches();
    clearTimeout(timer);
    timer = setTimeout(() => void start(), AFTER_TOUCH_MS);
  };
  const stopWatchingTouches = () => TOUCHES.forEach((type) => removeEventListener(type, onTouch));
  for (const type of TOUCHES) addEventListener(type, onTouch, { passive: true });
  const stopListening = onNetworkBack(() => void start());
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopWatchingTouches();
    stopListening();
    stop?.();
  };
}
