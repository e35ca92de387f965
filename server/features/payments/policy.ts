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

export interface UpiPayment {
  upiId: string;
  payee: string;
  /** Rupees with two decimals. */
  amount: string;
  reference: string;
  note: string;
}

/** The link that opens a UPI app with everything filled in (NPCI, UPI linking specification). */
export function makeUpiLink({ upiId, payee, amount, reference, note }: UpiPayment): string {
  const fields = { pa: upiId, pn: payee, am: amount, cu: 'INR', tn: note, tr: reference };
  return `upi://pay?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeField(value)}`)
    .join('&')}`;
}

/** A space is %20: apps show the plus sign of HTML forms as it is. The @ of an address may stand, and some apps want it so. */
function encodeField(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}

/** Rupees as a decimal string with two decimals, for a setting's whole number. */
export function toRupees(wholeRupees: number): string {
  return `${wholeRupees}.00`;
}

/** Paise of rupees with two decimals: exact, because only digits move. */
export function toPaise(rupees: string): number {
  return Number(rupees.replace('.', ''));
}
