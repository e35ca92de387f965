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

test('whoever signs in again still needs their PIN', async () => {
  kept.set('jugal-lock', 'riya');
  await dropForeignLock('riya');
  expect([...kept]).toEqual([['jugal-lock', 'riya']]);
  expect(deleted).toEqual([]);
});

test('the lock of somebody else goes, with all that it had sealed', async () => {
  kept.set('jugal-lock', 'riya');
  await dropForeignLock('meera');
  expect([...kept]).toEqual([]);
  expect(deleted.toSorted()).toEqual([
    'jugal-files',
    'jugal-gallery',
    'jugal-gallery-plan',
    'jugal-lock',
    'jugal-outbox',
  ]);
});

test('without a lock nothing is touched', async () => {
  await dropForeignLock('riya');
  expect(deleted).toEqual([]);
});
