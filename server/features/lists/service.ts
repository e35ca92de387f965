import { randomUUIDv7 } from 'node:crypto';
import { isChangedBy } from '#domain/kernel/apply-patch.ts';
import { LIST_LIMITS } from '#domain/lists/facts.ts';
import type { List, ListInput, ListPatch } from '#domain/lists/schema.ts';
import { fieldsText } from '#messages/fields.ts';
import { listsText } from '#messages/lists.ts';
import type { Transaction } from '#server/db/database.ts';
import { ensureCouple, lockCouple } from '#server/features/couples/service.ts';
import { trashedRecord } from '#server/features/shared-records/service.ts';
import { checkIdIsFree, restoreShared } from '#server/features/trash/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { countDeletedLists, countLists, listLists, listRows, lockList } from './queries.ts';

const list = trashedRecord({ kind: 'list', rows: listRows });
/** Moves a list to the trash. Its items stay, for it to be restored with them. */
export const deleteList = list.delete;

export async function readLists({ db, member: { coupleId } }: MemberContext): Promise<List[]> {
  return coupleId ? listLists(db, coupleId) : [];
}

export async function createList(context: MemberContext, input: ListInput): Promise<List> {
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    await lockCouple(tx, coupleId);
    if (input.id) await checkIdIsFree(tx, { coupleId, kind: 'list', id: input.id });
    await checkListRoom(tx, coupleId);
    await checkTrashRoom(tx, coupleId);
    const id = input.id ?? randomUUIDv7();
    const now = toIso(context.clock.now());
    const stamps = { createdAt: now, editedAt: now, updatedAt: now };
    await listRows.insert(tx, coupleId, null, { ...input, id, userId: context.member.id, ...stamps });
    return list.read(tx, coupleId, id);
  }, list.readAgain(context));
}

/** Changes title and kind. Changes of items make no edit stale. */
export async function updateList(context: MemberContext, { id, updatedAt, ...patch }: ListPatch): Promise<List> {
  return context.change(async (tx) => {
    const { coupleId, editedAt } = await lockOwnList(tx, context, id);
    const before = await list.read(tx, coupleId, id);
    if (updatedAt !== undefined && Date.parse(updatedAt) < Date.parse(editedAt)) throw refuse.stale(before);
    if (!isChangedBy(before, patch)) return before;
    const now = toIso(context.clock.now());
    await listRows.update(tx, coupleId, id, { ...patch, editedAt: now, updatedAt: now });
    return list.read(tx, coupleId, id);
  }, list.readAgain(context));
}

export async function restoreList(context: MemberContext, { id }: { id: string }): Promise<List> {
  const { coupleId } = context.member;
  return context.change(async (tx) => {
    if (coupleId) {
      await lockCouple(tx, coupleId);
      await checkListRoom(tx, coupleId);
    }
    await restoreShared(tx, context, { kind: 'list', id });
    return list.read(tx, coupleId, id);
  }, list.readAgain(context));
}

/** Throws 403 if the couple, which the caller has locked, has as many lists as it may. */
async function checkListRoom(tx: Transaction, coupleId: CoupleId): Promise<void> {
  if ((await countLists(tx, coupleId)) >= LIST_LIMITS.lists)
    throw refuse.forbidden('capacity_full', listsText.listsFull(LIST_LIMITS.lists));
}

/** Throws 403 if the trash holds so many lists that creating and deleting them in turn would store without a limit. */
async function checkTrashRoom(tx: Transaction, coupleId: CoupleId): Promise<void> {
  if ((await countDeletedLists(tx, coupleId)) >= LIST_LIMITS.deletedLists)
    throw refuse.forbidden('capacity_full', fieldsText.capacityFull(LIST_LIMITS.deletedLists));
}

/** Locks a list of the couple until the transaction ends. Throws 404 if it does not exist. */
export async function lockOwnList(tx: Transaction, { member: { coupleId } }: MemberContext, listId: string) {
  const locked = coupleId && (await lockList(tx, coupleId, listId));
  if (!coupleId || !locked) throw refuse.notFound();
  return { coupleId, ...locked };
}
