import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StoredExpense } from '#domain/expenses/schema.ts';
import type { List, ListItem } from '#domain/lists/schema.ts';
import { listFormText } from '#messages/list-form.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { orderingText } from '#messages/ordering.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';
import { ItemList } from './item-list.tsx';

const at = '2026-11-20T10:00:00.000Z';
const list: List = {
  id: '0198a1b2-0000-7000-8000-00000000d001',
  title: 'Groceries',
  kind: 'shopping',
  itemCount: 3,
  openCount: 3,
  createdAt: at,
  updatedAt: at,
};
const items = ['Milk', 'Ghee', 'Tea'].map((words, index): ListItem => ({
  id: `0198a1b2-0000-7000-8000-00000000e00${index}`,
  listId: list.id,
  text: words,
  isDone: false,
  doneBy: null,
  doneAt: null,
  assigneeId: null,
  assignedAt: null,
  assignedBy: null,
  dueOn: null,
  repeat: null,
  inTurn: false,
  position: index + 1,
  expenseId: null,
  createdAt: at,
  updatedAt: at,
}));
const expenseOf = (id: string): StoredExpense => ({
  id,
  title: 'Groceries',
  amount: '640.00',
  category: 'groceries',
  description: null,
  spentOn: '2026-11-20',
  paidBy: riya.id,
  sharedWith: arjun.id,
  splitKind: 'equal',
  splitValue: null,
  photoId: null,
  userId: riya.id,
  createdAt: at,
  updatedAt: at,
});
const TEA = `PATCH /api/lists/${list.id}/items/${items[2]?.id}`;
const names = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels?.[0]?.textContent);
const handle = (name: string) => screen.getByRole('button', { name: orderingText.move(name) });

test('moves an item by arrow keys at once, says its place, and stores its position alone', async () => {
  const server = provideServer({ [TEA]: () => Response.json({ ...items[2], position: 1.5, next: null }) });
  await renderForMember(<ItemList list={list} items={items} />);
  fireEvent.keyDown(handle('Tea'), { key: 'ArrowUp' });
  expect(names()).toEqual(['Milk', 'Tea', 'Ghee']);
  expect(screen.getByText(orderingText.placed(2, 3)).getAttribute('role')).toBe('status');
  await waitFor(() => expect(server.bodiesOf(TEA)).toEqual([{ position: 1.5 }]));
});

test('stops at both ends, and offers no order for a single item', async () => {
  provideServer();
  const { unmount } = await renderForMember(<ItemList list={list} items={items} />);
  fireEvent.keyDown(handle('Milk'), { key: 'ArrowUp' });
  fireEvent.keyDown(handle('Tea'), { key: 'ArrowDown' });
  expect(names()).toEqual(['Milk', 'Ghee', 'Tea']);
  unmount();
  await renderForMember(<ItemList list={list} items={items.slice(0, 1)} />);
  expect(screen.queryByRole('button', { name: orderingText.move('Milk') })).toBeNull();
  expect(screen.getByRole('button', { name: text.edit })).toBeDefined();
});

test('offers an expense of the done items that have none, and only to clear them once they have', async () => {
  const EXPENSE = '0198a1b2-0000-7000-8000-00000000f001';
  provideServer();
  const bought = items.slice(0, 1).map((item) => ({ ...item, isDone: true, doneAt: at, expenseId: EXPENSE }));
  await holdRows(riya.id, { listItems: bought });
  const { unmount } = await renderForMember(<ItemList list={list} items={bought} />);
  expect(screen.getByRole('button', { name: text.makeExpense })).toBeDefined();
  unmount();
  await holdRows(riya.id, { listItems: bought, expenses: [expenseOf(EXPENSE)] });
  await renderForMember(<ItemList list={list} items={bought} />);
  expect(screen.queryByRole('button', { name: text.makeExpense })).toBeNull();
  expect(screen.getByText(listFormText.expenseMade)).toBeDefined();
  expect(screen.getByRole('button', { name: text.clearDone })).toBeDefined();
});
