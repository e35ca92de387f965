import { expect, test } from 'vitest';
import { filterMemories, foldMemories } from './rules.ts';

/** Number of memories of a couple in some years. */
const MANY = 1600;

test('reads the texts of each memory once, however many words are searched for', () => {
  let reads = 0;
  const memories = Array.from({ length: MANY }, (_, number) => ({
    title: `Kites ${number}`,
    place: null,
    get description() {
      reads += 1;
      return 'An evening on the terrace, with chikki';
    },
    tags: ['family'],
    memoryDate: '2026-01-14',
    imageUrl: null,
  }));
  const count = (search: string) => filterMemories(memories, { search }).length;
  foldMemories(memories);
  expect(reads).toBe(MANY);
  expect([count('t'), count('terrace'), count('terrace 1599'), count('terrace café')]).toEqual([MANY, MANY, 1, 0]);
  expect(reads).toBe(MANY);
});
