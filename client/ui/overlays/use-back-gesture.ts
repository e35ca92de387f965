import { useEffect, useEffectEvent } from 'react';

/** What browsers that have it offer since 2024; the DOM's types do not know it yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Lets Android's back gesture close what is open instead of leaving the screen below it. Escape is left to Radix, which handles the key
 * before a browser asks for a closing. Where `CloseWatcher` is absent, going back leaves the screen as ever.
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
