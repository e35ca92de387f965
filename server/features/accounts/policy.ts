import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH, PROFILE_PASSWORD_MIN_LENGTH } from '#contract/constants/accounts.ts';
import { accountsText } from '#messages/accounts.ts';
import { brand } from '#messages/brand.ts';
import { refuse } from '#server/platform/errors.ts';

const REFUSED_OF_EACH_LENGTH = 3000;

/**
 * The 3,000 most common passwords that each of the two minimum lengths allows, in lower case: the dictionary is ordered by how often they
 * were seen.
 */
const COMMON_PASSWORDS = new Set(
  [PROFILE_PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH].flatMap((minLength) =>
    dictionary['passwords-common']
      .map((password) => password.toLowerCase())
      .filter((password) => password.length >= minLength)
      .slice(0, REFUSED_OF_EACH_LENGTH),
  ),
);

/** What of its owner a password must not be. */
interface Owner {
  firstName: string;
  lastName: string;
  email: string;
}

/** Refuses one of the most common passwords, and the owner's name or address or our own name with at most digits and signs around it. */
export function checkNewPassword(password: string, owner: Owner): void {
  const typed = password.toLowerCase();
  const core = bareWord(typed);
  if (COMMON_PASSWORDS.has(typed) || core === brand.slug)
    throw refuse.invalid('password_too_common', accountsText.passwordTooCommon);
  const { firstName, lastName, email } = owner;
  const address = email.toLowerCase();
  const [mailbox = ''] = address.split('@');
  const words = [firstName, lastName, firstName + lastName, lastName + firstName, mailbox];
  const isOwnWord = words.some((word) => bareWord(word) !== '' && bareWord(word) === core);
  if (isOwnWord || typed === address || typed === mailbox)
    throw refuse.invalid('password_too_common', accountsText.passwordOwnWords);
}

/** For a password change that an admin demanded: the longer of the two minimum lengths applies, and the old password is refused. */
export function checkForcedPassword(input: { currentPassword: string; newPassword: string }): void {
  if (input.newPassword.length < PASSWORD_MIN_LENGTH)
    throw refuse.invalid('password_too_short', accountsText.passwordTooShort);
  if (input.newPassword === input.currentPassword)
    throw refuse.invalid('password_unchanged', accountsText.passwordUnchanged);
}

/** The letters of a text alone: `Riya.Shah@92` and `riyashah` are one word. */
function bareWord(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '');
}
