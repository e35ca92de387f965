import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH, PROFILE_PASSWORD_MIN_LENGTH } from '#contract/account-limits.ts';
import { accountsText } from '#messages/en/accounts.ts';
import { refuse } from '#server/platform/errors.ts';

/**
 * The 3,000 most common passwords, in lower case: the dictionary is ordered by how often they were seen. Those below the
 * least length of any form are no password here, so they do not count.
 */
const COMMON_PASSWORDS = new Set(
  dictionary['passwords-common']
    .map((password) => password.toLowerCase())
    .filter((password) => password.length >= PROFILE_PASSWORD_MIN_LENGTH)
    .slice(0, 3000),
);

/** Argon2id as OWASP advises: 19 MiB, 2 passes, 1 lane. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2_OPTIONS);
}

export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** Refuses one of the most common passwords. */
export function checkNewPassword(password: string): void {
  if (COMMON_PASSWORDS.has(password.toLowerCase())) throw refuse.invalid(accountsText.passwordTooCommon);
}

/** Where an admin asked for a new password the longer of the two least lengths holds, by whichever way it is changed, and the old one is none. */
export function checkForcedPassword(input: { currentPassword: string; newPassword: string }): void {
  if (input.newPassword.length < PASSWORD_MIN_LENGTH) throw refuse.invalid(accountsText.passwordTooShort);
  if (input.newPassword === input.currentPassword) throw refuse.invalid(accountsText.passwordUnchanged);
}
