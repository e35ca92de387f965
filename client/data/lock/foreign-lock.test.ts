import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropForeignLock } from './foreign-lock.ts';

const kept = new Map<string, string>();
const deleted: string[] = [];

beforeEach(() => {
  kept.clear();
  deleted.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('indexedDB', {
    deleteDatabase(name: string) {
      deleted.push(name);
      const request = new EventTarget();
      queueMicrotask(() => request.dispatchEvent(new Event('success')));
      return request;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('keeps the lock of a member who signs in again', async () => {
  kept.set('jugal-lock', 'riya');
  await dropForeignLock('riya');
  expect([...kept]).toEqual([['jugal-lock', 'riya']]);
  expect(deleted).toEqual([]);
});

test('deletes another member’s lock and all its encrypted data', async () => {
  kept.set('jugal-lock', 'riya');
  await dropForeignLock('meera');
  expect([...kept]).toEqual([]);
  expect(deleted).toEqual(['jugal']);
});

test('changes nothing without a lock', async () => {
  await dropForeignLock('riya');
  expect(deleted).toEqual([]);
});
