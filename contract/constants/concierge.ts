/** `gift`: ideas for a present, which the partner does not learn of. `planning`: help with a plan of the couple. */
export const CONCIERGE_KINDS = ['gift', 'planning'] as const;
export type ConciergeKind = (typeof CONCIERGE_KINDS)[number];
export const CONCIERGE_STATES = ['waiting', 'answered', 'withdrawn'] as const;
export type ConciergeState = (typeof CONCIERGE_STATES)[number];

/** Rupees that can be spent; and the same in Indian grouping. */
export const CONCIERGE_BUDGET = {
  min: { value: 100, text: '100' },
  max: { value: 1_000_000, text: '10,00,000' },
} as const;
export const OCCASION_MAX_LENGTH = 80;
export const WISHES_MAX_LENGTH = 2000;
export const CONCIERGE_ANSWER_MAX_LENGTH = 5000;
