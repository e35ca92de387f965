import type { Split } from '#domain/balance/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { readAmount } from '#domain/kernel/text/amount-text.ts';
import { FROM_BOTH, type SplitKind, type StoredSplitKind } from './facts.ts';

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

/** A split as it is stored, also that of the couple's own money. */
export interface KeptSplit {
  kind: StoredSplitKind;
  value: string | null;
}

/** The split of what was paid from the couple's own money, which counts in no balance. */
export const OF_BOTH: KeptSplit = { kind: FROM_BOTH, value: null };
const PAYERS_OWN: StoredSplit = { kind: 'payer', value: null };

/** Returns the split of a record, or `null` for one that was paid from the couple's own money. */
export function toChosenSplit({ kind, value }: KeptSplit): StoredSplit | null {
  return kind === FROM_BOTH ? null : { kind, value };
}

/** The two who share an expense, and the split. */
export interface Sharing {
  paidBy: string | null;
  sharedWith: string | null;
  split: KeptSplit | null;
}

interface Couple {
  memberId: string;
  partnerId: string | null;
}

/** Returns the sharing of a new expense. Without a partner it is the payer's own; `both` pays from the couple's money. */
export function shareNew({ memberId, partnerId }: Couple, paidBy: string, split: StoredSplit): Required<Sharing> {
  if (paidBy === FROM_BOTH)
    return { paidBy: memberId, sharedWith: partnerId, split: partnerId === null ? PAYERS_OWN : OF_BOTH };
  const sharedWith = paidBy === memberId ? partnerId : memberId;
  return { paidBy, sharedWith, split: sharedWith === null ? PAYERS_OWN : split };
}

interface SharingChange {
  /** Decimal string, after the change; `null` for a variable one. */
  amount: string | null;
  paidBy?: string | undefined;
  split?: StoredSplit | undefined;
  /** The couple's default split, for an expense that gets one payer again. */
  byDefault: StoredSplit;
}

/**
 * Returns the sharing of a changed expense. It keeps its two members, so that a former partner's share is not charged
 * to the present one; another payer makes it an expense of the present couple, and without a split leaves each member's
 * share as it was. From the couple's own money back to one payer, it is split by default.
 */
export function shareChanged(
  couple: Couple,
  before: Sharing & { userId: string | null },
  { amount, byDefault, ...change }: SharingChange,
): Sharing {
  const wasOfBoth = before.split?.kind === FROM_BOTH;
  if (wasOfBoth && (change.paidBy === undefined || change.paidBy === FROM_BOTH)) return before;
  if (change.paidBy === FROM_BOTH) {
    const isOfPresent = isPairOf(couple, before);
    return isOfPresent ? { ...before, split: OF_BOTH } : shareNew(couple, FROM_BOTH, PAYERS_OWN);
  }
  if (wasOfBoth && change.paidBy !== undefined) return shareNew(couple, change.paidBy, change.split ?? byDefault);
  if (change.paidBy === undefined && change.split === undefined) return before;
  const { sharedWith } = before;
  const known = (before.split && toChosenSplit(before.split)) ?? PAYERS_OWN;
  const formerPayer = before.split === null ? before.userId : before.paidBy;
  const paidBy = change.paidBy ?? formerPayer;
  const isOfPresent = paidBy === couple.memberId || paidBy === couple.partnerId;
  const isNew = change.paidBy !== undefined && change.paidBy !== formerPayer;
  if (paidBy === null || !isOfPresent || !(isNew || sharedWith === null))
    return { paidBy, sharedWith, split: change.split ?? known };
  const after = shareNew(couple, paidBy, change.split ?? known);
  return change.split === undefined && isTurned({ paidBy: formerPayer, sharedWith }, after)
    ? { ...after, split: mirrorSplit(known, amount) }
    : after;
}

type Pair = Pick<Sharing, 'paidBy' | 'sharedWith'>;

function isPairOf({ memberId, partnerId }: Couple, { paidBy, sharedWith }: Pair): boolean {
  const isOf = (id: string | null) => id !== null && (id === memberId || id === partnerId);
  return isOf(paidBy) && isOf(sharedWith);
}

/** Returns true if the former payer is the other now, or the former other the payer. */
export function isTurned(before: Pair, after: Pair): boolean {
  if (before.paidBy === after.paidBy || after.sharedWith === null) return false;
  return before.paidBy === after.sharedWith || (after.paidBy !== null && before.sharedWith === after.paidBy);
}

/**
 * Returns the split as the other payer sees it: each member's share stays, and mirrored twice it is the same split. Only
 * a paisa that halves or a percentage leave over goes to the new payer. Returns a value that is missing or invalid for
 * the amount unchanged.
 */
export function mirrorSplit({ kind, value }: StoredSplit, amount: string | null): StoredSplit {
  switch (kind) {
    case 'equal':
      return { kind, value };
    case 'payer':
      return { kind: 'other', value };
    case 'other':
      return { kind: 'payer', value };
    case 'percent': {
      const rest = remainderOf(10_000n, value);
      return { kind, value: rest === null ? value : String(Number(fromPaise(rest))) };
    }
    case 'amounts': {
      const rest = remainderOf(amount === null ? null : readPaise(amount), value);
      return { kind, value: rest === null ? value : fromPaise(rest) };
    }
  }
}

/** Returns the whole less a typed part, in hundredths; `null` if either is missing or the part is larger. */
function remainderOf(whole: bigint | null, typed: string | null): bigint | null {
  const part = readPaise(typed ?? '');
  return whole === null || part === null || part > whole ? null : whole - part;
}

/** True if the payer's rupees, if given, are at most the amount. Both are decimal strings. */
export function isWithin(amount: string, split: KeptSplit | null): boolean {
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

/** Divides what was paid from the couple's own money, in rupees. The first half has the paisa that is left over. */
export function halve(amount: string): { payers: string; others: string } {
  return divide(amount, { kind: 'equal', value: null });
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
