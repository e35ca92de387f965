import { useSyncExternalStore } from 'react';

/** The cookie that the server sets beside the session's own, which scripts cannot read. It grants nothing: it only says which page to draw first. */
const markerPattern = /(?:^|; )jugal_in=1(?:;|$)/;

export function hasSessionMarker(cookies: string) {
  return markerPattern.test(cookies);
}

const changedEvent = 'jugal-session-changed';

/**
 * Says in this window that a session was opened or that what is known of its member has changed, by a page that does
 * without the query client. What was fetched before belongs to nobody, or to another: it is forgotten (query-client.ts).
 */
export function announceSession() {
  window.dispatchEvent(new Event(changedEvent));
}

/** The session has ended somewhere else: the start address is the landing page again. */
export function forgetSessionMarker() {
  if (!hasSessionMarker(document.cookie)) return;
  document.cookie = `jugal_in=; Path=/; Max-Age=0${location.protocol === 'https:' ? '; Secure' : ''}`;
  window.dispatchEvent(new Event(changedEvent));
}

/** Calls back after `announceSession`. */
export function subscribeToSession(onChange: () => void) {
  window.addEventListener(changedEvent, onChange);
  return () => window.removeEventListener(changedEvent, onChange);
}

/**
 * Whether someone is probably signed in on this device. The build and the first render of a prerendered page say no, so that the HTML
 * and the first render agree; the true answer follows at once.
 */
export function useHasSessionMarker() {
  return useSyncExternalStore(
    subscribeToSession,
    () => hasSessionMarker(document.cookie),
    () => false,
  );
}
