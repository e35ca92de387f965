import { expect, test } from 'vitest';
import { makeTree } from './make-tree.ts';
import { checkSealedStores } from './sealed-stores.ts';

test('requires that stored data is encrypted, and deleted when a member signs out', () => {
  const path = 'client/features/notes/kept-api.ts';
  const check = (text: string, deleted = '') =>
    checkSealedStores(makeTree({ [path]: text, 'client/lib/store/delete-database.ts': deleted }));
  const store = "const notes = browserStore('jugal-notes', 'notes', {});";
  const sealing = "import { sealRow } from '#client/lib/lock/sealed-row.ts';";
  expect(check(store)).toEqual([
    expect.stringContaining('seals nothing'),
    expect.stringContaining('does not delete the database jugal-notes'),
  ]);
  expect(check(`${sealing}\n${store}`, "const kept = ['jugal-notes'];")).toEqual([]);
  expect(check("await caches.open('notes');")).toEqual([expect.stringContaining('seals nothing')]);
});
