/** Time between the load and the opt-in card, in milliseconds (specification, section 4). */
const OFFER_DELAY_MS = 3000;
/** Age of the page up to which a new screen counts as part of its load, in milliseconds; a sign-in takes longer. */
const LOADED_WITHIN_MS = 6000;

/**
 * Returns the milliseconds until the opt-in card, for a screen mounted `sincePageMs` after its page began to load. The
 * load time counts towards the delay; after a sign-in or a navigation inside the app, the full delay applies.
 */
export function offerDelayMs(sincePageMs: number): number {
  return sincePageMs < LOADED_WITHIN_MS ? Math.max(0, OFFER_DELAY_MS - sincePageMs) : OFFER_DELAY_MS;
}
/** Key set in local storage once the card was answered. */
export const OFFER_SEEN_KEY = 'jugal-notification-seen';
