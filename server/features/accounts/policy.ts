import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH, PROFILE_PASSWORD_MIN_LENGTH } from '#domain/accounts/facts.ts';
import { brand } from '#domain/kernel/brand.ts';
import { inOneForm } from '#domain/kernel/text/cut-text.ts';
import { accountsText } from '#messages/accounts.ts';
import { faultsText } from '#messages/faults.ts';
import { refuse } from '#server/platform/errors.ts';

const REFUSED_OF_EACH_LENGTH = 3000;

/**
 * The 3,000 most common passwords for each of the two minimum lengths, in lower case. The dictionary is ordered by
 * frequency.
 */
const COMMON_PASSWORDS = new Set(
  [PROFILE_PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH].flatMap((minLength) =>
    dictionary['passwords-common']
      .map((password) => password.toLowerCase())
      .filter((password) => password.length >= minLength)
      .slice(0, REFUSED_OF_EACH_LENGTH),
  ),
);

/** The owner's details that a password must not consist of. */
interface Owner {
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * Rejects the most common passwords, one repeated character, and passwords made only of the owner's names, their address and the brand name.
 */
export function checkNewPassword(password: string, owner: Owner): void {
  const typed = inOneForm(password).toLowerCase();
  const isOneLetter = new Set(typed.trim()).size < 2;
  if (isOneLetter || COMMON_PASSWORDS.has(typed) || isMadeOf(password, BRAND_WORDS))
    throw refuse.invalid('password_too_common', accountsText.passwordTooCommon);
  const { firstName, lastName, email } = owner;
  const [mailbox = ''] = email.split('@');
  if (typed === email.toLowerCase() || isMadeOf(password, [firstName, lastName, mailbox, ...BRAND_WORDS]))
    throw refuse.invalid('password_too_common', accountsText.passwordOwnWords);
}

const BRAND_WORDS = [brand.slug, brand.name, brand.nameInGujarati];

/**
 * True for a password that repeats or joins the words, plus only digits and signs: `jugal1jugal`, `Riya.Shah@92`.
 * Digits inside a word match too, as in a mailbox that is a phone number.
 */
function isMadeOf(password: string, words: readonly string[]): boolean {
  return [lettersOf, lettersAndDigitsOf].some((strip) => {
    const parts = words.flatMap((word) => [word, ...piecesOf(word)]).map(strip);
    return isJoinedFrom(strip(password), new Set(parts.filter((part) => part !== '')));
  });
}

/** Splits a word into pieces, without initials: a few single letters could form any password. */
function piecesOf(word: string): string[] {
  return word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((piece) => piece.length > 2);
}

/** True if `text` is a sequence of one or more of the parts. Linear in its length for a few parts. */
function isJoinedFrom(text: string, parts: ReadonlySet<string>): boolean {
  const ends = new Set([0]);
  for (let start = 0; start < text.length; start += 1)
    if (ends.has(start)) for (const part of parts) if (text.startsWith(part, start)) ends.add(start + part.length);
  return text !== '' && ends.has(text.length);
}

/**
 * Checks a password change that an admin demanded: the longer of the two minimum lengths applies, and the old password
 * is rejected.
 */
export function checkForcedPassword(input: { currentPassword: string; newPassword: string }): void {
  if (input.newPassword.length < PASSWORD_MIN_LENGTH)
    throw refuse.invalid('password_too_short', faultsText.accounts.passwordTooShort);
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
