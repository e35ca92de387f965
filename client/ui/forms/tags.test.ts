import { expect, test } from 'vitest';
import { addTags } from './tags.ts';

test('splits at commas, trims, and drops empty words', () => {
  expect(addTags(['tea'], ' sunset ,, river front,')).toEqual(['tea', 'sunset', 'river front']);
});

test('keeps one of two words that differ only in case', () => {
  expect(addTags(['Tea'], 'tea, TEA, chai')).toEqual(['Tea', 'chai']);
});
