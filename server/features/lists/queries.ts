import { sql } from 'kysely';
import { lists } from '#domain/lists/record.ts';
import { List } from '#domain/lists/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { coupleRows } from '#server/platform/lists/couple-rows.ts';

export const listRows = coupleRows(lists, List, {
  itemCount: (coupleId) => countItems(coupleId, sql`true`),
  openCount: (coupleId) => countItems(coupleId, sql`not is_done`),
});

function countItems(coupleId: CoupleId, isCounted: ReturnType<typeof sql>) {
  return sql<number>`(
    select count(*)::int from list_items
    where couple_id = ${coupleId} and list_id = lists.id and deleted_at is null and ${isCounted})`;
}

/** The couple's lists with the numbers of their items, the latest changed first. */
export function listLists(db: Database, coupleId: CoupleId): Promise<List[]> {
  return listRows.listAll(db, coupleId, sql`updated_at desc, id desc`);
}

/** Counts the couple's lists, without those in the trash. */
export async function countLists(tx: Transaction, coupleId: CoupleId): Promise<number> {
  const { count } = await tx
    .selectFrom('lists')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('couple_id', '=', coupleId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countDeletedLists(tx: Transaction, coupleId: CoupleId): Promise<number> {
  const { count } = await tx
    .selectFrom('deleted_shared_records')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('couple_id', '=', coupleId)
    .where('kind', '=', 'list')
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks a list, and with it the order of changes to its items, until the transaction ends. */
export function lockList(tx: Transaction, coupleId: CoupleId, listId: string) {
  return tx
    .selectFrom('lists')
    .select(asFields('title', 'editedAt'))
    .where('couple_id', '=', coupleId)
    .where('id', '=', listId)
    .forUpdate()
    .executeTakeFirst();
}
