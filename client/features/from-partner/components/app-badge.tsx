import { useEffect } from 'react';
import { useKnownNews } from '../use-news.ts';

/** Shows on the app's icon how many things wait in the card of the partner, where the system has such a badge. */
export function AppBadge() {
  const count = useKnownNews()?.length;
  useEffect(() => {
    // A push may have arrived meanwhile: the badge stays until the number is known.
    if (count === undefined || !('setAppBadge' in navigator)) return;
    // The number 0 removes the badge. A browser may refuse it, as one without notifications does.
    navigator.setAppBadge(count).catch((error: unknown) => console.warn('The badge could not be set', error));
  }, [count]);
  return null;
}
