import { expect, test } from 'vitest';
import { memoryScreensText as english } from './en/memories.ts';
import { memoryScreensText as gujarati } from './gu/memories.ts';
import { memoryScreensText as hindi } from './hi/memories.ts';

test('words counts by the rules of each language, zero included', () => {
  const counts = [0, 1, 2, 5];
  expect(counts.map((count) => english.count(count))).toEqual(['0 memories', '1 memory', '2 memories', '5 memories']);
  expect(counts.map((count) => gujarati.count(count))).toEqual(['0 યાદ', '1 યાદ', '2 યાદો', '5 યાદો']);
  expect(counts.map((count) => hindi.count(count))).toEqual(['0 याद', '1 याद', '2 यादें', '5 यादें']);
});
