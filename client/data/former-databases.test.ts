import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteMemberDatabase } from '#client/lib/store/member-database.ts';
import { encryptValue } from './lock/encrypted-value.ts';
import { importDataKey, newDataKey } from './lock/data-key.ts';
import { vault } from './lock/vault.ts';
import { changeStore } from './outbox/change-store.ts';
import { table } from './store.ts';

// Other tests of this worker have opened the database.
beforeEach(deleteMemberDatabase);
afterEach(() => vault.set('off'));

test('moves pending changes, plain and encrypted, and the lock from former databases', async () => {
  const key = await importDataKey(newDataKey());
  const change = {
    key: 'k',
    call: 'finances.createExpense',
    state: 'waiting',
    objectId: 'a',
    memberId: 'riya',
  };
  const outbox = await openDB('jugal-outbox', 1, {
    upgrade: (created) => void created.createObjectStore('changes', { keyPath: 'order', autoIncrement: true }),
  });
  await outbox.add('changes', { ...change });
  await outbox.add('changes', { sealed: await encryptValue(key, { ...change, key: 'l' }) });
  outbox.close();
  const lock = await openDB('jugal-lock', 1, {
    upgrade: (created) => void created.createObjectStore('lock'),
  });
  await lock.put('lock', { failures: 0, browserKey: 'none' }, 'lock');
  lock.close();

  vault.set({ key, isEncrypting: true });
  expect(await changeStore.list()).toMatchObject([
    { order: 1, key: 'k', call: 'expenses.create' },
    { order: 2, key: 'l', call: 'expenses.create' },
  ]);
  expect(await table('lock').get('lock')).toEqual({ failures: 0, browserKey: 'none' });
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['jugal']);
  // The next change is numbered after those that were moved.
  expect(await table('mutations').add({ ...change, key: 'm' })).toBeGreaterThan(2);
});
