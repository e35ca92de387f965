import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import type { Fields, PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { planChange } from '#client/data/outbox/plan-change.ts';
import { pendingExpenses } from '#client/features/expenses/offline.ts';
import { nextItemId } from '#domain/lists/rules.ts';
import type { List, ListItem } from '#domain/lists/schema.ts';
import { showRead } from '#tests/components/show-read.ts';
import { pendingLists } from './offline.ts';
import { listItemsRead, listsRead, unpaidItemsRead } from './reads.ts';

const LIST = '0193533b-7a10-7c3e-8f21-000000000001';
const MILK = '0193533b-7a10-7c3e-8f21-5b1c2d3e4f00';
const TEA = '0193533b-7a10-7c3e-8f21-5b1c2d3e4f20';
const EXPENSE = '0193533b-7a10-7c3e-8f21-5b1c2d3e4f40';
const at = '2026-11-25T10:00:00.000Z';

const context: CopyContext = { memberId: 'riya', partnerId: 'arjun', today: '2026-11-25', defaultSplit: null };
const groceries = {
  id: LIST,
  title: 'Groceries',
  kind: 'shopping',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
} as const;
const milk: ListItem = {
  id: MILK,
  listId: LIST,
  text: 'Milk',
  isDone: false,
  doneBy: null,
  doneAt: null,
  assigneeId: null,
  assignedAt: null,
  assignedBy: null,
  dueOn: null,
  repeat: null,
  inTurn: false,
  position: 1,
  expenseId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const weekly = { ...milk, repeat: { every: 'week', interval: 1 }, inTurn: true } as const;

function change(call: string, objectId: string, fields: Partial<PendingMutation> = {}): PendingMutation {
  const itemPath = objectId === LIST ? '' : `/items/${objectId}`;
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call,
    method: 'POST',
    path: `/api/lists/${LIST}${itemPath}`,
    body: null,
    objectId,
    madeAt: at,
    before: null,
    state: 'waiting',
    ...fields,
  };
}

const create = (id: string, text: string) =>
  change('lists.createItem', id, { path: `/api/lists/${LIST}/items`, body: { id, text } });
const set = (item: ListItem, isDone: boolean) =>
  change('lists.updateItem', item.id, { body: { isDone, updatedAt: at }, before: { ...item } });
const clear = change('lists.clearDone', LIST, {
  path: `/api/lists/${LIST}/clear-done`,
  body: { itemIds: [MILK] },
});
const restore = change('lists.restoreItems', LIST, {
  path: `/api/lists/${LIST}/restore-items`,
  body: { itemIds: [MILK] },
});
const remove = change('lists.deleteItem', MILK, { before: { ...milk } });

type StoredList = Omit<List, 'itemCount' | 'openCount'>;
const rules = [pendingLists];

function showItems(listItems: ListItem[], ...changes: PendingMutation[]): ListItem[] {
  return showRead(listItemsRead, { id: LIST }, { rows: { listItems }, changes, rules, context });
}

function showLists(lists: StoredList[], listItems: ListItem[], ...changes: PendingMutation[]): List[] {
  return showRead(listsRead, null, { rows: { lists, listItems }, changes, rules, context });
}

test('shows a moved item in its new place, which makes no tick and needs no version', () => {
  const tea: ListItem = { ...milk, id: TEA, text: 'Tea', position: 2 };
  const shown = showItems([milk, tea], change('lists.updateItem', TEA, { body: { position: 0 } }));
  expect(shown.map(({ id, isDone }) => [id, isDone])).toEqual([
    [TEA, false],
    [MILK, false],
  ]);
});

/** Pending expense of items. */
const pay = (itemIds: readonly string[], fields: Fields = {}) =>
  change('expenses.create', EXPENSE, {
    path: '/api/expenses',
    body: { id: EXPENSE, title: 'Groceries', amount: '640', listItemIds: [...itemIds], ...fields },
  });

function showUnpaid(listItems: ListItem[], ...changes: PendingMutation[]): string[] {
  const rows = { listItems, expenses: [] };
  return [...showRead(unpaidItemsRead, { id: LIST }, { rows, changes, rules: [...rules, pendingExpenses], context })];
}

test('counts items as paid while their expense waits, until it is dropped or an item is open again', () => {
  const [done, tea]: ListItem[] = [milk, { ...milk, id: TEA }].map((item) => ({ ...item, isDone: true, doneAt: at }));
  if (!done || !tea) throw new Error('Two items are done');
  expect(showUnpaid([done, tea])).toEqual([MILK, TEA]);
  expect(showUnpaid([done, tea], pay([MILK]))).toEqual([TEA]);
  expect(showUnpaid([done], pay([MILK]), set(done, false), set({ ...done, isDone: false }, true))).toEqual([MILK]);
});

test('counts no item as paid by an expense that the author alone sees, or by one that is gone', () => {
  const done: ListItem = { ...milk, isDone: true, doneAt: at };
  expect(showUnpaid([done], pay([MILK], { audience: 'me' }))).toEqual([MILK]);
  expect(showUnpaid([done], pay([MILK], { surpriseUntil: '2026-12-24' }))).toEqual([MILK]);
  expect(showUnpaid([{ ...done, expenseId: EXPENSE }])).toEqual([MILK]);
});

test('shows new items at the end, in the order of their making', () => {
  const shown = showItems([milk], create(TEA, 'Tea'), create('coffee', 'Coffee'));
  expect(shown.map(({ text, position }) => [text, position])).toEqual([
    ['Milk', 1],
    ['Tea', 2],
    ['Coffee', 3],
  ]);
});

test('shows a tick after the open items, and unticks', () => {
  const ticked = showItems([milk], create(TEA, 'Tea'), set(milk, true));
  expect(ticked.map(({ text, isDone, doneBy }) => [text, isDone, doneBy])).toEqual([
    ['Tea', false, null],
    ['Milk', true, 'riya'],
  ]);
  expect(showItems([milk], set(milk, true), set(milk, false))).toMatchObject([{ isDone: false, doneAt: null }]);
});

test('keeps the tick of the partner who was first', () => {
  const theirs = { ...milk, isDone: true, doneBy: 'arjun', doneAt: '2026-11-24T10:00:00.000Z' };
  expect(showItems([theirs], set(milk, true))).toMatchObject([{ doneBy: 'arjun' }]);
});

test('makes the next item of a repeated one for the other in turn, and takes it back', () => {
  const shown = showItems([weekly], set(weekly, true));
  expect(shown).toMatchObject([
    { id: nextItemId(MILK), assigneeId: 'arjun', dueOn: '2026-12-02', isDone: false },
    { id: MILK, isDone: true },
  ]);
  expect(showItems([weekly], set(weekly, true), set(weekly, false))).toMatchObject([{ id: MILK }]);
});

test('deletes, clears and restores items', () => {
  expect(showItems([milk], remove)).toEqual([]);
  expect(showItems([milk], remove, restore)).toEqual([milk]);
  expect(showItems([milk], set(milk, true), clear)).toEqual([]);
  expect(showItems([milk], set(milk, true), clear, restore)).toMatchObject([{ id: MILK, isDone: true }]);
});

test('deletes and restores the items of a list with it', () => {
  const removed = change('lists.delete', LIST, { path: `/api/lists/${LIST}`, method: 'DELETE', body: null });
  const restored = change('lists.restore', LIST, { path: `/api/lists/${LIST}/restore`, body: null });
  expect(showItems([milk], removed)).toEqual([]);
  expect(showItems([milk], removed, restored)).toEqual([milk]);
});

test('leaves the items of other lists', () => {
  const elsewhere = { ...create(TEA, 'Tea'), path: `/api/lists/${TEA}/items` };
  expect(showItems([milk], elsewhere)).toEqual([milk]);
  const cleared = change('lists.clearDone', TEA, { path: `/api/lists/${TEA}/clear-done` });
  const done = { ...milk, isDone: true };
  expect(showItems([done], cleared)).toEqual([done]);
});

test('counts the items that the list shows, and lists it first', () => {
  const diu = { ...groceries, id: 'diu', updatedAt: '2026-11-24T10:00:00.000Z' };
  const numbers = (items: ListItem[], ...changes: PendingMutation[]) =>
    showLists([diu, groceries], items, ...changes).map(({ id, itemCount, openCount }) => [id, itemCount, openCount]);
  expect(numbers([milk], create(TEA, 'Tea'))[0]).toEqual([LIST, 2, 2]);
  expect(numbers([milk], set(milk, true))[0]).toEqual([LIST, 1, 0]);
  expect(numbers([weekly], set(weekly, true))[0]).toEqual([LIST, 2, 1]);
  expect(numbers([milk], set(milk, true), clear)[0]).toEqual([LIST, 0, 0]);
  expect(numbers([milk], remove, restore)[0]).toEqual([LIST, 1, 1]);
});

test('counts the new items of a new list', () => {
  const home = change('lists.create', 'home', { path: '/api/lists', body: { id: 'home', title: 'Home' } });
  const bins = change('lists.createItem', 'bins', { path: '/api/lists/home/items', body: { text: 'Bins' } });
  expect(showLists([], [], home, bins)).toMatchObject([{ id: 'home', itemCount: 1, openCount: 1 }]);
});

test('creates, renames and deletes lists', () => {
  const home = change('lists.create', 'home', { path: '/api/lists', body: { id: 'home', title: 'Home' } });
  expect(showLists([groceries], [milk], home)).toMatchObject([
    { id: 'home', title: 'Home', kind: 'other', itemCount: 0, openCount: 0 },
    { id: LIST },
  ]);
  const rename = change('lists.update', LIST, { body: { title: 'Shop' } });
  expect(showLists([groceries], [milk], rename)).toMatchObject([{ title: 'Shop', openCount: 1 }]);
  expect(showLists([groceries], [milk], change('lists.delete', LIST, { method: 'DELETE' }))).toEqual([]);
});

test('names the item, not its list, as the object of a change', () => {
  const plan = (call: string, pathname: string) => planChange(pendingLists, { call, pathname, body: null }).objectId;
  expect(plan('lists.updateItem', `/api/lists/${LIST}/items/${MILK}`)).toBe(MILK);
  expect(plan('lists.clearDone', `/api/lists/${LIST}/clear-done`)).toBe(LIST);
});
