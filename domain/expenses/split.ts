import type { Split } from '#domain/balance/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { readAmount } from '#domain/kernel/text/amount-text.ts';
import type { SplitKind } from './facts.ts';

export interface StoredSplit {
  kind: SplitKind;
  /** The payer's percentage or rupees. */
  value: string | null;
}

export function toSplit({ kind, value }: StoredSplit): Split {
  if (kind === 'percent') return { kind, payer: Number(value) };
  if (kind === 'amounts') return { kind, payer: value ?? '0.00' };
  return { kind };
}

export function fromSplit(split: Split): StoredSplit {
  return { kind: split.kind, value: 'payer' in split ? String(split.payer) : null };
}

/** The two who share an expense, and the split. */
export interface Sharing {
  paidBy: string | null;
  sharedWith: string | null;
  split: StoredSplit | null;
}

interface Couple {
  memberId: string;
  partnerId: string | null;
}

/** Returns the sharing of a new expense. Without a partner it is the payer's own. */
export function shareNew({ memberId, partnerId }: Couple, paidBy: string, split: StoredSplit): Required<Sharing> {
  const sharedWith = paidBy === memberId ? partnerId : memberId;
  return { paidBy, sharedWith, split: sharedWith === null ? { kind: 'payer', value: null } : split };
}

/**
 * Returns the sharing of a changed expense. It keeps its two members, so that a former partner's share is not charged
 * to the present one; another payer makes it an expense of the present couple.
 */
export function shareChanged(
  couple: Couple,
  before: Sharing & { userId: string | null },
  change: { paidBy?: string | undefined; split?: StoredSplit | undefined },
): Sharing {
  if (change.paidBy === undefined && change.split === undefined) return before;
  const known = before.split ?? { kind: 'payer', value: null };
  const split = change.split ?? known;
  const formerPayer = before.split === null ? before.userId : before.paidBy;
  const paidBy = change.paidBy ?? formerPayer;
  const isOfPresent = paidBy === couple.memberId || paidBy === couple.partnerId;
  const isNew = change.paidBy !== undefined && change.paidBy !== formerPayer;
  if (paidBy !== null && isOfPresent && (isNew || before.sharedWith === null)) return shareNew(couple, paidBy, split);
  return { paidBy, sharedWith: before.sharedWith, split };
}

/** True if the payer's rupees, if given, are at most the amount. Both are decimal strings. */
export function isWithin(amount: string, split: StoredSplit | null): boolean {
  return split?.kind !== 'amounts' || toPaise(split.value ?? '0') <= toPaise(amount);
}

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
export function shareOut(amount: string, { kind, payer }: TypedSplit): { payers: string; others: string } | null {
  const whole = readPaise(amount);
  const others = whole === null ? null : sumOfOther(whole, kind, payer);
  if (whole === null || others === null || others < 0n || others > whole) return null;
  return { payers: fromPaise(whole - others), others: fromPaise(others) };
}

/** Divides the amount of a stored expense between the payer and the other, in rupees. */
export function divide(amount: string, { kind, value }: StoredSplit): { payers: string; others: string } {
  const shares = shareOut(amount, { kind, payer: value ?? '0' });
  if (!shares) throw new Error(`${amount} has no split ${kind} of ${value}`);
  return shares;
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
