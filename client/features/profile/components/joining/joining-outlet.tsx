import { useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { hasJoinedHere } from '#client/lib/joined-here.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

// Needed once in the life of a couple.
export const LazyJoiningWelcome = lazyNamed(async () => (await import('./joining-welcome.tsx')).JoiningWelcome, null, {
  isDispensable: true,
});

/**
 * Shows the welcome of a new couple on the screen that is open when the two become one, once. A member who was away
 * finds it on Home (`JoiningCard`).
 */
export function JoiningOutlet() {
  const { data: couple } = useCopied(coupleRead, null);
  const [shownFor, setShownFor] = useState<string | null>(null);
  // Null until the couple is known.
  const [wasDue, setWasDue] = useState<boolean | null>(null);
  if (couple !== undefined && wasDue === null) setWasDue((couple?.isWelcomeDue ?? false) && !hasJoinedHere());
  if (!couple?.isWelcomeDue || wasDue !== false || shownFor === couple.id) return null;
  return <LazyJoiningWelcome couple={couple} onClose={() => setShownFor(couple.id)} />;
}
