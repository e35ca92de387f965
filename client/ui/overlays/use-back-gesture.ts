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
 * Closes the overlay on Android's back gesture instead of leaving the screen; browsers without `CloseWatcher` leave it.
 * Escape is handled by `useEscapeKey`, which receives the key before `CloseWatcher`.
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
