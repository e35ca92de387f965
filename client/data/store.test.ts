import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importDataKey, newDataKey } from './lock/data-key.ts';
import { vault } from './lock/vault.ts';
import { openDatabase } from './database.ts';
import { clearStore, dropOldest, rewriteStore, table } from './store.ts';

let key: CryptoKey;
beforeEach(async () => {
  key = await importDataKey(newDataKey());
});
afterEach(async () => {
  vault.set('off');
  await clearStore();
});

/** Returns a row as the database holds it. */
async function rawRow(at: string | number): Promise<object> {
  const row: unknown = await (await openDatabase())?.get('files', at);
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
  vault.set({ key, isEncrypting: true });
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

test('encrypts all rows when app lock is turned on, and decrypts them when it is turned off', async () => {
  const files = table('files');
  await files.write({ put: [{ key: 'note', value: { title: 'Kites' } }] });
  vault.set({ key, isEncrypting: true });
  await rewriteStore();
  expect(Object.keys(await rawRow('note'))).toEqual(['sealed']);
  await rewriteStore();
  expect(await files.get('note')).toEqual({ title: 'Kites' });
  vault.set({ key, isEncrypting: false });
  await rewriteStore();
  vault.set('off');
  expect(await rawRow('note')).toEqual({ value: { title: 'Kites' } });
});

test('encrypts a row that another page writes plain during the rewriting', async () => {
  const names = Array.from({ length: 200 }, (_, place) => `note/${place}`);
  await table('files').write({ put: names.map((each) => ({ key: each, value: each })) });
  vault.set({ key, isEncrypting: true });
  const rewriting = rewriteStore();
  await vi.waitUntil(async () => 'sealed' in (await rawRow('note/0')), { interval: 1 });
  await (await openDatabase())?.put('files', { value: 'late' }, 'late');
  await rewriting;
  expect(Object.keys(await rawRow('late'))).toEqual(['sealed']);
});

test('finds nothing under another key', async () => {
  vault.set({ key, isEncrypting: true });
  await table('files').write({ put: [{ key: 'note', value: { title: 'Kites' } }] });
  vault.set({ key: await importDataKey(newDataKey()), isEncrypting: true });
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
