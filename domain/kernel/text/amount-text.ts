import { toLatinDigits } from './digits.ts';

/** `ambiguous`: the comma could precede paise or be misplaced among the digits, as in `1450,50`. */
export type AmountFault = 'empty' | 'unreadable' | 'ambiguous';
export type ReadAmount = { amount: string; fault?: never } | { amount?: never; fault: AmountFault };

/** Source of a pattern of the rupee's signs and words, before or after an amount. */
export const RUPEES = String.raw`(?:₹|rs\.?|inr|rupees?|rupa?iya|rupaye|રૂપિયા|રૂપિયો|રૂપીયા|રુપિયા|રૂ\.?|रुपये|रुपए|रुपया|रुपयों|रूपये|रूपए|रु\.?|रू\.?)`;
const AROUND = new RegExp(`^(?:${RUPEES}\\s*)?([+-]?)\\s*(?:${RUPEES}\\s*)?([\\d.,' ]+?)\\s*(?:/-|${RUPEES})?$`, 'i');
/** Blanks of any width, and marks of direction that come along when an amount is copied. */
export const BLANKS = /[\s\u200E\u200F\u061C\u2066-\u2069]+/g;
const PLAIN = /^\d*(?:\.\d*)?$/;
const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d*)?$/;
const THOUSANDS = /^\d{1,3}(?:([, '])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;
/** Points group the digits and a comma precedes the paise: with both signs there is no other reading. */
const EUROPEAN = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;

/**
 * Reads an amount of rupees as people type, dictate or paste it: with ₹, Rs. or /-, grouped, in Gujarati, Devanagari or Latin digits.
 * Returns a decimal string such as `-1450.50`; the digits are never rounded.
 */
export function readAmount(typed: string): ReadAmount {
  const text = toLatinDigits(typed).replaceAll(/[−–]/g, '-').replaceAll(BLANKS, ' ').trim();
  if (text === '') return { fault: 'empty' };
  const [, sign = '', digits = ''] = AROUND.exec(text) ?? [];
  if (!/\d/.test(digits) || typed.length > 100) return { fault: 'unreadable' };
  const plain = toPlain(digits);
  if (plain === null) return { fault: digits.includes(',') ? 'ambiguous' : 'unreadable' };
  const [whole = '', decimals = ''] = plain.split('.');
  return { amount: `${sign === '-' ? '-' : ''}${whole || '0'}${decimals && `.${decimals}`}` };
}

/** Returns the digits without their grouping; `null` if they are not grouped by any rule. */
function toPlain(digits: string): string | null {
  if (PLAIN.test(digits)) return digits;
  if (INDIAN.test(digits) || THOUSANDS.test(digits)) return digits.replaceAll(/[, ']/g, '');
  return EUROPEAN.test(digits) ? digits.replaceAll('.', '').replace(',', '.') : null;
}

/** Reads a field for a count: `null` where nothing is typed, NaN for what is no number, which a schema refuses. */
export function readCount(typed: unknown): number | null {
  if (typeof typed === 'number') return typed;
  const { amount, fault } = readAmount(typeof typed === 'string' ? typed : '');
  return fault === 'empty' ? null : Number(amount);
}
