import { randomInt } from 'node:crypto';
import { brand } from '#messages/brand.ts';

/** Without what is mistaken for one another when it is read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LENGTH = 16;

/** A new name for a payment: 21 letters and digits, within what UPI (35) and Razorpay (40) take. */
export function makeReference(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${brand.slug.toUpperCase()}${random}`;
}

/** Rupees as a decimal string with two decimals, for a setting's whole number. */
export function toRupees(wholeRupees: number): string {
  return `${wholeRupees}.00`;
}
