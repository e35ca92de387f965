import type { ChangedListItem, ListItem } from '#contract/lists.ts';
import { compareItems, makeNext, nextItemId, setDone } from '#domain/lists/rules.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { asText, type OfflineContext, type ShownRead } from '#client/data/outbox/offline-rules.ts';
import type { Fields, PendingMutation } from '#client/data/outbox/pending-mutation.ts';

const ITEM_CALLS: ReadonlySet<string> = new Set([
  'lists.createItem',
  'lists.updateItem',
  'lists.deleteItem',
  'lists.clearDone',
  'lists.restoreItems',
]);

/** A change to items, pending or being sent. */
export type ItemChange = Pick<
  PendingMutation,
  'call' | 'objectId' | 'path' | 'body' | 'before' | 'memberId' | 'madeAt'
>;

/** Returns true for a call that changes items of a list. */
export function isOfItems(call: string): boolean {
  return ITEM_CALLS.has(call);
}

/** Returns the list's id in the path of a call. */
export function listIdOf(path: string): string {
  return path.split('/')[3] ?? '';
}

/** Returns the items of one list with the changes applied, in their order. */
export function showInItems(
  items: ListItem[],
  changes: readonly ItemChange[],
  { objectId, partnerId }: Pick<ShownRead, 'objectId' | 'partnerId'>,
): ListItem[] {
  const rows = new Map(items.map((item) => [item.id, item]));
  const deleted = new Map<string, ListItem>();
  const remove = (id: string) => {
    const item = rows.get(id);
    if (item) deleted.set(id, item);
    rows.delete(id);
  };
  for (const change of changes) {
    if (!isOfItems(change.call) || listIdOf(change.path) !== objectId) continue;
    switch (change.call) {
      case 'lists.createItem':
        rows.set(change.objectId, toItem(change, endOf(rows.values())));
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
        for (const id of idsIn(change.body) ?? doneIn(rows.values())) remove(id);
        break;
      default:
        for (const id of idsIn(change.body) ?? []) {
          const item = deleted.get(id);
          if (item) rows.set(id, item);
        }
    }
  }
  return [...rows.values()].toSorted(compareItems);
}

/** Applies a change to an item. A tick makes its next item, and unticking takes it back unless it was changed. */
function amend(
  rows: Map<string, ListItem>,
  before: ListItem,
  change: ItemChange,
  partnerId: string | null,
): void {
  const { memberId, madeAt: at } = change;
  const { isDone = before.isDone, ...edits } = fieldsOf(change);
  const edited = { ...before, ...edits, updatedAt: at };
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

/** Returns how the changes alter the numbers of a list's items, of all and of open ones. */
export function countItems(changes: readonly ItemChange[]): { items: number; open: number } {
  let [items, open] = [0, 0];
  const openOnes = new Set<string>();
  for (const { call, objectId, body, before } of changes) {
    const wasDone = before?.['isDone'] === true;
    const ids = idsIn(body) ?? [];
    if (call === 'lists.createItem') [items, open] = [items + 1, open + 1];
    if (call === 'lists.deleteItem') {
      if (!wasDone) openOnes.add(objectId);
      [items, open] = [items - 1, open - (wasDone ? 0 : 1)];
    }
    if (call === 'lists.clearDone') items -= ids.length;
    if (call === 'lists.restoreItems')
      [items, open] = [items + ids.length, open + ids.filter((id) => openOnes.has(id)).length];
    const isDone = body?.['isDone'];
    if (call !== 'lists.updateItem' || typeof isDone !== 'boolean' || isDone === wasDone) continue;
    const sign = isDone ? 1 : -1;
    // The next item of a repeated one is open.
    if (before?.['repeat']) items += sign;
    else open -= sign;
  }
  return { items, open };
}

/** Returns the local response of a change to items. */
export function answerItem(change: PendingMutation, { partnerId }: OfflineContext): unknown {
  switch (change.call) {
    case 'lists.createItem':
      return toItem(change, 0);
    case 'lists.updateItem': {
      const { before, memberId, madeAt } = change;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was read from the server's list
      const item = before as ListItem | null;
      if (!item) return { ...change.body, id: change.objectId, next: null };
      const rows = new Map([[item.id, item]]);
      amend(rows, item, change, partnerId);
      const answer: ChangedListItem = {
        ...(rows.get(item.id) ?? setDone(item, item.isDone, { memberId, at: madeAt })),
        next: rows.get(nextItemId(item.id)) ?? null,
      };
      return answer;
    }
    case 'lists.clearDone':
    case 'lists.restoreItems':
      return { count: idsIn(change.body)?.length ?? 0 };
    default:
      return undefined;
  }
}

function toItem(change: ItemChange, end: number): ListItem {
  const start: ListItem = {
    id: change.objectId,
    listId: listIdOf(change.path),
    text: '',
    isDone: false,
    doneBy: null,
    doneAt: null,
    assigneeId: null,
    dueOn: null,
    repeat: null,
    inTurn: false,
    position: end,
    createdAt: change.madeAt,
    updatedAt: change.madeAt,
  };
  return { ...start, ...fieldsOf(change) };
}

/** Returns the fields of an item in a body. */
function fieldsOf({ body }: ItemChange): Partial<ListItem> {
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

function idsIn(body: Fields | null): string[] | null {
  const ids = body?.['itemIds'];
  return Array.isArray(ids) ? ids.map(asText) : null;
}
