import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when they are read aloud or from a photo. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A random code for people to type: 31 to the power of `length` are possible, of 8 letters about 850 thousand million. */
export function makeCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
