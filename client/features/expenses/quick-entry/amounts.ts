/** Matches an amount of rupees as people and banks write it: ₹1,450 · Rs.450.00 · INR 1,00,000 · 450/- · 1.5k */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d{1,2})?`;
/** Matches a rupee sign or word, but not `rs` at the end of a word such as 'hours'. */
const CURRENCY = String.raw`(?:₹|(?<![a-z])(?:rs|inr|rupees)(?![a-z])\.?:?)`;

export interface FoundAmount {
  /** Decimal string in the form's format: `1450.5`. */
  amount: string;
  /** Position in the text, sign and suffix included. */
  start: number;
  end: number;
}

/** Lists the amounts with a currency mark, in order. */
export function findMoney(text: string): FoundAmount[] {
  return [
    ...findAll(text, new RegExp(`${CURRENCY}\\s*(?<number>${NUMBER})(?:/-)?`, 'gi')),
    ...findAll(text, new RegExp(`(?<![\\d.,/-])(?<number>${NUMBER})\\s*(?:/-|₹|(?:rs|inr|rupees)\\b)`, 'gi')),
  ].toSorted((a, b) => a.start - b.start);
}

/** Lists the bare numbers that could be money, in order; `1.5k` is 1500. */
export function findNumbers(text: string): FoundAmount[] {
  return findAll(
    text,
    new RegExp(
      `(?<![\\p{L}\\p{M}\\d.,/:-])(?<number>${NUMBER})(?<thousands>k)?(?![\\p{L}\\p{M}\\d/:%-])`,
      'giu',
    ),
  );
}

function findAll(text: string, pattern: RegExp): FoundAmount[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const digits = match.groups?.['number']?.replaceAll(',', '') ?? '';
    const amount = match.groups?.['thousands'] ? String(Math.round(Number(digits) * 1000)) : digits;
    return /[1-9]/.test(amount) ? [{ amount, start: match.index, end: match.index + match[0].length }] : [];
  });
}
