import type { SplitKind } from '#contract/constants/finances.ts';
import { fromPaise, toPaise } from './model.ts';

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
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(amount)) return null;
  const whole = toPaise(amount);
  const others = sumOfOther(whole, kind, payer.trim());
  if (others === null || others < 0n || others > whole) return null;
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
    case 'percent':
      return /^\d{1,3}(\.\d{1,2})?$/.test(payer) ? (whole * (10_000n - toPaise(payer))) / 10_000n : null;
    case 'amounts':
      return /^\d{1,10}(\.\d{1,2})?$/.test(payer) ? whole - toPaise(payer) : null;
  }
}
