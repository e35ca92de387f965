import { toSplit } from '#domain/expenses/split.ts';
import type { RecurringExpense, StoredRecurringExpense } from './schema.ts';

/**
 * Returns a recurring expense as the API does, without a next day if none of `memberIds`, the partners of today, pays
 * it.
 */
export function toRecurring(
  { sharedWith: _theirs, takenOn: _taken, splitKind, splitValue, ...row }: StoredRecurringExpense,
  memberIds: readonly (string | null)[],
): RecurringExpense {
  return {
    ...row,
    split: toSplit({ kind: splitKind, value: splitValue }),
    nextOn: row.paidBy !== null && memberIds.includes(row.paidBy) ? row.nextOn : null,
  };
}
