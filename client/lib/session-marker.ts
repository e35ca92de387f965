import { useSyncExternalStore } from 'react';

/** The cookie that the server sets beside the session's own, which scripts cannot read. It grants nothing: it only says which page to draw first. */
const markerPattern = /(?:^|; )jugal_in=1(?:;|$)/;

export function hasSessionMarker(cookies: string) {
  return markerPattern.test(cookies);
}

/**
 * Whether someone is probably signed in on this device. The build and the first render of a prerendered page say no, so that the HTML
 * and the first render agree; the true answer follows at once. Signing in and out load a new page, so it never changes while mounted.
 */
export function useHasSessionMarker() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => hasSessionMarker(document.cookie),
    () => false,
  );
}

function subscribeToNothing() {
  return () => {};
}
