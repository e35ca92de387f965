import { useEffect, useEffectEvent } from 'react';
import { addBackEntry } from './back-entries.ts';

/**
 * Closes the overlay on the back gesture or button instead of leaving the screen, by a history entry. `CloseWatcher`
 * would do so only for Android's gesture: it knows neither the browser's own button nor the swipe of an iPhone.
 */
export function useBackGesture(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? addBackEntry(() => close()) : undefined), [isOpen]);
}
