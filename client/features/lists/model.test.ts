import { expect, test } from 'vitest';
import type { ListItem } from '#domain/lists/schema.ts';
import { describeItem, describeOpen, isOverdue, listOpen, placeBefore, splitLines, withPlaces } from './model.ts';

const bins: ListItem = {
  id: 'bins',
  listId: 'house',
  text: 'Bins',
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
const reader = { today: '2026-11-25', memberId: 'riya', partner: { id: 'arjun', firstName: 'Arjun' } };

test('makes an item of each pasted line, without bullets, numbers and boxes', () => {
  expect(splitLines('- Milk\r\n* Ghee\n\n 3. Tea \n[x] Rice\n- [ ] 2 kg besan\n7up').texts).toEqual([
    'Milk',
    'Ghee',
    'Tea',
    'Rice',
    '2 kg besan',
    '7up',
  ]);
});

test('keeps a text of one line as it is', () => {
  expect(splitLines(' Milk ')).toEqual({ texts: ['Milk'], cut: 0 });
  expect(splitLines(' \n ').texts).toEqual([]);
});

test.each([
  [{}, ''],
  [{ dueOn: '2026-11-25' }, 'today'],
  [{ dueOn: '2026-11-26', assigneeId: 'riya' }, 'tomorrow · for you'],
  [{ dueOn: '2026-11-20', assigneeId: 'arjun' }, 'since 20 Nov · for Arjun'],
  [
    { dueOn: '2026-12-05', repeat: { every: 'week', interval: 1 }, inTurn: true } as const,
    '5 Dec · every week · in turn',
  ],
  [{ repeat: { every: 'month', interval: 3 } } as const, 'every 3 months'],
  [{ dueOn: '2026-11-20', isDone: true, assigneeId: 'gone' }, ''],
])('describes the item with %j as %j', (fields, described) => {
  expect(describeItem({ ...bins, ...fields }, reader)).toBe(described);
});

test('counts an open item of an earlier day as overdue', () => {
  expect(isOverdue({ ...bins, dueOn: '2026-11-24' }, reader.today)).toBe(true);
  expect(isOverdue({ ...bins, dueOn: '2026-11-24', isDone: true }, reader.today)).toBe(false);
  expect(isOverdue({ ...bins, dueOn: '2026-11-25' }, reader.today)).toBe(false);
});

test('describes how much is open', () => {
  expect(describeOpen({ itemCount: 0, openCount: 0 })).toBe('Empty');
  expect(describeOpen({ itemCount: 3, openCount: 0 })).toBe('All done');
  expect(describeOpen({ itemCount: 3, openCount: 2 })).toBe('2 open');
});

test('leaves an item that was just ticked in its place', () => {
  const items = [
    { ...bins, id: 'plants', position: 2 },
    { ...bins, isDone: true, doneAt: '2026-11-25T10:00:00.000Z' },
  ];
  expect(listOpen(items, new Set()).map(({ id }) => id)).toEqual(['plants']);
  expect(listOpen(items, new Set(['bins'])).map(({ id }) => id)).toEqual(['bins', 'plants']);
});

test('keeps all pasted lines, and cuts the long ones between letters', () => {
  const lines = [`${'a'.repeat(199)}🎂`, 'ક્ષ'.repeat(70), ...Array.from({ length: 300 }, () => 'Milk')];
  const { texts, cut } = splitLines(lines.join('\n'));
  expect(texts).toHaveLength(302);
  expect(texts.slice(0, 2)).toEqual([lines[0], 'ક્ષ'.repeat(66)]);
  expect(cut).toBe(1);
});

/** Open items at the positions, named by their letters. */
const openAt = (positions: Readonly<Record<string, number>>): ListItem[] =>
  Object.entries(positions).map(([id, position]) => ({ ...bins, id, position }));
const order = (items: readonly ListItem[]) => listOpen(items, new Set()).map(({ id }) => id);

test.each([
  ['c', 'a', { c: 0 }, ['c', 'a', 'b']],
  ['a', 'c', { a: 2.5 }, ['b', 'a', 'c']],
  ['a', null, { a: 4 }, ['b', 'c', 'a']],
  // Another device has deleted the one that should follow.
  ['b', 'gone', { b: 4 }, ['a', 'c', 'b']],
] as const)('moves %s before %s by one position', (itemId, nextId, positions, expected) => {
  const open = openAt({ a: 1, b: 2, c: 3 });
  const placed = placeBefore(open, itemId, nextId);
  expect(Object.fromEntries(placed.map(({ itemId: id, position }) => [id, position]))).toEqual(positions);
  expect(order(withPlaces(open, placed))).toEqual(expected);
});

test('makes room among items that two devices added at one position', () => {
  const open = openAt({ a: 1, b: 1, c: 1, d: 1.5, e: 9 });
  const placed = placeBefore(open, 'e', 'b');
  expect(order(withPlaces(open, placed))).toEqual(['a', 'e', 'b', 'c', 'd']);
  const [moved] = placeBefore(openAt({ a: 1, b: 1 }), 'a', null);
  expect(moved).toEqual({ itemId: 'a', position: 2 });
});

test('moves an only item nowhere', () => {
  expect(placeBefore(openAt({ a: 1 }), 'a', null)).toEqual([]);
});
