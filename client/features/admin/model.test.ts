import { expect, test } from 'vitest';
import { ADMIN_TABS, findTab, nextSort, sortRows } from './model.ts';

test('sorts by a pressed header and reverses on the next press', () => {
  const first = nextSort(undefined, 'name');
  expect(first).toEqual({ column: 'name', direction: 'ascending' });
  expect(nextSort(first, 'name')).toEqual({ column: 'name', direction: 'descending' });
  expect(nextSort(first, 'email')).toEqual({ column: 'email', direction: 'ascending' });
});

test('sorts numbers by size and text regardless of case', () => {
  expect(sortRows([10, 9, 100], 'descending', (value) => value)).toEqual([100, 10, 9]);
  expect(sortRows(['surat', 'Anand', 'Deal 10', 'Deal 9'], 'ascending', (value) => value)).toEqual([
    'Anand',
    'Deal 9',
    'Deal 10',
    'surat',
  ]);
});

test('finds every tab by its address and opens the overview for any other address', () => {
  expect(new Set(ADMIN_TABS).size).toBe(13);
  expect(ADMIN_TABS.map((tab) => findTab(tab).tab)).toEqual(ADMIN_TABS);
  expect(findTab('giftcards')).toEqual({ group: 'offers', tab: 'giftcards' });
  expect(findTab('nothing')).toEqual(findTab(null));
  expect(findTab(null)).toEqual({ group: 'today', tab: 'overview' });
});
