import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** The items whose reminder is due, by couple and id after `after`. Items of lists in the trash are left out. */
export function listDueItems(
  db: Database,
  { now, after, limit }: { now: string; after: { coupleId: string; id: string } | null; limit: number },
) {
  return db
    .selectFrom('list_items')
    .innerJoin('lists', (join) =>
      join.onRef('lists.couple_id', '=', 'list_items.couple_id').onRef('lists.id', '=', 'list_items.list_id'),
    )
    .select(asFields('list_items.coupleId', 'list_items.id'))
    .where('remind_at', '<=', now)
    .where('is_done', '=', false)
    .where('deleted_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(list_items.couple_id, list_items.id) > (${after?.coupleId}::uuid, ${after?.id}::uuid)`),
    )
    .orderBy('list_items.couple_id')
    .orderBy('list_items.id')
    .limit(limit)
    .execute();
}

/** Finds an item whose reminder is due, with the title of its list. The couple is locked, so one process finds it. */
export function findDueItem(tx: Transaction, coupleId: CoupleId, itemId: string, now: string) {
  return tx
    .selectFrom('list_items')
    .innerJoin('lists', (join) =>
      join.onRef('lists.couple_id', '=', 'list_items.couple_id').onRef('lists.id', '=', 'list_items.list_id'),
    )
    .select(asFields('listId', 'title', 'text', 'dueOn', 'assigneeId'))
    .select(asFields('remindAt'))
    .where('list_items.couple_id', '=', coupleId)
    .where('list_items.id', '=', itemId)
    .where('remind_at', '<=', now)
    .where('is_done', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function setReminder(
  tx: Transaction,
  coupleId: CoupleId,
  itemId: string,
  remindAt: string | null,
): Promise<void> {
  await tx
    .updateTable('list_items')
    .set(toRow({ remindAt }))
    .where('couple_id', '=', coupleId)
    .where('id', '=', itemId)
    .execute();
}
