export const PASSWORD_MAX_LENGTH = 128;
/** For registration, the forced password page and the reset of a forgotten password. */
export const PASSWORD_MIN_LENGTH = 8;
/** For the profile's dialog: the specification keeps the two apart. */
export const PROFILE_PASSWORD_MIN_LENGTH = 6;
/** Inclusive. */
export const AVATAR_MAX_BYTES = 5_242_880;
/** Digits of a mailed code. */
export const CODE_LENGTH = 6;
/**
 * Version of the terms and the privacy notice that a member accepts at registration: the month of their last change.
 */
export const TERMS_VERSION = '2026-11';
/** Age in days up to which a password reset lists newly added ways to sign in and can remove them. */
export const NEW_WAY_DAYS = 30;
export const NEW_WAY_KINDS = ['passkey', 'authenticator-app', 'recovery-codes'] as const;
