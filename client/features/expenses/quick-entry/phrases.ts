import { RUPEES } from '#domain/kernel/text/amount-text.ts';

const SCALE = String.raw`(?: ?(?:k|lakhs?|lacs?|crores?)(?!\p{L}))?`;
const DIGITS = String.raw`\d[\d.,]*${SCALE}`;
/** An amount with a currency mark. */
const WRITTEN_MONEY = new RegExp(`${RUPEES} ?${DIGITS}(?: ?/-)?|${DIGITS} ?(?:/-|${RUPEES})`, 'giu');
const WRITTEN_NUMBER = new RegExp(DIGITS, 'giu');
/** Amounts as `markAmounts` writes them: with a currency, and with or without one. */
export const MONEY = '₹';
export const SUM = '[₹#]';

/** Replaces each amount by one mark, so that the patterns of phrases stay small: compiling them delays typing. */
export function markAmounts(text: string): string {
  return text.replaceAll(WRITTEN_MONEY, MONEY).replaceAll(WRITTEN_NUMBER, '#');
}

/** Returns one spelling of apostrophes and of the Devanagari and Gujarati nasal signs, which writers interchange. */
export function foldSpelling(text: string): string {
  return text.normalize('NFC').replaceAll(/[’‘`]/gu, "'").replaceAll('ँ', 'ं').replaceAll('ઁ', 'ં');
}

/** Matches whole words of any script in a folded text; `\b` does not support Gujarati or Devanagari. */
export function phrase(...patterns: readonly string[]): RegExp {
  const words = foldSpelling(patterns.join('|'));
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}])`, 'iu');
}
