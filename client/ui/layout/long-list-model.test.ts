import { expect, test } from 'vitest';
import { toParts } from './long-list-model.ts';

test('divides rows into parts of at most 50, in their order', () => {
  const rows = Array.from({ length: 101 }, (_, place) => place);
  expect(toParts(rows).map((part) => [part[0], part.length])).toEqual([
    [0, 50],
    [50, 50],
    [100, 1],
  ]);
  expect(toParts([])).toEqual([]);
});
