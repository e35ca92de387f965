import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { databaseName, deleteMemberDatabase } from '#client/lib/store/member-database.ts';
import { lockStore } from '#tests/components/lock-store.ts';
import { close, LOCK_KEY, lockNewDatabases, openDatabase } from '../database.ts';
import { table } from '../store.ts';
import { readLock } from './lock-record.ts';
import { vault } from './vault.ts';

afterEach(async () => {
  vault.set('off');
  lockNewDatabases('off');
  await deleteMemberDatabase();
});

async function evict(): Promise<void> {
  const opened = await openDatabase();
  if (opened) close(opened);
  await deleteMemberDatabase();
}

test('begins a database with app lock after an eviction, so that nothing plain is written', async () => {
  await lockStore();
  const record = await readLock();
  lockNewDatabases({ record });
  await evict();
  await table('mutations').add({ body: 'Her chai' });
  const raw = await openDB(databaseName(0));
  expect(await raw.getAll('mutations')).toEqual([{ sealed: expect.any(Uint8Array) }]);
  expect(await raw.get('lock', LOCK_KEY)).toMatchObject({ value: { failures: 0 } });
  raw.close();
  expect(await table('mutations').list()).toMatchObject([{ value: { body: 'Her chai' } }]);
});

test('creates no database where the record of app lock is not known', async () => {
  await lockStore();
  lockNewDatabases('unknown');
  await evict();
  await expect(table('pictures').write({ put: [{ key: 'photo', value: 'Her kite' }] })).rejects.toThrow('no database');
  expect(await indexedDB.databases()).toEqual([]);
});
