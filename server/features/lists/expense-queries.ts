import { sql } from 'kysely';
import { listItems } from '#domain/lists/record.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** Locks the lists of items until the transaction ends, and with them the order of changes to the items. */
export async function lockListsOf(tx: Transaction, coupleId: CoupleId, itemIds: readonly string[]): Promise<void> {
  await sql`
    select id from lists
    where couple_id = ${coupleId} and id in (
      select list_id from list_items where couple_id = ${coupleId} and id = any (${itemIds}::uuid[])
    )
    order by id for update`.execute(tx);
}

/** Returns true if an expense that both see has the cost of one of the items. */
export async function hasExpenseOf(tx: Transaction, coupleId: CoupleId, itemIds: readonly string[]): Promise<boolean> {
  const row = await tx
    .selectFrom('list_items')
    .innerJoin('expenses', (join) =>
      join.onRef('expenses.couple_id', '=', 'list_items.couple_id').onRef('expenses.id', '=', 'list_items.expense_id'),
    )
    .select('list_items.id')
    .where('list_items.couple_id', '=', coupleId)
    .where(sql<boolean>`list_items.id = any (${itemIds}::uuid[])`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes the expense that has the cost of items. It is no edit of theirs. */
export async function setExpenseOf(
  tx: Transaction,
  coupleId: CoupleId,
  itemIds: readonly string[],
  expenseId: string,
): Promise<void> {
  const marked = await tx
    .updateTable('list_items')
    .set({ expense_id: expenseId })
    .where('couple_id', '=', coupleId)
    .where(sql<boolean>`id = any (${itemIds}::uuid[])`)
    .returning('id')
    .execute();
  touchRows(
    tx,
    listItems,
    { coupleId },
    marked.map(({ id }) => id),
  );
}
