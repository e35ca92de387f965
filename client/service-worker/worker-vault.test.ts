import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { close, lockNewDatabases, openDatabase } from '#client/data/database.ts';
import { writeLock } from '#client/data/lock/lock-record.ts';
import { answerWithKey } from '#client/data/lock/vault-messages.ts';
import { table } from '#client/data/store.ts';
import { deleteMemberDatabase } from '#client/lib/store/member-database.ts';
import { endVault } from '#tests/components/end-vault.ts';
import { holdVault, isLockedForAll } from './worker-vault.ts';

const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
const record = { browserKey: key, pin: null, device: null, failures: 0, failedAt: 0 };

afterAll(endVault);
beforeEach(async () => {
  lockNewDatabases('off');
  await openDatabase(true);
  await table('lock').clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('creates no database, whose lock only a page knows', async () => {
  hold([]);
  await isLockedForAll();
  const opened = await openDatabase();
  if (opened) close(opened);
  await deleteMemberDatabase();
  await expect(table('pictures').write({ put: [{ key: 'photo', value: 'Her kite' }] })).rejects.toThrow('no database');
  await table('pictures').clear();
  expect(await indexedDB.databases()).toEqual([]);
});

test('knows a lock that was turned on before its news reached the service worker', async () => {
  hold([]);
  expect(await isLockedForAll()).toBe(false);
  await writeLock(record);
  expect(await isLockedForAll()).toBe(true);
});

test('opens while a page holds the key, and only then', async () => {
  await writeLock(record);
  hold([null, key]);
  expect(await isLockedForAll()).toBe(false);
  hold([null, null]);
  expect(await isLockedForAll()).toBe(true);
});

test('counts a lock that cannot be read as locked', async () => {
  hold([]);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('The database is closing', 'InvalidStateError');
  });
  expect(await isLockedForAll()).toBe(true);
});

/** Holds the vault in a service worker whose pages answer the question for the key so. */
function hold(answers: readonly (CryptoKey | null)[]): void {
  const pages = answers.map((answer) => ({
    postMessage: (_question: unknown, { transfer = [] }: { transfer?: Transferable[] }) =>
      answerWithKey(
        transfer.filter((each) => each instanceof MessagePort),
        answer,
      ),
  }));
  holdVault({ addEventListener: () => undefined, clients: { matchAll: () => Promise.resolve(pages) } });
}
