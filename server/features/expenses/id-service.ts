import { fieldsText } from '#messages/fields.ts';
import type { Transaction } from '#server/db/database.ts';
import { hasExpense } from '#server/db/repositories/expenses.ts';
import { lockPrivateExpense } from '#server/db/repositories/private-expenses.ts';
import { isDeleted } from '#server/features/trash/service.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import type { VisibleExpenses } from './policy.ts';

/**
 * Rejects a client-chosen id for a new expense that an expense which the member sees has, in the trash too. The id of a
 * private expense of the partner is free, like an unknown one: a rejection would show that it exists.
 */
export async function checkExpenseIdIsFree(
  tx: Transaction,
  { authorId, coupleId }: VisibleExpenses,
  id: string,
): Promise<void> {
  // Sent together: one round trip.
  const [own, isOwnDeleted, isOfBoth] = await Promise.all([
    lockPrivateExpense(tx, authorId, id),
    isDeleted(tx, { userId: authorId, kind: 'private_expense', id }),
    coupleId !== null && isIdOfBoth(tx, coupleId, id),
  ]);
  if (own !== undefined || isOwnDeleted || isOfBoth) throw refuse.conflict('id_taken', fieldsText.idTaken);
}

/** Returns true if an expense that both see has the id, in the trash too. */
export async function isIdOfBoth(tx: Transaction, coupleId: CoupleId, id: string): Promise<boolean> {
  const found = await Promise.all([hasExpense(tx, coupleId, id), isDeleted(tx, { coupleId, kind: 'expense', id })]);
  return found.includes(true);
}
