import { newId } from '#client/data/outbox/new-id.ts';
import type { Fields } from '#client/data/outbox/pending-mutation.ts';
import type { MadeCall } from './couple-books.ts';
import type { Hand, Step } from './steps.ts';
import { pick, typedItem } from './typed-records.ts';

/** Lists that exist throughout a script, with their items shown. */
export const OPENED_LISTS: readonly string[] = [newId(), newId()];

export function itemsOf(listId: string): string {
  return `/api/lists/${listId}/items`;
}

/** Returns the call that a step makes on the items of a list; `null` if the screen offers no such act. */
export async function itemCallOf(
  { act, which, typed }: Step,
  { two, deleted, rowsOf, oneOf, on }: Hand,
): Promise<MadeCall | null> {
  const listId = pick(OPENED_LISTS, typed);
  const items = itemsOf(listId);
  const ofItems = (name: string, action: string, rows: readonly Fields[]): MadeCall => ({
    call: `lists.${name}`,
    method: 'POST',
    path: `/api/lists/${listId}/${action}`,
    body: { itemIds: rows.map(({ id }) => id) },
    before: null,
  });
  switch (act) {
    case 'add-item':
      return {
        call: 'lists.createItem',
        method: 'POST',
        path: items,
        body: typedItem(which, two),
        before: null,
      };
    case 'edit-item': {
      const body = typedItem(which, two);
      // An edit that changes nothing leaves the order of the lists.
      return on('lists.updateItem', ['PATCH', items], body, ({ text }) => text !== body['text']);
    }
    case 'tick': {
      const item = await oneOf(items);
      const isDone = item !== null && item['isDone'] !== true;
      return on('lists.updateItem', ['PATCH', items], { isDone }, ({ id }) => id === item?.['id']);
    }
    case 'delete-item': {
      const made = await on('lists.deleteItem', ['DELETE', items], null);
      if (made?.before) deleted.set(items, [...(deleted.get(items) ?? []), made.before]);
      return made;
    }
    case 'clear-done': {
      const done = (await rowsOf(items)).filter(({ isDone }) => isDone === true);
      if (done.length > 0) deleted.set(items, [...(deleted.get(items) ?? []), ...done]);
      return done.length > 0 ? ofItems('clearDone', 'clear-done', done) : null;
    }
    case 'restore-items': {
      const gone = deleted.get(items) ?? [];
      deleted.delete(items);
      return gone.length > 0 ? ofItems('restoreItems', 'restore-items', gone) : null;
    }
    default:
      return null;
  }
}
