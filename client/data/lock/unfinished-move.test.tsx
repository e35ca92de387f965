import { expect, test, vi } from 'vitest';
import { databaseName } from '#client/lib/store/member-database.ts';
import { LOCK_KEY, MOVED_KEY, openDatabase, openGeneration } from '../database.ts';

test('sees app lock on a database whose rows arrive while it is being opened', async () => {
  const [from, to] = [await openGeneration(0, true), await openGeneration(1, true)];
  const open = indexedDB.open.bind(indexedDB);
  let isMoved = false;
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name === databaseName(0) && !isMoved) {
      isMoved = true;
      void to.database.put('lock', { value: 'record' }, LOCK_KEY);
      void from.database.put('lock', true, MOVED_KEY);
    }
    return open(name, version);
  });
  expect(await openDatabase()).toMatchObject({ generation: 1, isEncrypted: true });
});
