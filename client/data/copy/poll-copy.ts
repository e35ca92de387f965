import { useEffect } from 'react';
import { onAnswer, onNetworkBack } from '#client/lib/network/network-state.ts';
import { closedByBrowser } from '../database.ts';
import { namedPosition } from './named-position.ts';
import { copyAttempts, openPageCopy, pullSoon, restorePageCopy } from './page-copy.ts';

/** Pause between questions of a visible page without any other reason, in milliseconds: an announcement may be lost. */
const UNASKED_MS = 5 * 60_000;

/** Keeps the member's copy new while a signed-in screen is mounted and visible. */
export function useCopyUpdates(memberId: string): void {
  useEffect(() => pollCopy(memberId), [memberId]);
}

/** Keeps the member's copy new while the page is visible. Returns a function that stops it. */
export function pollCopy(memberId: string): () => void {
  const pullIfSeen = () => {
    if (document.visibilityState === 'visible') pullSoon();
  };
  openPageCopy(memberId).then(
    () => pullSoon(),
    (error: unknown) => console.warn('The copy could not be opened', error),
  );
  const timer = setInterval(pullIfSeen, UNASKED_MS);
  document.addEventListener('visibilitychange', pullIfSeen);
  const stops = [
    onNetworkBack(() => pullSoon()),
    onAnswer(copyAttempts.wake),
    // Calls that no queue sends have changed rows, such as a restoration from the trash.
    namedPosition.subscribe(() => pullSoon(namedPosition.get() ?? undefined)),
    closedByBrowser.subscribe(() => void restorePageCopy()),
    copyAttempts.stop,
  ];
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', pullIfSeen);
    for (const stop of stops) stop();
  };
}
