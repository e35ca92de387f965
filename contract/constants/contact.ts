export const CONTACT_CATEGORIES = [
  'general',
  'support',
  'partnership',
  'feedback',
  'media',
  'investment',
  'careers',
] as const;

/** Maximum length of a message in characters. */
export const CONTACT_MESSAGE_MAX_LENGTH = 5000;
