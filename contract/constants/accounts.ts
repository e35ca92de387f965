export const PASSWORD_MAX_LENGTH = 128;
/** At registration, on the forced page and after a forgotten password. */
export const PASSWORD_MIN_LENGTH = 8;
/** In the profile's dialog: the specification keeps the two apart. */
export const PROFILE_PASSWORD_MIN_LENGTH = 6;
/** Inclusive. */
export const AVATAR_MAX_BYTES = 5_242_880;
/** Digits of a mailed code. */
export const CODE_LENGTH = 6;
/** The version of the terms and the privacy notice that a member accepts at registration: the month of their last change. */
export const TERMS_VERSION = '2026-11';
/** Ways to sign in that were added within so many days are listed after a password reset, and can be removed there. */
export const NEW_WAY_DAYS = 30;
export const NEW_WAY_KINDS = ['passkey', 'authenticator-app', 'recovery-codes'] as const;
