import { randomUUIDv7 } from 'node:crypto';
import { applyPatch } from '#domain/kernel/apply-patch.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import { LIST_LIMITS } from '#domain/lists/facts.ts';
import { assign } from '#domain/lists/rules.ts';
import type {
  ChangedListItem,
  ClearDoneInput,
  ListItem,
  ListItemInput,
  ListItemPatch,
  RestoreItemsInput,
} from '#domain/lists/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { listsText } from '#messages/lists.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import {
  countItemsDue,
  deleteDone,
  type DueItem,
  type DueRange,
  findItem,
  insertItem,
  listAllItems,
  listItems,
  listItemsDue,
  measureList,
  restoreItemRows,
  toRepeatFields,
  updateItemRow,
} from './item-queries.ts';
import { deleteItemNotices, notifyAssignee } from './notice-service.ts';
import { dayOfMonthOf, findFirstReminder, ITEM_TRASH_HOURS } from './policy.ts';
import { listRows } from './queries.ts';
import { lockOwnList } from './service.ts';
import { findNext, tick, untick } from './tick-service.ts';

export async function readItems({ db, member }: MemberContext, { id }: { id: string }): Promise<ListItem[]> {
  const { coupleId } = member;
  if (!coupleId || !(await listRows.find(db, coupleId, id))) throw refuse.notFound();
  return listItems(db, coupleId, id);
}

/** Returns a page of the items of all lists, for the member's files. */
export async function readAllItems(context: MemberContext, query: ShortPageQuery) {
  const { db, member } = context;
  const page = parsePageRequest(query, ['id']);
  if (!member.coupleId) return [];
  return toPage(context, await listAllItems(db, member.coupleId, page), page, ({ id }) => [id]);
}

/** Returns the open items that are due in a range of days, with their assignees. */
export async function readDueItems({ db, member }: MemberContext, range: DueRange): Promise<DueItem[]> {
  return member.coupleId ? listItemsDue(db, member.coupleId, range) : [];
}

export async function countDueItems({ db, member }: MemberContext, range: DueRange): Promise<number> {
  return member.coupleId ? countItemsDue(db, member.coupleId, range) : 0;
}

export async function createItem(context: MemberContext, input: ListItemInput): Promise<ListItem> {
  const { listId, text, assigneeId = null, dueOn = null, repeat = null, inTurn = false } = input;
  checkAssignee(context, assigneeId);
  return context.change(
    async (tx) => {
      const { coupleId, title } = await lockOwnList(tx, context, listId);
      const { count, end } = await measureList(tx, coupleId, listId);
      if (count >= LIST_LIMITS.items) throw refuse.forbidden('capacity_full', listsText.itemsFull(LIST_LIMITS.items));
      const now = toIso(context.clock.now());
      const item: ListItem = {
        id: input.id ?? randomUUIDv7(),
        listId,
        text,
        isDone: false,
        doneBy: null,
        doneAt: null,
        ...assign(assigneeId, { memberId: context.member.id, at: now }),
        dueOn,
        repeat,
        inTurn,
        position: input.position ?? end,
        expenseId: null,
        createdAt: now,
        updatedAt: now,
      };
      await insertItem(tx, coupleId, item, {
        dayOfMonth: dayOfMonthOf(dueOn),
        remindAt: findFirstReminder(dueOn, context.clock.now()),
        isUntouched: false,
        follows: null,
        userId: context.member.id,
      });
      await notifyAssignee(tx, context, title, item);
      await touchList(tx, context, coupleId, listId);
      return item;
    },
    async (tx, { id }) => {
      const { coupleId } = await lockOwnList(tx, context, listId);
      return readItem(tx, coupleId, { listId, itemId: id });
    },
  );
}

/** Changes an item. Ticks and positions are accepted whatever version the caller has seen. */
export async function updateItem(
  context: MemberContext,
  { id: listId, itemId, isDone, position, updatedAt, ...edits }: ListItemPatch,
): Promise<ChangedListItem> {
  const key = { listId, itemId };
  if (edits.assigneeId) checkAssignee(context, edits.assigneeId);
  return context.change(
    async (tx) => {
      const list = await lockOwnList(tx, context, listId);
      const before = await readItem(tx, list.coupleId, key);
      if (Object.values(edits).some((edit) => edit !== undefined)) checkVersion(updatedAt, before);
      const after = applyPatch(before, { ...edits, position });
      const isEdited = JSON.stringify(after) !== JSON.stringify(before);
      if (isEdited) await storeEdits(tx, context, list, before, after);
      const isTicked = isDone === true && !before.isDone;
      const isUnticked = isDone === false && before.isDone;
      if (isTicked) await tick(tx, context, list, after);
      if (isUnticked) await untick(tx, context, list, after);
      if (isEdited || isTicked || isUnticked) await touchList(tx, context, list.coupleId, listId);
      return readWithNext(tx, list.coupleId, key);
    },
    async (tx) => {
      const { coupleId } = await lockOwnList(tx, context, listId);
      return readWithNext(tx, coupleId, key);
    },
  );
}

