import { sql } from 'kysely';
import type { ListKind } from '#contract/constants/lists.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** The couple's lists with the numbers of their items, the latest changed first. */
export function listLists(db: Database, coupleId: CoupleId) {
  return selectLists(db, coupleId).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute();
}

export function findList(db: Database, coupleId: CoupleId, listId: string) {
  return selectLists(db, coupleId).where('id', '=', listId).executeTakeFirst();
}

function selectLists(db: Database, coupleId: CoupleId) {
  const count = (isCounted: ReturnType<typeof sql<boolean>>) => sql<number>`(
    select count(*)::int from list_items
    where couple_id = ${coupleId} and list_id = lists.id and deleted_at is null and ${isCounted})`;
  return db
    .selectFrom('lists')
    .select([
      'id',
      'title',
      sql<ListKind>`kind`.as('kind'),
      count(sql<boolean>`true`).as('itemCount'),
      count(sql<boolean>`not is_done`).as('openCount'),
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('couple_id', '=', coupleId);
}

export interface NewList {
  id: string;
  userId: string;
  title: string;
  kind: ListKind;
  createdAt: string;
}

export async function insertList(tx: Transaction, coupleId: CoupleId, list: NewList): Promise<void> {
  await tx
    .insertInto('lists')
    .values({
      couple_id: coupleId,
      id: list.id,
      user_id: list.userId,
      title: list.title,
      kind: list.kind,
      edited_at: list.createdAt,
      created_at: list.createdAt,
      updated_at: list.createdAt,
    })
    .execute();
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
    .select(['title', 'edited_at as editedAt'])
    .where('couple_id', '=', coupleId)
    .where('id', '=', listId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateListRow(
  tx: Transaction,
  coupleId: CoupleId,
  listId: string,
  change: { title?: string; kind?: ListKind; edited_at?: string; updated_at: string },
): Promise<void> {
  await tx.updateTable('lists').set(change).where('couple_id', '=', coupleId).where('id', '=', listId).execute();
}
