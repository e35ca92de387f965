export const EXPERIENCE_STATUSES = ['Available', 'Coming Soon', 'Sold Out'] as const;

/** Of whoever wrote none. It is no more than a code: readers see their language's words for it. */
export const DEFAULT_BUTTON_TEXT = 'Book Now';
