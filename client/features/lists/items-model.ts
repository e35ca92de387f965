import { asText, type OfflineContext, type OfflineRules } from '#client/data/outbox/offline-rules.ts';
import type { Fields, PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { assign, makeNext, nextItemId, setDone } from '#domain/lists/rules.ts';
import type { ListItem } from '#domain/lists/schema.ts';

/** Calls that change items, with their kind. */
export const itemCalls: OfflineRules['calls'] = {
  'lists.createItem': 'create',
  'lists.updateItem': 'update',
  'lists.deleteItem': 'delete',
  'lists.clearDone': 'clear',
  'lists.restoreItems': 'restore',
};

/** Returns true for a call that changes items of a list. */
export function isOfItems(call: string): boolean {
  return call in itemCalls;
}

/** Returns the list's id in the path of a call. */
export function listIdOf(path: string): string {
  return path.split('/')[3] ?? '';
}

/** Returns the items of all lists with the changes applied. */
export function showInItems(
  items: readonly ListItem[],
  changes: readonly PendingMutation[],
  { partnerId }: Pick<OfflineContext, 'partnerId'>,
): readonly ListItem[] {
  if (!changes.some((change) => isOfItems(change.call) || change.call === 'lists.delete' || buysItems(change)))
    return items;
  const rows = new Map(items.map((item) => [item.id, item]));
  const deleted = new Map<string, ListItem>();
  /** Items that went with their list, by its id. */
  const deletedWith = new Map<string, ListItem[]>();
  const remove = (id: string) => {
    const item = rows.get(id);
    if (item) deleted.set(id, item);
    rows.delete(id);
  };
  for (const change of changes) {
    const ofList = () => [...rows.values()].filter(({ listId }) => listId === listIdOf(change.path));
    switch (change.call) {
      case 'lists.delete':
        deletedWith.set(change.objectId, ofList());
        for (const { id } of ofList()) rows.delete(id);
        break;
      case 'lists.restore':
        for (const item of deletedWith.get(change.objectId) ?? []) rows.set(item.id, item);
        break;
      case 'lists.createItem':
        rows.set(change.objectId, toItem(change, endOf(ofList())));
        break;
      case 'lists.updateItem': {
        const before = rows.get(change.objectId);
        if (before) amend(rows, before, change, partnerId);
        break;
      }
      case 'lists.deleteItem':
        remove(change.objectId);
        break;
      case 'lists.clearDone':
        for (const id of idsIn(change.body) ?? doneIn(ofList())) remove(id);
        break;
      case 'lists.restoreItems':
        for (const id of idsIn(change.body) ?? []) {
          const item = deleted.get(id);
          if (item) rows.set(id, item);
        }
        break;
      case 'expenses.create':
        if (buysItems(change)) markBought(rows, change);
    }
  }
  return [...rows.values()];
}

/** Returns true for an expense of items that both see: a private one leaves no trace on the list. */
function buysItems({ call, body }: PendingMutation): boolean {
  const isHidden = body?.['audience'] === 'me' || Boolean(body?.['surpriseUntil']);
  return call === 'expenses.create' && Array.isArray(body?.['listItemIds']) && !isHidden;
}

function markBought(rows: Map<string, ListItem>, { body, objectId }: PendingMutation): void {
  for (const id of idsIn(body, 'listItemIds') ?? []) {
    const item = rows.get(id);
    if (item) rows.set(id, { ...item, expenseId: objectId });
  }
}

/** Applies a change to an item. A tick makes its next item, and unticking takes it back unless it was changed. */
function amend(rows: Map<string, ListItem>, before: ListItem, change: PendingMutation, partnerId: string | null): void {
  const { memberId, madeAt: at } = change;
  const { isDone = before.isDone, ...edits } = fieldsOf(change);
  const { assigneeId = before.assigneeId } = edits;
  const given = assigneeId === before.assigneeId ? {} : assign(assigneeId, { memberId, at });
  const edited = { ...before, ...edits, ...given, updatedAt: at };
  const item = isDone === before.isDone ? edited : setDone(edited, isDone, { memberId, at });
  rows.set(item.id, item);
  const next = rows.get(nextItemId(item.id));
  if (isDone && !before.isDone && !next) {
    const made = makeNext(edited, { memberId, partnerId, at, today: indiaDate(at) });
    if (made) rows.set(made.item.id, made.item);
  }
  const isUntouched = next && !next.isDone && next.updatedAt === next.createdAt;
  if (!isDone && before.isDone && before.repeat && isUntouched) rows.delete(next.id);
}

function toItem(change: PendingMutation, end: number): ListItem {
  const fields = fieldsOf(change);
  const start: ListItem = {
    id: change.objectId,
    listId: listIdOf(change.path),
    text: '',
    isDone: false,
    doneBy: null,
    doneAt: null,
    ...assign(fields.assigneeId ?? null, { memberId: change.memberId, at: change.madeAt }),
    dueOn: null,
    repeat: null,
    inTurn: false,
    position: end,
    expenseId: null,
    createdAt: change.madeAt,
    updatedAt: change.madeAt,
  };
  return { ...start, ...fields };
}

/** Returns the fields of an item in a body. */
function fieldsOf({ body }: PendingMutation): Partial<ListItem> {
  const { id: _id, itemId: _itemId, listId: _listId, updatedAt: _version, ...fields } = body ?? {};
  const dueOn = 'dueOn' in fields ? { dueOn: asText(fields['dueOn']) || null } : {};
  return { ...fields, ...dueOn };
}

/** Returns the position after the last item. */
export function endOf(items: Iterable<ListItem>): number {
  return Math.max(0, ...[...items].map(({ position }) => position)) + 1;
}

function doneIn(items: Iterable<ListItem>): string[] {
  return [...items].filter(({ isDone }) => isDone).map(({ id }) => id);
}

function idsIn(body: Fields | null, field = 'itemIds'): string[] | null {
  const ids = body?.[field];
  return Array.isArray(ids) ? ids.map(asText) : null;
}
