import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareItems, makeNext, nextDueOn, nextItemId, setDone, type Tick } from './rules.ts';
import type { ListItem, Repeat } from './schema.ts';

const milk: ListItem = {
  id: '0193533b-7a10-7c3e-8f21-5b1c2d3e4f5a',
  listId: '0193533b-7a10-7c3e-8f21-000000000001',
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
  createdAt: '2026-11-23T06:30:00.000Z',
  updatedAt: '2026-11-23T06:30:00.000Z',
};
const tick: Tick = {
  memberId: 'riya',
  partnerId: 'arjun',
  at: '2026-11-25T06:30:00.000Z',
  today: '2026-11-25',
};
const monthly: Repeat = { every: 'month', interval: 1 };

/** Reads a calendar by counting single days, as one does on the wall. */
function readNaively(day: string, { every, interval }: Repeat, dayOfMonth: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (every !== 'month') {
    const days = interval * (every === 'week' ? 7 : 1);
    for (let count = 0; count < days; count += 1) date.setUTCDate(date.getUTCDate() + 1);
    return date.toISOString().slice(0, 10);
  }
  for (let months = 0; months < interval; months += 1) {
    const month = date.getUTCMonth();
    while (date.getUTCMonth() === month) date.setUTCDate(date.getUTCDate() + 1);
  }
  const month = date.getUTCMonth();
  let found = date.toISOString().slice(0, 10);
  while (date.getUTCMonth() === month && date.getUTCDate() <= dayOfMonth) {
    found = date.toISOString().slice(0, 10);
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return found;
}

test('finds the due dates that a naive reader of the calendar finds', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('1999-01-01T00:00:00Z'),
        max: new Date('2101-12-31T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      fc.integer({ min: 1, max: 12 }),
      (first, every, interval) => {
        const repeat = { every, interval };
        let day = first.toISOString().slice(0, 10);
        const dayOfMonth = Number(day.slice(-2));
        for (let count = 0; count < 5; count += 1) {
          const next = nextDueOn(day, repeat, dayOfMonth);
          expect(next).toBe(readNaively(day, repeat, dayOfMonth));
          day = next;
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('counts months from the day of the first due date', () => {
  const days = ['2027-01-31'];
  for (let count = 0; count < 3; count += 1) days.push(nextDueOn(days.at(-1) ?? '', monthly, 31));
  expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
});

test('gives the next item an id that follows from the ticked one', () => {
  expect(nextItemId(milk.id)).toBe('0193533b-7a10-7c3e-8f21-5b1c2d3e4f5b');
  expect(nextItemId('0193533b-7a10-7c3e-8f21-ffffffffffff')).toBe('0193533b-7a10-7c3e-8f21-000000000000');
});

test('makes no next item without a repeat', () => {
  expect(makeNext(milk, tick)).toBeNull();
});

test('makes the next item due after the due date, or after today without one', () => {
  const repeat = { every: 'week', interval: 2 } as const;
  expect(makeNext({ ...milk, repeat, dueOn: '2026-11-20' }, tick)?.item).toMatchObject({
    id: nextItemId(milk.id),
    dueOn: '2026-12-04',
    isDone: false,
    createdAt: tick.at,
  });
  expect(makeNext({ ...milk, repeat }, tick)?.item.dueOn).toBe('2026-12-09');
});

test('notes that the member who ticks gives the next item', () => {
  const bins = { ...milk, repeat: monthly, assigneeId: 'arjun' };
  expect(makeNext(bins, tick)?.item).toMatchObject({ assignedAt: tick.at, assignedBy: 'riya' });
  expect(makeNext({ ...bins, assigneeId: null }, tick)?.item).toMatchObject({ assignedAt: null, assignedBy: null });
});

test('gives the next item to the other partner in turn: of the assignee, else of the one who ticks', () => {
  const bins = { ...milk, repeat: monthly, inTurn: true };
  const assigneeOf = (item: ListItem, by = tick) => makeNext(item, by)?.item.assigneeId;
  expect(assigneeOf({ ...bins, assigneeId: 'riya' })).toBe('arjun');
  expect(assigneeOf({ ...bins, assigneeId: 'arjun' })).toBe('riya');
  expect(assigneeOf(bins)).toBe('arjun');
  expect(assigneeOf({ ...bins, inTurn: false, assigneeId: 'riya' })).toBe('riya');
  expect(assigneeOf(bins, { ...tick, partnerId: null })).toBeNull();
});

test('drops the expense of an item that is open again, and of the next one', () => {
  const bought: ListItem = { ...milk, isDone: true, repeat: monthly, expenseId: 'expense' };
  expect(setDone(bought, false, tick).expenseId).toBeNull();
  expect(setDone({ ...bought, isDone: false }, true, tick).expenseId).toBe('expense');
  expect(makeNext(bought, tick)?.item.expenseId).toBeNull();
});

test('lists open items by position, then done ones, the latest first', () => {
  const at = (minute: number) => ({ memberId: 'riya', at: `2026-11-25T06:3${minute}:00.000Z` });
  const items = [
    setDone({ ...milk, id: 'a', position: 1 }, true, at(1)),
    { ...milk, id: 'b', position: 3 },
    setDone({ ...milk, id: 'c', position: 2 }, true, at(2)),
    { ...milk, id: 'd', position: 2.5 },
  ];
  expect(items.toSorted(compareItems).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
});
