import { onNetworkBack } from '#client/lib/network/network-state.ts';

/** Delay in milliseconds: the first screen has the network to itself. */
const QUIET_MS = 3000;

/**
 * Starts sending and pulling: at once if changes are pending, otherwise after the first screen, because the scripts take
 * 35 KB. A first change loads the outbox itself. Returns a function that stops it.
 */
export function startLate({ isPending }: { isPending: boolean }): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  async function start(): Promise<void> {
    try {
      const { startPending } = await import('./start-pending.ts');
      if (!isStopped) stop ??= startPending({ firstPullMs: isPending ? QUIET_MS : 0 });
    } catch (error) {
      // The network is gone before the scripts were cached. The next try is when it is back.
      console.warn('Pending changes could not be sent', error);
    }
  }
  const timer = setTimeout(() => void start(), isPending ? 0 : QUIET_MS);
  const stopListening = onNetworkBack(() => void start());
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    stop?.();
  };
}
