import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { List, ListItem } from '#domain/lists/schema.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { orderingText } from '#messages/ordering.ts';
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
  createdAt: at,
  updatedAt: at,
}));
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
