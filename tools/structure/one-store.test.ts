import { expect, test } from 'vitest';
import { makeTree } from './make-tree.ts';
import { checkOneStore } from './one-store.ts';

test('requires that data on the device is in the encrypted store', () => {
  const check = (text: string, path = 'client/features/notes/kept-api.ts') => checkOneStore(makeTree({ [path]: text }));
  for (const text of ["await caches.open('notes');", "indexedDB.open('notes');", "await openDB('notes', 1);"])
    expect(check(text)).toEqual([expect.stringContaining('client/data/store.ts')]);
  expect(check("await openDB('jugal', 1);", 'client/data/database.ts')).toEqual([]);
  expect(check("const notes = table('answers');")).toEqual([]);
});
