/** Letters and digits of an invite code. */
export const INVITE_CODE_LENGTH = 8;
/** Days for which an invite code is good. */
export const INVITE_CODE_DAYS = 14;
/** Characters of a couple's own name. */
export const COUPLE_NAME_MAX = 60;
