import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused when they are read aloud or from a photo. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Returns a random code to type. There are 31 to the power of `length` codes, about 8.5e11 for 8 characters. */
export function makeCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
