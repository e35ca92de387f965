import {
  asText,
  inRows,
  nameIn,
  newRow,
  type OfflineContext,
  type OfflineRules,
  recordCalls,
  type RowRules,
} from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { LIST_DEFAULTS } from '#domain/lists/facts.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { isOfItems, itemCalls, listIdOf, showInItems } from './items-model.ts';

/** A list without what is counted from its items. */
type StoredList = PublicRow<'lists'>;

const rows: RowRules<StoredList> = {
  calls: recordCalls('lists'),
  toRow(change) {
    // A list names no author.
    const { userId: _author, ...list } = newRow<StoredList & { userId?: string }>(change, LIST_DEFAULTS);
    return list;
  },
};

/** Pending changes to lists and their items. */
export const pendingLists: OfflineRules = {
  calls: { ...rows.calls, ...itemCalls },
  shownAtOnce: Object.keys(itemCalls),
  withBaseVersion: ['lists.update', 'lists.updateItem'],
  body: { sentTogether: [['dueOn', 'repeat', 'inTurn']] },
  follows: {
    'lists.delete': ['lists.createItem'],
    'lists.createItem': ['lists.create', 'lists.restore'],
    'lists.clearDone': ['lists.createItem', 'lists.updateItem', 'lists.restoreItems'],
    'lists.restoreItems': ['lists.deleteItem', 'lists.clearDone'],
  },
  shows: { lists: showInLists, listItems: showInItems },
  object: {
    // The path of an item begins with its list's id.
    idOf: (pathname) => pathname.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi)?.at(-1) ?? 'lists',
  },
  nameOf: (fields) => asText(fields['text']) || asText(fields['title']),
  describe: ({ title, kind, text: words, dueOn }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldKind, value: nameIn(text.kinds, kind) },
    { label: text.fieldText, value: asText(words) },
    { label: text.fieldDueOn, value: dueOn ? formatDate(asText(dueOn)) : '' },
  ],
};

/** Shows the pending changes to lists. One to an item makes its list the latest changed. */
function showInLists(
  lists: readonly StoredList[],
  changes: readonly PendingMutation[],
  context: OfflineContext,
): readonly StoredList[] {
  const shown = inRows(rows)(lists, changes, context);
  const ofItems = changes.filter(({ call }) => isOfItems(call));
  if (ofItems.length === 0) return shown;
  return shown.map((list) => {
    const last = ofItems.findLast(({ path }) => listIdOf(path) === list.id);
    return last && last.madeAt > list.updatedAt ? { ...list, updatedAt: last.madeAt } : list;
  });
}
