/** Recovery codes that are made at once; each signs in one time without the authenticator app or passkey. */
export const RECOVERY_CODE_COUNT = 10;
/** For so long after a second step a session may change what needs a fresh one. */
export const STEP_UP_MINUTES = 15;
/** An admin's session ends this long after signing in. */
export const ADMIN_SESSION_HOURS = 12;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** How many passkeys a member may have. */
export const PASSKEYS_MAX = 20;
