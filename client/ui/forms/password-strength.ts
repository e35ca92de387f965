export type PasswordStrength = 'empty' | 'weak' | 'fair' | 'strong';

/** Below this, whoever has the hash tries everything; from the other on, nobody does. */
const FAIR_LENGTH = 8;
const STRONG_LENGTH = 14;
/** `aaaaaaaaaaaaaa` is long and no password. */
const DISTINCT_MIN = 6;

/** How hard a password is to guess, by what counts most: its length. The server refuses the common ones. */
export function strengthOf(password: string): PasswordStrength {
  if (password === '') return 'empty';
  const distinct = new Set(password.toLowerCase()).size;
  if (password.length < FAIR_LENGTH || distinct < DISTINCT_MIN) return 'weak';
  return password.length < STRONG_LENGTH ? 'fair' : 'strong';
}
