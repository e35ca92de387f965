import type { Expense } from '#contract/expenses.ts';
import { photoAddress } from '#contract/photo-address.ts';
import { toSplit } from '#domain/expenses/split.ts';
import type { ExpenseCategory, SplitKind } from '#server/db/generated.ts';

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
