import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when they are read aloud or from a photo. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
export const MEMBERS_MAX = 2;

/** A random invite code: 31^8, about 850 thousand million. */
export function makeInviteCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
