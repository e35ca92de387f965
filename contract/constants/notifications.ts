export const NUDGE_TYPES = ['gentle', 'sweet', 'playful', 'reminder'] as const;
export const NUDGE_MESSAGE_MAX_LENGTH = 500;

/**
 * Push topics, each of which a member can switch off. Notifications about the account itself belong to none of them.
 */
export const PUSH_GROUPS = ['nudges', 'dates', 'memories', 'money', 'reminders', 'dailyQuestion', 'offers'] as const;
export type PushGroup = (typeof PUSH_GROUPS)[number];
