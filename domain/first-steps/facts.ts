/** First steps of a new member, in this order. */
export const FIRST_STEPS = ['verify', 'invite', 'date', 'memory', 'expense'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
