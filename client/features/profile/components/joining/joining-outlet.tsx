import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

// Needed once in the life of a couple.
const JoiningWelcome = lazyNamed(async () => (await import('./joining-welcome.tsx')).JoiningWelcome, null, {
  isDispensable: true,
});

/** Shows the welcome of a new couple on any screen of either member, once. */
export function JoiningOutlet() {
  const { data: couple } = useRead(api.couples.current.queryOptions());
  const [shownFor, setShownFor] = useState<string | null>(null);
  if (!couple?.isWelcomeDue || shownFor === couple.id) return null;
  return <JoiningWelcome couple={couple} onClose={() => setShownFor(couple.id)} />;
}
