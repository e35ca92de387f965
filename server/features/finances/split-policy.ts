import { toPaise } from '#domain/money.ts';
import type { Expense } from '#contract/finances.ts';
import { photoAddress } from '#contract/photo-address.ts';
import type { Split, SplitInput } from '#contract/splitting.ts';
import type { ExpenseCategory, SplitKind } from '#server/db/generated.ts';
import type { SplitColumns } from '#server/db/repositories/expenses.ts';

/** An expense row; its stored shares belong to this couple alone. */
export interface ExpenseRow {
  id: string;
  title: string;
  amount: string;
  category: ExpenseCategory;
  description: string | null;
  spentOn: string;
  photoId: string | null;
  userId: string | null;
  createdAt: string;
  updatedAt: string;
  paidBy: string | null;
  sharedWith: string | null;
  splitKind: SplitKind | null;
  splitValue: string | null;
  payersShare: string;
  othersShare: string;
}

/** Returns the expense as the API does. */
export function toExpense(row: ExpenseRow): Expense {
  const { paidBy, sharedWith, splitKind, splitValue, payersShare, othersShare, photoId, ...rest } = row;
  const kind = splitKind ?? 'payer';
  // An expense recorded before splits existed does not say for whom it was.
  const payer = splitKind === null ? row.userId : paidBy;
  const isShared = sharedWith !== null || kind !== 'payer';
  return {
    ...rest,
    paidBy: payer,
    imageUrl: photoId && photoAddress(photoId, 'full'),
    thumbnailUrl: photoId && photoAddress(photoId, 'thumbnail'),
    split: toSplit({ kind, value: splitValue }),
    shares: [
      { userId: payer, amount: payersShare },
      ...(isShared ? [{ userId: sharedWith, amount: othersShare }] : []),
    ],
  };
}

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

export function fromSplit(split: SplitInput): StoredSplit {
  return { kind: split.kind, value: 'payer' in split ? String(split.payer) : null };
}

/** The two who share an expense, and the split. */
export interface Sharing {
  paidBy: string | null;
  sharedWith: string | null;
  split: StoredSplit | null;
}

/** Returns the split's columns for any table with a split. */
export function toSplitColumns({ paidBy, sharedWith, split }: Sharing) {
  return {
    paid_by: paidBy,
    shared_with: sharedWith,
    split_kind: split?.kind ?? null,
    split_value: split?.value ?? null,
  };
}

export function fromSplitColumns(
  row: Omit<SplitColumns, 'amount' | 'spent_on'> & { user_id: string | null },
) {
  const { user_id: userId, paid_by: paidBy, shared_with: sharedWith, split_kind: kind } = row;
  return { userId, paidBy, sharedWith, split: kind && { kind, value: row.split_value } };
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

/** The state of a couple's balance, and the day from which it counts. */
export interface SplittingPeriod {
  isOn: boolean;
  since: string;
  /** The day from which the balance counted before any restart: the first one, however often it was restarted. */
  formerSince: string | null;
  turnedOffOn: string | null;
}

/** Days within which a balance that is turned on again continues by default. */
const CONTINUED_DAYS = 365;

/** Turns the balance on or off on a day. `asked` is the requested start. */
export function changePeriod(
  before: SplittingPeriod | undefined,
  isOn: boolean,
  asked: 'former' | 'today' | undefined,
  today: string,
): SplittingPeriod {
  if (!before) return { isOn, since: today, formerSince: null, turnedOffOn: null };
  const { since, formerSince, turnedOffOn } = before;
  if (!isOn) return { ...before, isOn, turnedOffOn: before.isOn ? today : turnedOffOn };
  if (before.isOn)
    return asked === 'former' && formerSince !== null
      ? { ...before, since: formerSince, formerSince: null }
      : before;
  const offFor = Temporal.PlainDate.from(turnedOffOn ?? today).until(today).days;
  const isContinued = (asked ?? (offFor <= CONTINUED_DAYS ? 'former' : 'today')) === 'former';
  const isAnew = !isContinued && since !== today;
  return {
    isOn,
    since: isAnew ? today : since,
    formerSince: isAnew ? (formerSince ?? since) : formerSince,
    turnedOffOn: null,
  };
}
