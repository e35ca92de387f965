import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH, PROFILE_PASSWORD_MIN_LENGTH } from '#contract/constants/accounts.ts';
import { inOneForm } from '#domain/text.ts';
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

/** Refuses one of the most common passwords, and one of nothing but the owner's names, their address and our own name. */
export function checkNewPassword(password: string, owner: Owner): void {
  const typed = inOneForm(password).toLowerCase();
  if (COMMON_PASSWORDS.has(typed) || isMadeOf(password, BRAND_WORDS))
    throw refuse.invalid('password_too_common', accountsText.passwordTooCommon);
  const { firstName, lastName, email } = owner;
  const [mailbox = ''] = email.split('@');
  if (typed === email.toLowerCase() || isMadeOf(password, [firstName, lastName, mailbox, ...BRAND_WORDS]))
    throw refuse.invalid('password_too_common', accountsText.passwordOwnWords);
}

const BRAND_WORDS = [brand.slug, brand.name, brand.nameInGujarati];

/**
 * True for a password that repeats or joins the words and has only digits and signs beside them: `jugal1jugal`, `Riya.Shah@92`. Digits
 * of a word itself count too, as in a mailbox that is a phone number.
 */
function isMadeOf(password: string, words: readonly string[]): boolean {
  return [lettersOf, lettersAndDigitsOf].some((strip) => {
    const parts = words.flatMap((word) => [word, ...piecesOf(word)]).map(strip);
    return isJoinedFrom(strip(password), new Set(parts.filter((part) => part !== '')));
  });
}

/** Initials are no pieces: of a few letters each password can be made. */
function piecesOf(word: string): string[] {
  return word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((piece) => piece.length > 2);
}

/** True if `text` is one or more of the parts in a row; linear in its length for a few parts. */
function isJoinedFrom(text: string, parts: ReadonlySet<string>): boolean {
  const ends = new Set([0]);
  for (let start = 0; start < text.length; start += 1)
    if (ends.has(start))
      for (const part of parts) if (text.startsWith(part, start)) ends.add(start + part.length);
  return text !== '' && ends.has(text.length);
}

/** For a password change that an admin demanded: the longer of the two minimum lengths applies, and the old password is refused. */
export function checkForcedPassword(input: { currentPassword: string; newPassword: string }): void {
  if (input.newPassword.length < PASSWORD_MIN_LENGTH)
    throw refuse.invalid('password_too_short', accountsText.passwordTooShort);
  if (inOneForm(input.newPassword) === inOneForm(input.currentPassword))
    throw refuse.invalid('password_unchanged', accountsText.passwordUnchanged);
}

function lettersOf(text: string): string {
  return lettersAndDigitsOf(text).replaceAll(/\p{N}/gu, '');
}

function lettersAndDigitsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
