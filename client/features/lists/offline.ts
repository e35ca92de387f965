import { LIST_DEFAULTS } from '#domain/lists/facts.ts';
import { compareLists } from '#domain/lists/rules.ts';
import type { List } from '#domain/lists/schema.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import {
  answerByRows,
  asText,
  newRow,
  type OfflineRules,
  type RowRules,
  showing,
  showInRows,
  type ShownRead,
} from '#client/data/outbox/offline-rules.ts';
import { isFields, type PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { answerItem, isOfItems, itemCalls, listIdOf, showInItems } from './items-model.ts';

const rows: RowRules<List> = {
  calls: {
    'lists.create': 'create',
    'lists.update': 'update',
    'lists.delete': 'delete',
    'lists.restore': 'restore',
  },
  toRow: toList,
  compare: compareLists,
};

/** Returns a new list. It names no author. */
function toList(change: PendingMutation): List {
  const { userId: _author, ...list } = newRow<List & { userId?: string }>(change, {
    ...LIST_DEFAULTS,
    itemCount: 0,
    openCount: 0,
  });
  return list;
}

/** Pending changes to lists and their items. */
export const pendingLists: OfflineRules = {
  calls: {
    ...rows.calls,
    ...itemCalls,
  },
  shownAtOnce: Object.keys(itemCalls),
  withBaseVersion: ['lists.update', 'lists.updateItem'],
  follows: {
    'lists.delete': ['lists.createItem'],
    'lists.createItem': ['lists.create', 'lists.restore'],
    'lists.clearDone': ['lists.createItem', 'lists.updateItem', 'lists.restoreItems'],
    'lists.restoreItems': ['lists.deleteItem', 'lists.clearDone'],
  },
  reads: {
    'lists.list': showing<List[]>(showInLists),
    'lists.listItems': showing(showInItems),
  },
  answer: (change, context) =>
    isOfItems(change.call) ? answerItem(change, context) : answerByRows(rows)(change, context),
  // The path of an item begins with its list's id.
  objectIdOf: (pathname) => pathname.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi)?.at(-1) ?? 'lists',
  nameOf: (fields) => asText(fields['text']) || asText(fields['title']),
  describe: ({ title, kind, text: words, dueOn }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldKind, value: nameIn(text.kinds, kind) },
    { label: text.fieldText, value: asText(words) },
    { label: text.fieldDueOn, value: dueOn ? formatDate(asText(dueOn)) : '' },
  ],
};

/** Shows the pending changes to lists, and those to items in their numbers. */
function showInLists(lists: List[], changes: readonly PendingMutation[], read: ShownRead): List[] {
  const shown = showInRows(lists, changes, rows, read).map((list) => {
    const last = changes.findLast(({ call, path }) => isOfItems(call) && listIdOf(path) === list.id);
    if (!last) return list;
    const items = read.findShown?.('lists.listItems', list.id);
    // The items of a new or empty list are those of the changes.
    const known = Array.isArray(items)
      ? items.filter(isFields)
      : list.itemCount === 0
        ? showInItems([], changes, { ...read, objectId: list.id })
        : null;
    const openCount = known?.filter(({ isDone }) => isDone !== true).length ?? list.openCount;
    const updatedAt = last.madeAt > list.updatedAt ? last.madeAt : list.updatedAt;
    return { ...list, itemCount: known?.length ?? list.itemCount, openCount, updatedAt };
  });
  return shown.toSorted(compareLists);
}

function nameIn(names: Readonly<Record<string, string>>, key: unknown): string {
  return names[asText(key)] ?? '';
}
