/** Recovery codes in one set; each signs in once without the authenticator app or passkey. */
export const RECOVERY_CODE_COUNT = 10;
/** Minutes for which a session counts as freshly verified after a second step. */
export const STEP_UP_MINUTES = 15;
/** Hours after signing in at which an admin's session ends. */
export const ADMIN_SESSION_HOURS = 12;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Maximum number of passkeys of a member. */
export const PASSKEYS_MAX = 20;
