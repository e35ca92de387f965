/** Milliseconds between the load and the opt-in card (specification, section 4). */
const OFFER_DELAY_MS = 3000;
/** Milliseconds. A screen mounted sooner after its page began to load came with that load: nobody signs in faster. */
const LOADED_WITHIN_MS = 6000;

/**
 * Milliseconds until the opt-in card, for a screen mounted `sincePageMs` after its page began to load. The time of the load counts;
 * after a sign-in or a navigation inside the app the whole delay is waited.
 */
export function offerDelayMs(sincePageMs: number): number {
  return sincePageMs < LOADED_WITHIN_MS ? Math.max(0, OFFER_DELAY_MS - sincePageMs) : OFFER_DELAY_MS;
}
/** Set in the local storage once the card was answered. */
export const OFFER_SEEN_KEY = 'jugal-notification-seen';
