import type { Expense } from '#domain/expenses/schema.ts';
import { toSplit } from '#domain/expenses/split.ts';
import { photoAddress } from '#domain/photos/address.ts';
import type { ExpenseRow } from './queries.ts';

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
