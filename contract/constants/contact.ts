export const CONTACT_CATEGORIES = [
  'general',
  'support',
  'partnership',
  'feedback',
  'media',
  'investment',
  'careers',
] as const;

/** Characters of a message. */
export const CONTACT_MESSAGE_MAX_LENGTH = 5000;
