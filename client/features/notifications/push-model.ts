/** How long after the load notifications are offered, in milliseconds (specification, section 4). */
const OFFER_DELAY_MS = 3000;
/** Nobody signs in faster: a screen that stands sooner than this after its page began was loaded with it, in milliseconds. */
const LOADED_WITHIN_MS = 6000;

/**
 * Milliseconds until the offer, for a screen that stands `sincePageMs` after its page began to load. The load counts; who has just signed in or come
 * back to the app by a link within it has the screen for the whole time.
 */
export function offerDelayMs(sincePageMs: number): number {
  return sincePageMs < LOADED_WITHIN_MS ? Math.max(0, OFFER_DELAY_MS - sincePageMs) : OFFER_DELAY_MS;
}
/** Set once the offer was answered, in whatever way. */
export const OFFER_SEEN_KEY = 'jugal-notification-seen';
