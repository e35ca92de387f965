import { faultsOf } from '#domain/kernel/fault.ts';

/** Recovery codes in one set; each signs in once without the authenticator app or passkey. */
export const RECOVERY_CODE_COUNT = 10;
/** Minutes for which a session counts as freshly verified after a second step. */
export const STEP_UP_MINUTES = 15;
/**
 * Minutes for which a sign-in, a second step or the password proves an admin's identity for files of persons and messages
 * to many: long enough for a morning's work after signing in, and a twelfth of an admin's session for its thief.
 */
export const RECENT_PROOF_MINUTES = 60;
/** Hours after signing in at which an admin's session ends. */
export const ADMIN_SESSION_HOURS = 12;
/** Hours for which a session's last use stays as it was stored: most reads need no write. */
export const LAST_USE_PRECISION_HOURS = 1;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Maximum number of passkeys of a member. */
export const PASSKEYS_MAX = 20;

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

export interface AccountsFaults {
  acceptTermsRequired: [];
  birthdayRequired: [];
  cityInvalid: [];
  currentPasswordRequired: [];
  firstNameRequired: [];
  imageInvalid: [];
  imageTooLarge: [];
  invalidCode: [];
  lastNameRequired: [];
  passwordRequired: [];
  passwordToConfirm: [];
  passwordTooLong: [maxLength: number];
  passwordTooShort: [];
  passwordsDontMatch: [];
  profilePasswordTooShort: [];
  upiIdInvalid: [];
}
export const accountsFault = faultsOf<AccountsFaults>('accounts');
