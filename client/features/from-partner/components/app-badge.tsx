import { useEffect } from 'react';
import { useNews } from '../use-news.ts';

/** Shows on the app's icon how many things wait in the card of the partner, where the system has such a badge. */
export function AppBadge() {
  const { length } = useNews();
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // The number 0 removes the badge. A browser may refuse it, as one without notifications does.
    navigator.setAppBadge(length).catch((error: unknown) => console.warn('The badge could not be set', error));
  }, [length]);
  return null;
}
