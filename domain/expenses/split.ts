import { toPaise } from '../money.ts';

/** In halves, all by the payer, all by the other, by the payer's percent, by the payer's rupees. */
export const SPLIT_KINDS = ['equal', 'payer', 'other', 'percent', 'amounts'] as const;
export type SplitKind = (typeof SPLIT_KINDS)[number];

/** Split of an expense: `payer` is the payer's percent, or the payer's share in rupees. */
export type Split =
  | { kind: 'equal' | 'payer' | 'other' }
  | { kind: 'percent'; payer: number }
  | { kind: 'amounts'; payer: string };

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
export function shareNew(
  { memberId, partnerId }: Couple,
  paidBy: string,
  split: StoredSplit,
): Required<Sharing> {
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
  if (paidBy !== null && isOfPresent && (isNew || before.sharedWith === null))
    return shareNew(couple, paidBy, split);
  return { paidBy, sharedWith: before.sharedWith, split };
}

/** True if the payer's rupees, if given, are at most the amount. Both are decimal strings. */
export function isWithin(amount: string, split: StoredSplit | null): boolean {
  return split?.kind !== 'amounts' || toPaise(split.value ?? '0') <= toPaise(amount);
}
