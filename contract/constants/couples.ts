/** First steps of a new member, in this order. */
export const FIRST_STEPS = ['verify', 'invite', 'date', 'memory', 'expense'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Number of letters and digits in an invite code. */
export const INVITE_CODE_LENGTH = 8;
/** Days for which an invite code is valid. */
export const INVITE_CODE_DAYS = 14;
/** Maximum length of a couple's own name in characters. */
export const COUPLE_NAME_MAX = 60;
