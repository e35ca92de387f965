import { randomUUIDv7 } from 'node:crypto';
import type { List, ListInput, ListPatch } from '#contract/lists.ts';
import { LIST_LIMITS } from '#contract/constants/lists.ts';
import { applyPatch } from '#domain/apply-patch.ts';
import { fieldsText } from '#messages/fields.ts';
import { listsText } from '#messages/lists.ts';
import type { Transaction } from '#server/db/database.ts';
import { ensureCouple, lockCouple } from '#server/features/couples/service.ts';
import { checkIdIsFree, moveSharedToTrash, restoreShared } from '#server/features/trash/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext, ReadAgain } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { countDeletedLists, countLists, findList, insertList, listLists, lockList, updateListRow } from './queries.ts';

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
    const { title, kind } = input;
    const createdAt = toIso(context.clock.now());
    await insertList(tx, coupleId, { id, userId: context.member.id, title, kind, createdAt });
    return readList(tx, coupleId, id);
  }, readListAgain(context));
}

/** Changes title and kind. Changes of items make no edit stale. */
export async function updateList(context: MemberContext, { id, title, kind, updatedAt }: ListPatch): Promise<List> {
  return context.change(async (tx) => {
    const { coupleId, editedAt } = await lockOwnList(tx, context, id);
    const before = await readList(tx, coupleId, id);
    if (updatedAt !== undefined && Date.parse(updatedAt) < Date.parse(editedAt)) throw refuse.stale(before);
    const after = applyPatch(before, { title, kind });
    if (after.title === before.title && after.kind === before.kind) return before;
    const now = toIso(context.clock.now());
    await updateListRow(tx, coupleId, id, {
      title: after.title,
      kind: after.kind,
      edited_at: now,
      updated_at: now,
    });
    return readList(tx, coupleId, id);
  }, readListAgain(context));
}

/** Moves a list to the trash. Its items stay, for it to be restored with them. */
export async function deleteList(context: MemberContext, { id }: { id: string }): Promise<void> {
  await context.change((tx) => moveSharedToTrash(tx, context, { kind: 'list', id }));
}

export async function restoreList(context: MemberContext, { id }: { id: string }): Promise<List> {
  const { coupleId } = context.member;
  return context.change(async (tx) => {
    if (coupleId) {
      await lockCouple(tx, coupleId);
      await checkListRoom(tx, coupleId);
    }
    await restoreShared(tx, context, { kind: 'list', id });
    return readListAgain(context)(tx, { id, hasRecord: true, count: 0 });
  }, readListAgain(context));
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
  const list = coupleId && (await lockList(tx, coupleId, listId));
  if (!coupleId || !list) throw refuse.notFound();
  return { coupleId, ...list };
}

async function readList(tx: Transaction, coupleId: CoupleId, listId: string): Promise<List> {
  const list = await findList(tx, coupleId, listId);
  if (!list) throw refuse.notFound();
  return list;
}

/** Reads a list again, as the response to a repeated request. */
function readListAgain({ member }: MemberContext): ReadAgain<List> {
  return async (tx, { id }) => {
    if (!member.coupleId) throw refuse.notFound();
    return readList(tx, member.coupleId, id);
  };
}
