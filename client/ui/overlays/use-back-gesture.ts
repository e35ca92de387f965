import { useEffect, useEffectEvent } from 'react';
import { addBackEntry } from './back-entries.ts';

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
 * Closes the overlay on the back gesture or button instead of leaving the screen: by `CloseWatcher`, else by a history
 * entry. Escape is handled by `useEscapeKey`, which receives the key before `CloseWatcher`.
 */
export function useBackGesture(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    if (!window.CloseWatcher) return addBackEntry(() => close());
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
