import { LIST_DEFAULTS } from '#contract/constants/lists.ts';
import type { List } from '#contract/lists.ts';
import { compareLists } from '#domain/lists/rules.ts';
import { listScreensText as text } from '#messages/screens/lists.ts';
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
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { answerItem, countItems, isOfItems, listIdOf, showInItems } from './items-model.ts';

const rows: RowRules<List> = {
  calls: {
    'lists.create': 'create',
    'lists.update': 'update',
    'lists.delete': 'delete',
    'lists.restore': 'restore',
  },
  toRow: (change) => newRow<List>(change, { ...LIST_DEFAULTS, itemCount: 0, openCount: 0 }),
  compare: compareLists,
};

/** Pending changes to lists and their items. */
export const pendingLists: OfflineRules = {
  calls: {
    ...rows.calls,
    'lists.createItem': 'create',
    'lists.updateItem': 'update',
    'lists.deleteItem': 'delete',
    'lists.clearDone': 'clear',
    'lists.restoreItems': 'restore',
  },
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
  objectIdOf: (pathname) =>
    pathname.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi)?.at(-1) ?? 'lists',
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
    const ofItems = changes.filter((change) => isOfItems(change.call) && listIdOf(change.path) === list.id);
    const last = ofItems.at(-1);
    if (!last) return list;
    const { items, open } = countItems(ofItems);
    const itemCount = Math.max(0, list.itemCount + items);
    return {
      ...list,
      itemCount,
      openCount: Math.min(itemCount, Math.max(0, list.openCount + open)),
      updatedAt: last.madeAt > list.updatedAt ? last.madeAt : list.updatedAt,
    };
  });
  return shown.toSorted(compareLists);
}

function nameIn(names: Readonly<Record<string, string>>, key: unknown): string {
  return names[asText(key)] ?? '';
}
