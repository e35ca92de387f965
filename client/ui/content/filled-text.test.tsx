import { expect, test } from 'vitest';
import { splitAtNames } from './filled-text.tsx';

test('alternates words and names in the language’s order', () => {
  expect(splitAtNames('{saved} of ₹900', ['saved'])).toEqual(['', 'saved', ' of ₹900']);
  expect(splitAtNames('₹900માંથી {saved}', ['saved'])).toEqual(['₹900માંથી ', 'saved', '']);
  expect(splitAtNames('{b}, {a}', ['a', 'b'])).toEqual(['', 'b', ', ', 'a', '']);
});

test('keeps typed braces as words', () => {
  expect(splitAtNames('{name} asks {when}', ['when'])).toEqual(['{name} asks ', 'when', '']);
});
