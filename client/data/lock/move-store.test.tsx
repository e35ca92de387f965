import { expect, test, vi } from 'vitest';
import { ARRIVED_KEY } from '#client/lib/store/member-database.ts';
import { lockStore } from '#tests/components/lock-store.ts';
import { openDatabase } from '../database.ts';
import { table } from '../store.ts';
import { moveStore } from './move-store.ts';
import { vault } from './vault.ts';

test('moves no copy whose rows are not all readable, so that it is read again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await lockStore();
  await table('heads').write({ put: [{ key: 'head', value: { version: 1 } }] });
  await table('copy').write({ put: [{ key: '1/notes/0', value: [{ id: 'chai' }] }] });
  const locked = await openDatabase();
  await locked?.database.put('copy', { sealed: new Uint8Array(40) }, '1/notes/1');
  await moveStore(null, { after: () => vault.set('off') });
  expect(await table('copy').list()).toEqual([{ key: '1/notes/0', value: [{ id: 'chai' }] }]);
  expect(await table('heads').list()).toEqual([]);
});

test('ends a move whose arrival a full device cannot note', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await lockStore();
  await table('mutations').add({ body: 'Her chai' });
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function store(this: IDBObjectStore, value, key) {
    if (key === ARRIVED_KEY) throw new DOMException('The disk is full', 'QuotaExceededError');
    return put.call(this, value, key);
  });
  await moveStore(null, { after: () => vault.set('off') });
  expect(await table('mutations').list()).toMatchObject([{ value: { body: 'Her chai' } }]);
});
