export const NUDGE_TYPES = ['gentle', 'sweet', 'playful', 'reminder'] as const;
export const NUDGE_MESSAGE_MAX_LENGTH = 500;
