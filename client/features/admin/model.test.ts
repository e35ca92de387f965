import { expect, test } from 'vitest';
import { nextSort, sortRows } from './model.ts';

test('a press on a head sorts by it, and the next one turns it round', () => {
  const first = nextSort(undefined, 'name');
  expect(first).toEqual({ column: 'name', direction: 'ascending' });
  expect(nextSort(first, 'name')).toEqual({ column: 'name', direction: 'descending' });
  expect(nextSort(first, 'email')).toEqual({ column: 'email', direction: 'ascending' });
});

test('numbers are sorted by size and text without regard to case', () => {
  expect(sortRows([10, 9, 100], 'descending', (value) => value)).toEqual([100, 10, 9]);
  expect(sortRows(['surat', 'Anand', 'Deal 10', 'Deal 9'], 'ascending', (value) => value)).toEqual([
    'Anand',
    'Deal 9',
    'Deal 10',
    'surat',
  ]);
});
