import { useEffect } from 'react';
import { onNetworkBack } from '#client/lib/network/network-state.ts';

/** Keeps queries current while a signed-in screen is mounted. The scripts load beside those of the first screen. */
export function useLiveUpdates(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isMounted = true;
    const start = async () => {
      try {
        const { keepLive } = await import('./live.ts');
        if (isMounted) stop ??= keepLive();
      } catch (error) {
        // The network is gone before the scripts were cached. The next try is when it is back.
        console.warn('Live updates could not start', error);
      }
    };
    void start();
    const stopListening = onNetworkBack(() => void start());
    return () => {
      isMounted = false;
      stopListening();
      stop?.();
    };
  }, []);
}
