import { photoAddress } from '#domain/photos/address.ts';
import type { Expense, StoredExpense } from './schema.ts';
import { divide, toSplit } from './split.ts';

/** Returns an expense as the API does, with the shares of the payer and the other. */
export function toExpense({ sharedWith, splitKind, splitValue, photoId, ...row }: StoredExpense): Expense {
  const split = { kind: splitKind ?? 'payer', value: splitValue } as const;
  // An expense recorded before splits existed does not say for whom it was.
  const paidBy = splitKind === null ? row.userId : row.paidBy;
  const isShared = sharedWith !== null || split.kind !== 'payer';
  const { payers, others } = divide(row.amount, split);
  return {
    ...row,
    paidBy,
    imageUrl: photoId && photoAddress(photoId, 'full'),
    thumbnailUrl: photoId && photoAddress(photoId, 'thumbnail'),
    split: toSplit(split),
    shares: [{ userId: paidBy, amount: payers }, ...(isShared ? [{ userId: sharedWith, amount: others }] : [])],
  };
}
