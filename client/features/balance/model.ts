import type { SplitKind } from '#domain/expenses/split.ts';
import { readAmount } from '#domain/amount-text.ts';
import { fromPaise, toPaise } from '#domain/money.ts';

/** Split in a form; the typed text may not be valid yet. */
export interface TypedSplit {
  kind: SplitKind;
  /** Percent or rupees of the payer. */
  payer: string;
}

/**
 * Returns the shares of the payer and the other in rupees, as the server computes them; `null` while a value is missing
 * or invalid.
 */
export function shareOut(
  amount: string,
  { kind, payer }: TypedSplit,
): { payers: string; others: string } | null {
  const whole = readPaise(amount);
  const others = whole === null ? null : sumOfOther(whole, kind, payer);
  if (whole === null || others === null || others < 0n || others > whole) return null;
  return { payers: fromPaise(whole - others), others: fromPaise(others) };
}

/** Returns the other's share in paise. Integer division leaves indivisible paise to the payer. */
function sumOfOther(whole: bigint, kind: SplitKind, payer: string): bigint | null {
  switch (kind) {
    case 'equal':
      return whole / 2n;
    case 'payer':
      return 0n;
    case 'other':
      return whole;
    case 'percent': {
      const hundredths = readPaise(payer);
      return hundredths === null ? null : (whole * (10_000n - hundredths)) / 10_000n;
    }
    case 'amounts': {
      const paise = readPaise(payer);
      return paise === null ? null : whole - paise;
    }
  }
}

/** Returns the paise of a typed amount; `null` if the API would reject it. */
function readPaise(typed: string): bigint | null {
  const { amount = '' } = readAmount(typed);
  return /^\d{1,10}(\.\d{1,2})?$/.test(amount) ? toPaise(amount) : null;
}
