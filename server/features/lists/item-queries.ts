import { sql } from 'kysely';
import { z } from 'zod';
import type { Patch } from '#domain/kernel/apply-patch.ts';
import { listItems as listItemRecord } from '#domain/lists/record.ts';
import { ListItem, type Repeat } from '#domain/lists/schema.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, columnsOf, type FieldsOf, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';

const fields = ListItem.omit({ repeat: true });
const itemColumns = columnsOf('list_items', z.object(fields.shape));

/** The items of a list: open ones by position, then done ones, the latest first. */
export function listItems(db: Database, coupleId: CoupleId, listId: string): Promise<ListItem[]> {
  return selectItems(db, coupleId)
    .where('list_id', '=', listId)
    .orderBy('is_done')
    .orderBy(sql`case when not is_done then position end`)
    .orderBy('done_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The items of all lists of the couple by id, for files. */
export function listAllItems(db: Database, coupleId: CoupleId, { limit, after }: PageRequest) {
  return selectItems(db, coupleId)
    .$if(after !== undefined, (query) => query.where('id', '>', after?.[0] ?? ''))
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

/** Days, both inclusive; with `after` what follows a place of the calendar, with `perDay` so many of each day. */
export interface DueRange {
  from: string;
  to: string;
  after?: { day: string; startsAt: string; title: string; id: string; kind: string } | null;
  limit?: number;
  perDay?: number;
}

export interface DueItem {
  day: string;
  id: string;
  title: string;
  userId: string | null;
}

/** Open items by day and text, one more than the limit; those of lists in the trash are left out. */
export async function listItemsDue(db: Database, coupleId: CoupleId, range: DueRange): Promise<DueItem[]> {
  const { from, to, perDay, limit } = range;
  const items = sql`select due_on as day, id, text as title, assignee_id as "userId" from list_items
    where ${isDue(coupleId, range)}`;
  const order = sql`order by due_on, text collate "C", id`;
  // Rows come in the index's order, which bounds the number of items read.
  const { rows } = await (
    perDay === undefined
      ? sql<DueItem>`${items} ${order} ${limit === undefined ? sql`` : sql`limit ${limit + 1}`}`
      : sql<DueItem>`
        select first.* from generate_series(${from}::date, ${to}::date, interval '1 day') as each
        cross join lateral (${items} and due_on = each::date ${order} limit ${perDay}) first
        order by first.day, first.title collate "C", first.id`
  ).execute(db);
  return rows;
}

export async function countItemsDue(db: Database, coupleId: CoupleId, range: DueRange): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from list_items where ${isDue(coupleId, range)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function isDue(coupleId: CoupleId, { from, to, after = null }: DueRange) {
  const isOpen = sql`couple_id = ${coupleId} and not is_done and deleted_at is null and due_on >= ${from} and due_on <= ${to}
    and exists (select from lists where lists.couple_id = ${coupleId} and lists.id = list_items.list_id)`;
  if (after === null) return isOpen;
  const isAfter =
    after.startsAt === ''
      ? sql`(due_on, text collate "C", id, 'listItem') > (${after.day}::date, ${after.title}, ${after.id}::uuid, ${after.kind})`
      : sql`due_on > ${after.day}::date`;
  return sql`${isOpen} and ${isAfter}`;
}

export interface ItemKey {
  listId: string;
  itemId: string;
}

export function findItem(db: Database, coupleId: CoupleId, { listId, itemId }: ItemKey): Promise<ListItem | undefined> {
  return selectItems(db, coupleId).where('list_id', '=', listId).where('id', '=', itemId).executeTakeFirst();
}

/** Returns the writer of an item, and the day of the month of its first due date if it has one. */
export function findOrigin(tx: Transaction, coupleId: CoupleId, itemId: string) {
  return tx
    .selectFrom('list_items')
    .select(asFields('dayOfMonth', 'userId'))
    .where('couple_id', '=', coupleId)
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
}

/** Counts the items of a list, and returns the position after the last one. */
export async function measureList(tx: Transaction, coupleId: CoupleId, listId: string) {
  const row = await tx
    .selectFrom('list_items')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('count'),
      sql<number>`coalesce(max(position), 0) + 1`.as('end'),
    ])
    .where('couple_id', '=', coupleId)
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  return row;
}

/** The columns of an item that no response contains. */
export type Hidden = Pick<
  FieldsOf<'list_items'>,
  | 'dayOfMonth'
  | 'remindAt'
  | 'isUntouched'
  /** The ticked item that made this one. */
  | 'follows'
  /** Member who wrote the item. */
  | 'userId'
>;

/** Inserts an item, and returns false if one with its id exists and `skipsExisting`. */
export async function insertItem(
  tx: Transaction,
  coupleId: CoupleId,
  { repeat, ...item }: ListItem,
  hidden: Hidden,
  { skipsExisting = false } = {},
): Promise<boolean> {
  const row = await tx
    .insertInto('list_items')
    .values(toRow({ ...item, ...hidden, ...toRepeatFields(repeat), coupleId }))
    .$if(skipsExisting, (query) => query.onConflict((conflict) => conflict.columns(['couple_id', 'id']).doNothing()))
    .returning('id')
    .executeTakeFirst();
  if (row) touchRows(tx, listItemRecord, { coupleId }, [item.id]);
  return row !== undefined;
}

export function toRepeatFields(repeat: Repeat | null) {
  return { repeatEvery: repeat?.every ?? null, repeatInterval: repeat?.interval ?? null };
}

export async function updateItemRow(
  tx: Transaction,
  coupleId: CoupleId,
  itemId: string,
  change: Patch<FieldsOf<'list_items'>>,
): Promise<void> {
  touchRows(tx, listItemRecord, { coupleId }, [itemId]);
  await tx
    .updateTable('list_items')
    .set(toRow(change))
    .where('couple_id', '=', coupleId)
    .where('id', '=', itemId)
    .execute();
}

/** Returns the id of the item that a tick of this one has made, also a deleted one. */
export async function findFollower(
  tx: Transaction,
  coupleId: CoupleId,
  { listId, id }: { listId: string; id: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('list_items')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('list_id', '=', listId)
    .where('follows', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Deletes an item that a tick made, if it is unchanged or if it was deleted since. */
export async function deleteUntouched(
  tx: Transaction,
  coupleId: CoupleId,
  { listId, itemId }: ItemKey,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('list_items')
    .where('couple_id', '=', coupleId)
    .where('list_id', '=', listId)
    .where('id', '=', itemId)
    .where((eb) => eb.or([eb('is_untouched', '=', true), eb('deleted_at', 'is not', null)]))
    .executeTakeFirst();
  if (numDeletedRows > 0n) touchRows(tx, listItemRecord, { coupleId }, [itemId]);
  return numDeletedRows > 0n;
}

/** Deletes the done items of a list, all or the named ones, and returns their number. They can be restored. */
export async function deleteDone(
  tx: Transaction,
  coupleId: CoupleId,
  listId: string,
  { itemIds, deletedAt }: { itemIds: readonly string[] | undefined; deletedAt: string },
): Promise<number> {
  const gone = await tx
    .updateTable('list_items')
    .set(toRow({ deletedAt, isUntouched: false }))
    .where('couple_id', '=', coupleId)
    .where('list_id', '=', listId)
    .where('is_done', '=', true)
    .where('deleted_at', 'is', null)
    .$if(itemIds !== undefined, (query) => query.where(sql<boolean>`id = any (${itemIds ?? []}::uuid[])`))
    .returning('id')
    .execute();
  return touchItems(tx, coupleId, gone);
}

/** Deletes the item of a list that was done first, other than this one. It can be restored. */
export async function clearOldestDone(
  tx: Transaction,
  coupleId: CoupleId,
  { listId, id }: { listId: string; id: string },
  deletedAt: string,
): Promise<void> {
  const oldest = await tx
    .selectFrom('list_items')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('list_id', '=', listId)
    .where('id', '<>', id)
    .where('is_done', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('done_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (oldest) await deleteDone(tx, coupleId, listId, { itemIds: [oldest.id], deletedAt });
}

/** Restores items of a list that were deleted after `since`, and returns their number. */
export async function restoreItemRows(
  tx: Transaction,
  coupleId: CoupleId,
  listId: string,
  { itemIds, since }: { itemIds: readonly string[]; since: string },
): Promise<number> {
  const back = await tx
    .updateTable('list_items')
    .set({ deleted_at: null })
    .where('couple_id', '=', coupleId)
    .where('list_id', '=', listId)
    .where('deleted_at', '>', since)
    .where(sql<boolean>`id = any (${itemIds}::uuid[])`)
    .returning('id')
    .execute();
  return touchItems(tx, coupleId, back);
}

/** Notes that items came or went, and returns their number. */
function touchItems(tx: Transaction, coupleId: CoupleId, items: readonly { id: string }[]): number {
  touchRows(
    tx,
    listItemRecord,
    { coupleId },
    items.map(({ id }) => id),
  );
  return items.length;
}

/** Deletes the items of all couples for good that were deleted by the instant, and returns them. */
export function deleteItemsBefore(tx: Transaction, before: string) {
  return tx
    .deleteFrom('list_items')
    .where('deleted_at', '<=', before)
    .returning(asFields('coupleId', 'listId', 'id'))
    .execute();
}

function selectItems(db: Database, coupleId: CoupleId) {
  return db
    .selectFrom('list_items')
    .select([
      ...itemColumns,
      sql<Repeat | null>`case when repeat_every is not null then
        jsonb_build_object('every', repeat_every, 'interval', repeat_interval) end`.as('repeat'),
    ])
    .where('couple_id', '=', coupleId)
    .where('deleted_at', 'is', null);
}