async function storeEdits(
  tx: Transaction,
  context: MemberContext,
  { coupleId, title }: { coupleId: CoupleId; title: string },
  before: ListItem,
  after: ListItem,
): Promise<void> {
  const { clock, member } = context;
  const { id, repeat, ...fields } = after;
  const at = toIso(clock.now());
  const isGiven = after.assigneeId !== before.assigneeId;
  await updateItemRow(tx, coupleId, id, {
    ...fields,
    ...toRepeatFields(repeat),
    ...(isGiven && assign(after.assigneeId, { memberId: member.id, at })),
    isUntouched: false,
    ...(after.dueOn !== before.dueOn && {
      dayOfMonth: dayOfMonthOf(after.dueOn),
      remindAt: findFirstReminder(after.dueOn, clock.now()),
    }),
    updatedAt: at,
  });
  if (isGiven) await notifyAssignee(tx, context, title, after);
}

/** Deletes an item, which can be restored for a day. */
export async function deleteItem(
  context: MemberContext,
  { id: listId, itemId }: { id: string; itemId: string },
): Promise<void> {
  await context.change(async (tx) => {
    const { coupleId } = await lockOwnList(tx, context, listId);
    const item = await readItem(tx, coupleId, { listId, itemId });
    const deletedAt = toIso(context.clock.now());
    await updateItemRow(tx, coupleId, item.id, { deletedAt, isUntouched: false });
    await deleteItemNotices(tx, coupleId, item);
    await touchList(tx, context, coupleId, listId);
  });
}

/** Deletes the done items of a list. A repeated call finds none. */
export async function clearDone(
  context: MemberContext,
  { id: listId, itemIds }: ClearDoneInput,
): Promise<{ count: number }> {
  return context.change(
    async (tx) => {
      const { coupleId } = await lockOwnList(tx, context, listId);
      const deletedAt = toIso(context.clock.now());
      const count = await deleteDone(tx, coupleId, listId, { itemIds, deletedAt });
      if (count > 0) await touchList(tx, context, coupleId, listId);
      return { count };
    },
    async (_tx, { count }) => ({ count }),
  );
}

/** Restores deleted items, if the list has room for them. */
export async function restoreItems(
  context: MemberContext,
  { id: listId, itemIds }: RestoreItemsInput,
): Promise<{ count: number }> {
  return context.change(
    async (tx) => {
      const { coupleId } = await lockOwnList(tx, context, listId);
      const since = toIso(context.clock.now().subtract({ hours: ITEM_TRASH_HOURS }));
      const count = await restoreItemRows(tx, coupleId, listId, { itemIds, since });
      if (count > 0 && (await measureList(tx, coupleId, listId)).count > LIST_LIMITS.items)
        throw refuse.forbidden('capacity_full', listsText.itemsFull(LIST_LIMITS.items));
      if (count > 0) await touchList(tx, context, coupleId, listId);
      return { count };
    },
    async (_tx, { count }) => ({ count }),
  );
}

function checkAssignee({ member }: MemberContext, assigneeId: string | null): void {
  if (assigneeId !== null && assigneeId !== member.id && assigneeId !== member.partnerId)
    throw refuse.invalid('invalid', faultsText.lists.assigneeInvalid);
}

async function touchList(tx: Transaction, { clock }: MemberContext, coupleId: CoupleId, listId: string) {
  await listRows.update(tx, coupleId, listId, { updatedAt: toIso(clock.now()) });
}

async function readItem(
  tx: Transaction,
  coupleId: CoupleId,
  key: { listId: string; itemId: string },
): Promise<ListItem> {
  const item = await findItem(tx, coupleId, key);
  if (!item) throw refuse.notFound();
  return item;
}

async function readWithNext(
  tx: Transaction,
  coupleId: CoupleId,
  key: { listId: string; itemId: string },
): Promise<ChangedListItem> {
  const item = await readItem(tx, coupleId, key);
  return { ...item, next: item.isDone ? await findNext(tx, coupleId, item) : null };
}
