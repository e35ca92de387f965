import { randomUUIDv7 } from 'node:crypto';
import { LIST_LIMITS } from '#domain/lists/facts.ts';
import { makeNext, setDone } from '#domain/lists/rules.ts';
import type { ListItem } from '#domain/lists/schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { todayInIndia, toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import {
  clearOldestDone,
  deleteUntouched,
  findFollower,
  findItem,
  findOrigin,
  insertItem,
  measureList,
  updateItemRow,
} from './item-queries.ts';
import { deleteItemNotices, notifyAssignee } from './notice-service.ts';
import { findFirstReminder } from './policy.ts';

/** A locked list. */
interface Locked {
  coupleId: CoupleId;
  title: string;
}

/**
 * Ticks an item, and makes the next one of a repeated item exactly once, under the id that devices expect. Another item
 * that has this id keeps it, and the next one gets an id of its own.
 */
export async function tick(
  tx: Transaction,
  context: MemberContext,
  { coupleId, title }: Locked,
  item: ListItem,
): Promise<void> {
  const now = context.clock.now();
  const at = toIso(now);
  const { id: memberId, partnerId } = context.member;
  const { isDone, doneBy, doneAt } = setDone(item, true, { memberId, at });
  await updateItemRow(tx, coupleId, item.id, { isDone, doneBy, doneAt, isUntouched: false, updatedAt: at });
  const origin = await findOrigin(tx, coupleId, item.id);
  const made = makeNext(item, {
    memberId,
    partnerId,
    at,
    today: todayInIndia(context.clock),
    dayOfMonth: origin.dayOfMonth,
  });
  if (!made) return;
  const hidden = {
    dayOfMonth: made.dayOfMonth,
    remindAt: findFirstReminder(made.item.dueOn, now),
    isUntouched: true,
    follows: item.id,
    userId: origin.userId,
  };
  if ((await findFollower(tx, coupleId, item)) !== null) return;
  const isNew = await insertItem(tx, coupleId, made.item, hidden, { skipsExisting: true });
  const next = isNew ? made.item : { ...made.item, id: randomUUIDv7() };
  if (!isNew) await insertItem(tx, coupleId, next, hidden);
  // A tick is never refused, so in a full list the next item takes the place of the other item that was done first.
  const { count } = await measureList(tx, coupleId, item.listId);
  if (count > LIST_LIMITS.items) await clearOldestDone(tx, coupleId, item, at);
  await notifyAssignee(tx, context, title, next);
}

/** Unticks an item, and takes the next one back unless it was changed. */
export async function untick(
  tx: Transaction,
  { clock }: MemberContext,
  { coupleId }: Locked,
  item: ListItem,
): Promise<void> {
  await updateItemRow(tx, coupleId, item.id, {
    isDone: false,
    doneBy: null,
    doneAt: null,
    expenseId: null,
    remindAt: findFirstReminder(item.dueOn, clock.now()),
    updatedAt: toIso(clock.now()),
  });
  const id = await findFollower(tx, coupleId, item);
  if (id !== null && (await deleteUntouched(tx, coupleId, { listId: item.listId, itemId: id })))
    await deleteItemNotices(tx, coupleId, { listId: item.listId, id });
}

/** Returns the item that a tick has made of this one, or `null`. */
export async function findNext(tx: Transaction, coupleId: CoupleId, item: ListItem): Promise<ListItem | null> {
  const id = item.repeat && (await findFollower(tx, coupleId, item));
  return (id && (await findItem(tx, coupleId, { listId: item.listId, itemId: id }))) || null;
}
