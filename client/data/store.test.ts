import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteMemberDatabase } from '#client/lib/store/member-database.ts';
import { lockStore } from '#tests/components/lock-store.ts';
import { openDatabase } from './database.ts';
import { importDataKey, newDataKey } from './lock/data-key.ts';
import { vault } from './lock/vault.ts';
import { clearStore, dropOldest, table } from './store.ts';

// Other tests of this worker have opened the database.
beforeEach(deleteMemberDatabase);
afterEach(async () => {
  vault.set('off');
  await deleteMemberDatabase();
});

/** Returns a row as the database holds it. */
async function rawRow(at: string | number): Promise<object> {
  const row: unknown = await (await openDatabase())?.database.get('files', at);
  return typeof row === 'object' && row !== null ? row : {};
}

test('lists entries by key, alone or in a range, and counts them', async () => {
  const files = table('files');
  await files.write({ put: ['a/2', 'b/1', 'a/1'].map((at) => ({ key: at, value: { at } })) });
  expect((await files.list()).map((entry) => entry.key)).toEqual(['a/1', 'a/2', 'b/1']);
  expect(await files.list(IDBKeyRange.bound('b/', 'b/\uffff'))).toEqual([{ key: 'b/1', value: { at: 'b/1' } }]);
  await files.write({ put: [{ key: 'c', value: 1 }], remove: ['a/1', IDBKeyRange.bound('b/', 'b/\uffff')] });
  expect((await files.list()).map((entry) => entry.key)).toEqual(['a/2', 'c']);
  expect(await files.count()).toBe(2);
  expect(await files.get('a/1')).toBeUndefined();
});

test('numbers appended values in their order', async () => {
  const mutations = table('mutations');
  const first = await mutations.add({ call: 'notes.create' });
  expect(await mutations.add({ call: 'notes.update' })).toBe(first + 1);
  expect((await mutations.list()).map(({ value }) => value)).toEqual([
    { call: 'notes.create' },
    { call: 'notes.update' },
  ]);
});

test('drops the oldest rows beyond the number that it keeps', async () => {
  const pictures = table('pictures');
  await pictures.write({ put: [3, 1, 2].map((at) => ({ key: `picture/${at}`, value: at })) });
  await dropOldest(pictures, 2, Number);
  expect((await pictures.list()).map(({ value }) => value)).toEqual([2, 3]);
  await dropOldest(pictures, 5, Number);
  expect(await pictures.count()).toBe(2);
});

test('encrypts what it writes while app lock is on, and reads nothing while the app is locked', async () => {
  const files = table('files');
  await lockStore();
  await files.write({ put: [{ key: 'note', value: { title: 'Kites' } }] });
  expect(Object.keys(await rawRow('note'))).toEqual(['sealed']);
  expect(await files.get('note')).toEqual({ title: 'Kites' });
  vault.set('locked');
  await expect(files.get('note')).rejects.toThrow('locked');
  await expect(files.write({ put: [{ key: 'other', value: 1 }] })).rejects.toThrow('locked');
  expect(await files.count()).toBe(1);
});

test('reads and writes the lock itself while the app is locked', async () => {
  vault.set('locked');
  const lock = table('lock');
  await lock.write({ put: [{ key: 'lock', value: { failures: 1 } }] });
  expect(await lock.get('lock')).toEqual({ failures: 1 });
});

test('locks itself where another page has turned app lock on', async () => {
  const files = table('files');
  await lockStore();
  await files.write({ put: [{ key: 'note', value: 1 }] });
  vault.set('off');
  await expect(files.write({ put: [{ key: 'other', value: 1 }] })).rejects.toThrow('locked');
  expect(vault.get()).toBe('locked');
  vault.set('off');
  await expect(files.get('note')).rejects.toThrow('locked');
  expect(vault.get()).toBe('locked');
});

test('finds nothing under another key', async () => {
  await lockStore();
  await table('files').write({ put: [{ key: 'note', value: { title: 'Kites' } }] });
  vault.set({ key: await importDataKey(newDataKey()) });
  expect(await table('files').get('note')).toBeUndefined();
  expect(await table('files').list()).toEqual([]);
});

test('clears everything but the lock, and pending changes only if asked', async () => {
  await table('lock').write({ put: [{ key: 'lock', value: 1 }] });
  await table('answers').write({ put: [{ key: 'notes', value: 1 }] });
  await table('mutations').add({ call: 'notes.create' });
  await clearStore({ keepsMutations: true });
  expect([await table('answers').count(), await table('mutations').count()]).toEqual([0, 1]);
  await clearStore();
  expect([await table('mutations').count(), await table('lock').count()]).toEqual([0, 1]);
});
