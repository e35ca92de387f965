import { toPaise } from '#domain/money.ts';
import type { Expense } from '#contract/finances.ts';
import { photoAddress } from '#contract/photo-address.ts';
import type { Split, SplitInput } from '#contract/splitting.ts';
import type { ExpenseCategory, SplitKind } from '#server/db/generated.ts';
import type { SplitColumns } from '#server/db/guarded/expenses.ts';

/** An expense as the database has it; shares are its own. */
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

/** The expense as the API returns it. */
export function toExpense(row: ExpenseRow): Expense {
  const { paidBy, sharedWith, splitKind, splitValue, payersShare, othersShare, photoId, ...rest } = row;
  const kind = splitKind ?? 'payer';
  // Of one recorded before there were splits, nobody knows for whom it was.
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
  /** The payer's percent or rupees. */
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

/** Who shares an expense, and how. */
export interface Sharing {
  paidBy: string | null;
  sharedWith: string | null;
  split: StoredSplit | null;
}

/** The columns of whatever is split. */
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

/** The sharing of a new expense. Without a partner it is the payer's own: there is nobody to share it with. */
export function shareNew(
  { memberId, partnerId }: Couple,
  paidBy: string,
  split: StoredSplit,
): Required<Sharing> {
  const sharedWith = paidBy === memberId ? partnerId : memberId;
  return { paidBy, sharedWith, split: sharedWith === null ? { kind: 'payer', value: null } : split };
}

/**
 * The sharing of a changed expense. Its two stay who they were, so that what a former partner bore is not laid on the present one; another
 * payer makes it an expense of the present two.
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

/** Whether the payer's rupees, if they are given, are at most the amount. Both are decimal strings. */
export function isWithin(amount: string, split: StoredSplit | null): boolean {
  return split?.kind !== 'amounts' || toPaise(split.value ?? '0') <= toPaise(amount);
}

/** Whether the two keep a balance, and since when. */
export interface SplittingPeriod {
  isOn: boolean;
  since: string;
  /** The day that a balance counted from before it was begun anew: the first one, however often it was. */
  formerSince: string | null;
  turnedOffOn: string | null;
}

/** Days for which a balance that was turned off goes on by default where it was. */
const CONTINUED_DAYS = 365;

/** Turns the balance on or off on a day; `asked` is where it is to begin. */
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
