/** How long after a screen stands notifications are offered, in milliseconds (specification, section 4). */
export const OFFER_DELAY_MS = 3000;
/** Set once the offer was answered, in whatever way. */
export const OFFER_SEEN_KEY = 'jugal-notification-seen';
