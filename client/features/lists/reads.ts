import type { CopiedRead } from '#client/data/copy/shown.ts';
import { toLists } from '#domain/lists/public-form.ts';
import { compareItems } from '#domain/lists/rules.ts';
import type { List, ListItem } from '#domain/lists/schema.ts';

/** The couple's lists with the numbers of their items, the latest changed first. */
export const listsRead: CopiedRead<null, List[]> = {
  of: ['lists', 'listItems'],
  derive: (shown) => toLists(shown('lists'), shown('listItems')),
};

/** The items of a list, in their order. */
export const listItemsRead: CopiedRead<{ id: string }, ListItem[]> = {
  of: ['listItems'],
  derive: (shown, { id }) =>
    shown('listItems')
      .filter(({ listId }) => listId === id)
      .toSorted(compareItems),
};

/** The ids of a list's done items whose cost is in no expense, or in one that is gone. */
export const unpaidItemsRead: CopiedRead<{ id: string }, ReadonlySet<string>> = {
  of: ['listItems', 'expenses'],
  derive: (shown, { id }) => {
    const expenseIds = new Set(shown('expenses').map((expense) => expense.id));
    const isPaid = ({ expenseId }: ListItem) => expenseId !== null && expenseIds.has(expenseId);
    const unpaid = shown('listItems').filter((item) => item.listId === id && item.isDone && !isPaid(item));
    return new Set(unpaid.map((item) => item.id));
  },
};

/** The items of all lists, in no order. */
export const allItemsRead: CopiedRead<null, readonly ListItem[]> = {
  of: ['listItems'],
  derive: (shown) => shown('listItems'),
};
