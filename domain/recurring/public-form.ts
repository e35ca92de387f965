import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { toChosenSplit, toSplit } from '#domain/expenses/split.ts';
import type { RecurringExpense, StoredRecurringExpense } from './schema.ts';

/**
 * Returns a recurring expense as the API does, without a next day if none of `memberIds`, the partners of today, pays
 * it.
 */
export function toRecurring(
  { sharedWith: _theirs, takenOn: _taken, splitKind, splitValue, ...row }: StoredRecurringExpense,
  memberIds: readonly (string | null)[],
): RecurringExpense {
  const split = toChosenSplit({ kind: splitKind, value: splitValue });
  return {
    ...row,
    paidBy: split === null ? FROM_BOTH : row.paidBy,
    split: split && toSplit(split),
    nextOn: row.paidBy !== null && memberIds.includes(row.paidBy) ? row.nextOn : null,
  };
}
