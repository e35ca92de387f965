import { expect, test } from 'vitest';
import type { CalendarEntry } from '#domain/calendar/schema.ts';
import { shownRange } from '#domain/kernel/calendar.ts';
import { calendarScreensText as text } from '#messages/calendar.ts';
import {
  addMonths,
  chosenDayOf,
  describeOwner,
  describeTime,
  dueRange,
  groupByDay,
  listDue,
  listWeeks,
  moveDay,
  pathOf,
  readMonth,
} from './model.ts';

const today = '2026-11-26';

function entryOn(day: string, title: string): CalendarEntry {
  return { day, time: null, endTime: null, kind: 'date', id: title, title, userId: null };
}

test('shows six weeks from Monday', () => {
  const weeks = listWeeks('2026-11');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weeks[5]?.at(-1)).toBe('2026-12-06');
});

test.each([
  ['2027-02', { from: '2027-02-01', to: '2027-03-14' }],
  ['2028-02', { from: '2028-01-31', to: '2028-03-12' }],
  ['2026-12', { from: '2026-11-30', to: '2027-01-10' }],
  ['1900-02', { from: '1900-01-29', to: '1900-03-11' }],
  ['2200-11', { from: '2200-10-27', to: '2200-12-07' }],
])('reads the six weeks of %s', (month, range) => {
  expect(shownRange(month)).toEqual(range);
});

test.each([
  ['2026-11-26', 'ArrowLeft', '2026-11-25'],
  ['2026-11-30', 'ArrowRight', '2026-12-01'],
  ['2026-11-05', 'ArrowUp', '2026-10-29'],
  ['2026-11-26', 'ArrowDown', '2026-12-03'],
  ['2026-11-26', 'Home', '2026-11-23'],
  ['2026-11-23', 'Home', '2026-11-23'],
  ['2026-11-26', 'End', '2026-11-29'],
  ['2026-03-31', 'PageUp', '2026-02-28'],
  ['2026-12-31', 'PageDown', '2027-01-31'],
  ['1900-02-01', 'ArrowLeft', '1900-02-01'],
  ['2200-11-30', 'PageDown', '2200-11-30'],
])('moves from %s by %s to %s', (day, key, moved) => {
  expect(moveDay(day, key)).toBe(moved);
});

test.each(['Enter', 'a', 'toString'])('leaves the key %s to others', (key) => {
  expect(moveDay(today, key)).toBeNull();
});

test.each([
  [null, '2026-11'],
  ['2027-01', '2027-01'],
  ['2027-13', '2026-11'],
  ['2027-1', '2026-11'],
  ['1899-12', '2026-11'],
  ['9999-01', '2026-11'],
])('reads the month %s of the address as %s', (parameter, month) => {
  expect(readMonth(parameter, today)).toBe(month);
});

test('counts months over the end of a year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('chooses the chosen day in its month, else today, else the first', () => {
  expect(chosenDayOf('2026-11', { choice: '2026-11-14', today })).toBe('2026-11-14');
  expect(chosenDayOf('2026-11', { choice: '2026-12-14', today })).toBe(today);
  expect(chosenDayOf('2027-01', { choice: '2026-12-14', today })).toBe('2027-01-01');
});

test('groups the entries of a day in their order', () => {
  const days = groupByDay([
    entryOn('2026-11-14', 'Kites'),
    entryOn('2026-11-14', 'Chai'),
    entryOn('2026-11-15', 'Film'),
  ]);
  expect(days.get('2026-11-14')?.map(({ title }) => title)).toEqual(['Kites', 'Chai']);
  expect(days.get('2026-11-15')).toHaveLength(1);
  expect(days.has('2026-11-16')).toBe(false);
});

test('writes the time of an entry', () => {
  expect(describeTime({ time: '19:30', endTime: '21:30' })).toMatch(/^7:30\sPM – 9:30\sPM$/i);
  expect(describeTime({ time: '19:30', endTime: null })).toMatch(/^7:30\sPM$/i);
  expect(describeTime({ time: null, endTime: '08:00' })).toMatch(/^until 8:00\sam$/);
  expect(describeTime({ time: null, endTime: null })).toBe('');
});

test('leads to the list of an item, and to the screen of other entries', () => {
  expect(pathOf({ kind: 'listItem', id: 'milk' })).toBe('/lists?item=milk');
  expect(pathOf({ kind: 'bill', id: 'rent' })).toBe('/finances');
});

test('says who pays a bill and for whom an item is', () => {
  const reader = { memberId: 'riya', partner: { id: 'arjun', firstName: 'Arjun' } };
  const owned = (kind: CalendarEntry['kind'], userId: string | null, of: typeof reader | null = reader) =>
    describeOwner({ ...entryOn(today, 'Rent'), kind, userId }, of ?? { ...reader, partner: null });
  expect(owned('bill', 'riya')).toBe(text.owners.bill.you);
  expect(owned('bill', 'arjun')).toBe(text.owners.bill.name('Arjun'));
  expect(owned('listItem', 'riya')).toBe(text.owners.listItem.you);
  expect(owned('listItem', null)).toBe('');
  expect(owned('listItem', 'former')).toBe('');
  expect(owned('date', 'arjun')).toBe('');
  expect(owned('bill', 'riya', null)).toBe('');
});

test('reads six weeks that hold the next seven days, on every day', () => {
  const days = Array.from({ length: 1461 }, (_day, count) =>
    Temporal.PlainDate.from('2026-01-01').add({ days: count }),
  );
  const outside = days.filter((day) => {
    const { from, to } = dueRange(day.toString());
    return from > day.toString() || to < day.add({ days: 6 }).toString();
  });
  expect(outside.map(String)).toEqual([]);
});

test('lists four bills and items of the next seven days', () => {
  const due = (day: string, title: string, kind: CalendarEntry['kind'] = 'listItem') => ({
    ...entryOn(day, title),
    kind,
  });
  const entries = [
    due('2026-11-25', 'Yesterday'),
    due(today, 'Rent', 'bill'),
    due(today, 'Kites', 'date'),
    due('2026-11-27', 'Mother', 'importantDate'),
    due('2026-12-02', 'Milk'),
    due('2026-12-03', 'A day later'),
  ];
  expect(listDue(entries, today).map(({ title }) => title)).toEqual(['Rent', 'Milk']);
  expect(
    listDue(
      Array.from({ length: 6 }, () => due(today, 'Milk')),
      today,
    ),
  ).toHaveLength(4);
});

test('leaves items that were ticked on the card in their places, beside four open ones', () => {
  const due = (day: string, title: string): CalendarEntry => ({ ...entryOn(day, title), kind: 'listItem' });
  const open = ['Milk', 'Tulsi', 'Bins', 'Gas', 'Bank'].map((title) => due('2026-11-28', title));
  const titlesWith = (ticked: readonly CalendarEntry[]) => listDue(open, today, ticked).map(({ title }) => title);
  expect(titlesWith([due('2026-11-27', 'Curd'), due('2026-11-29', 'Salt')])).toEqual([
    'Curd',
    'Bins',
    'Gas',
    'Milk',
    'Tulsi',
    'Salt',
  ]);
  expect(titlesWith([due('2026-11-28', 'Milk')])).toEqual(['Milk', 'Tulsi', 'Bins', 'Gas']);
});
