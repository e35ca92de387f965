import { compareLists } from './rules.ts';
import type { List, ListItem } from './schema.ts';

/** Returns lists as the API does, with the numbers of their items, the latest changed first. */
export function toLists(
  rows: Iterable<Omit<List, 'itemCount' | 'openCount'>>,
  items: Iterable<Pick<ListItem, 'listId' | 'isDone'>>,
): List[] {
  const counts = new Map<string, { itemCount: number; openCount: number }>();
  for (const { listId, isDone } of items) {
    const { itemCount = 0, openCount = 0 } = counts.get(listId) ?? {};
    counts.set(listId, { itemCount: itemCount + 1, openCount: openCount + Number(!isDone) });
  }
  return [...rows]
    .map((row) => ({ ...row, ...(counts.get(row.id) ?? { itemCount: 0, openCount: 0 }) }))
    .toSorted(compareLists);
}
