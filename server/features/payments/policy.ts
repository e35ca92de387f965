import { randomInt } from 'node:crypto';
import { brand } from '#domain/kernel/brand.ts';

/** Omits characters that are confused when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LENGTH = 16;

/** Returns a new reference: 21 letters and digits, within the limits of UPI (35) and Razorpay (40). */
export function makeReference(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${brand.slug.toUpperCase()}${random}`;
}

/** Returns rupees as a decimal string with two decimals, for a setting's whole number. */
export function toRupees(wholeRupees: number): string {
  return `${wholeRupees}.00`;
}
