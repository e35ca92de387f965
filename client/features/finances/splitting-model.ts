import type { SplitKind } from '#contract/constants/finances.ts';
import { readAmount } from '#domain/amount-text.ts';
import { fromPaise, toPaise } from '#domain/money.ts';

/** A split as a form holds it: what was typed may not be one yet. */
export interface TypedSplit {
  kind: SplitKind;
  /** The payer's percent or rupees. */
  payer: string;
}

/** What the payer bears of the amount, and the other, in rupees, as the server computes it; `null` while something is missing or wrong. */
export function shareOut(
  amount: string,
  { kind, payer }: TypedSplit,
): { payers: string; others: string } | null {
  const whole = readPaise(amount);
  const others = whole === null ? null : sumOfOther(whole, kind, payer);
  if (whole === null || others === null || others < 0n || others > whole) return null;
  return { payers: fromPaise(whole - others), others: fromPaise(others) };
}

/** Paise that do not divide are the payer's: the division of whole paise leaves them out. */
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

/** The paise of a typed amount; `null` for what the API would refuse. */
function readPaise(typed: string): bigint | null {
  const { amount = '' } = readAmount(typed);
  return /^\d{1,10}(\.\d{1,2})?$/.test(amount) ? toPaise(amount) : null;
}
