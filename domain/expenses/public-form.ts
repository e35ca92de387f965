import { photoAddress } from '#domain/photos/address.ts';
import { FROM_BOTH } from './facts.ts';
import type { Expense, StoredExpense, StoredPrivateExpense } from './schema.ts';
import { divide, halve, toSplit } from './split.ts';

/** Returns an expense that both see as the API does, with the shares of the payer and the other. */
export function toExpense({ sharedWith, splitKind, splitValue, photoId, ...row }: StoredExpense): Expense {
  const seen = { ...row, ...toAddresses(photoId), audience: 'both', surpriseUntil: null } as const;
  if (splitKind === FROM_BOTH) {
    const { payers, others } = halve(row.amount);
    const shares = [
      { userId: row.paidBy, amount: payers },
      { userId: sharedWith, amount: others },
    ];
    return { ...seen, paidBy: FROM_BOTH, split: null, shares };
  }
  const split = { kind: splitKind ?? 'payer', value: splitValue } as const;
  // An expense recorded before splits existed does not say for whom it was.
  const paidBy = splitKind === null ? row.userId : row.paidBy;
  const isShared = sharedWith !== null || split.kind !== 'payer';
  const { payers, others } = divide(row.amount, split);
  return {
    ...seen,
    paidBy,
    split: toSplit(split),
    shares: [{ userId: paidBy, amount: payers }, ...(isShared ? [{ userId: sharedWith, amount: others }] : [])],
  };
}

/** Returns an expense that its author alone sees as the API does. A surprise has the shares of its day. */
export function toPrivateExpense({ surpriseUntil, ...row }: StoredPrivateExpense): Expense {
  const audience = surpriseUntil === null ? 'me' : 'both';
  return { ...toExpense({ ...row, paidBy: row.userId }), audience, surpriseUntil };
}

function toAddresses(photoId: string | null) {
  return {
    imageUrl: photoId && photoAddress(photoId, 'full'),
    thumbnailUrl: photoId && photoAddress(photoId, 'thumbnail'),
  };
}
