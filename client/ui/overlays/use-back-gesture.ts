import { useEffect, useEffectEvent } from 'react';

/** The browser's `CloseWatcher`, which the DOM types lack. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Lets Android's back gesture close the overlay instead of leaving the screen. Escape is left to `useEscapeKey`, which handles the key before
 * `CloseWatcher` does. Browsers without it leave the screen.
 */
export function useBackGesture(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
