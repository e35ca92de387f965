import { expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '../database.ts';

test('creates no database for a writer that waits while the session ends', async () => {
  const [reading, writing] = [openDatabase(), openDatabase(true)];
  closeDatabase();
  expect([await reading, await writing]).toEqual([null, null]);
  expect(await indexedDB.databases()).toEqual([]);
});
