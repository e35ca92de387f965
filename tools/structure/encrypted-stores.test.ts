import { expect, test } from 'vitest';
import { makeTree } from './make-tree.ts';
import { checkEncryptedStores } from './encrypted-stores.ts';

test('requires that stored data is encrypted, and deleted when a member signs out', () => {
  const path = 'client/features/notes/kept-api.ts';
  const check = (text: string, deleted = '') =>
    checkEncryptedStores(makeTree({ [path]: text, 'client/lib/store/delete-database.ts': deleted }));
  const store = "const notes = browserStore('jugal-notes', 'notes', {});";
  const encrypting = "import { encryptRow } from '#client/data/lock/encrypted-row.ts';";
  expect(check(store)).toEqual([
    expect.stringContaining('encrypts nothing'),
    expect.stringContaining('does not delete the database jugal-notes'),
  ]);
  expect(check(`${encrypting}\n${store}`, "const kept = ['jugal-notes'];")).toEqual([]);
  expect(check("await caches.open('notes');")).toEqual([expect.stringContaining('encrypts nothing')]);
});
