import { listsText } from '#messages/lists.ts';
import type { Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { hasExpenseOf, lockListsOf, setExpenseOf } from './expense-queries.ts';

/**
 * Notes that an expense has the cost of items. Throws 409 if another one has that of any, so that two phones make one
 * expense of a purchase. Items that have gone meanwhile are left out.
 */
export async function claimItems(
  tx: Transaction,
  coupleId: CoupleId,
  itemIds: readonly string[],
  expenseId: string,
): Promise<void> {
  if (itemIds.length === 0) return;
  await lockListsOf(tx, coupleId, itemIds);
  if (await hasExpenseOf(tx, coupleId, itemIds)) throw refuse.conflict('expense_made', listsText.expenseMade);
  await setExpenseOf(tx, coupleId, itemIds, expenseId);
}
