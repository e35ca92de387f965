export type PasswordStrength = 'empty' | 'weak' | 'fair' | 'strong';

/**
 * Minimum length of a fair password: shorter ones can be brute-forced from the hash. From `STRONG_LENGTH` on, that is
 * infeasible.
 */
const FAIR_LENGTH = 8;
const STRONG_LENGTH = 14;
/** Minimum number of distinct characters: `aaaaaaaaaaaaaa` is long but weak. */
const DISTINCT_MIN = 6;

/** Rates a password mainly by its length, the most important factor. The server rejects common ones. */
export function strengthOf(password: string): PasswordStrength {
  if (password === '') return 'empty';
  const distinct = new Set(password.toLowerCase()).size;
  if (password.length < FAIR_LENGTH || distinct < DISTINCT_MIN) return 'weak';
  return password.length < STRONG_LENGTH ? 'fair' : 'strong';
}
