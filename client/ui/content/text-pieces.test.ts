import { expect, test } from 'vitest';
import { splitAtNames } from './text-pieces.ts';

test('words and names stand in turn, wherever the language puts them', () => {
  expect(splitAtNames('{saved} of ₹900', ['saved'])).toEqual(['', 'saved', ' of ₹900']);
  expect(splitAtNames('₹900માંથી {saved}', ['saved'])).toEqual(['₹900માંથી ', 'saved', '']);
  expect(splitAtNames('{b}, {a}', ['a', 'b'])).toEqual(['', 'b', ', ', 'a', '']);
});

test('braces that somebody typed stay words', () => {
  expect(splitAtNames('{name} asks {when}', ['when'])).toEqual(['{name} asks ', 'when', '']);
});
