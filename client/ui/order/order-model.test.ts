import { expect, test } from 'vitest';
import { moveBefore, nextKeyAt, placeOf, shiftsOf } from './order-model.ts';

/** Three elements of 40 pixels with gaps of 10. */
const extents = ['a', 'b', 'c'].map((key, index) => ({ key, start: index * 50, size: 40 }));

test.each([
  ['a', 0, 0],
  ['a', 50, 0],
  ['a', 51, 1],
  ['a', 500, 2],
  ['c', -49, 2],
  ['c', -51, 1],
  ['c', -500, 0],
  ['gone', 50, 0],
] as const)('places %s, dragged by %d pixels, at %d', (key, offset, place) => {
  expect(placeOf(extents, key, offset)).toBe(place);
});

test('lets the others between both places give way by the dragged one and a gap', () => {
  expect([...shiftsOf(extents, 'a', 2)]).toEqual([
    ['b', -50],
    ['c', -50],
  ]);
  expect([...shiftsOf(extents, 'c', 1)]).toEqual([['b', 50]]);
  expect(shiftsOf(extents, 'b', 1).size).toBe(0);
  expect(shiftsOf(extents.slice(0, 1), 'a', 0).size).toBe(0);
});

test('moves an element before the one that follows at its place, or to the end', () => {
  const keys = ['a', 'b', 'c', 'd'];
  const move = (key: string, place: number) => moveBefore(keys, (each) => each, key, nextKeyAt(keys, key, place));
  expect(move('d', 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(move('a', 1)).toEqual(['b', 'a', 'c', 'd']);
  expect(move('a', 3)).toEqual(['b', 'c', 'd', 'a']);
  expect(move('b', 1)).toEqual(keys);
});

test('moves to the end what was dragged before an element that has gone, and leaves the rest without the dragged one', () => {
  const keyOf = (each: string) => each;
  expect(moveBefore(['a', 'b'], keyOf, 'a', 'gone')).toEqual(['b', 'a']);
  expect(moveBefore(['a', 'b'], keyOf, 'gone', 'a')).toEqual(['a', 'b']);
});
