import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmDeparture, receiveMember } from './former-lock.ts';

const UNCONFIRMED = 'jugal-sign-out-unconfirmed';
const kept = new Map<string, string>();
const deleted: string[] = [];

function storage(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => entries.delete(key),
  };
}

function finished(): EventTarget {
  const request = new EventTarget();
  queueMicrotask(() => request.dispatchEvent(new Event('success')));
  return request;
}

beforeEach(() => {
  kept.clear();
  deleted.length = 0;
  vi.stubGlobal('localStorage', storage(kept));
  vi.stubGlobal('sessionStorage', storage(new Map()));
  vi.stubGlobal('indexedDB', {
    databases: async () => (deleted.length > 0 ? [] : [{ name: 'jugal' }, { name: 'another' }]),
    open: () => Object.assign(finished(), { result: { objectStoreNames: [], close: () => undefined } }),
    deleteDatabase(name: string) {
      deleted.push(name);
      return finished();
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('keeps the lock of a member who signs in again', async () => {
  kept.set('jugal-lock', 'riya');
  await receiveMember('riya');
  expect([...kept]).toEqual([['jugal-lock', 'riya']]);
  expect(deleted).toEqual([]);
});

test('deletes another member’s lock and all its encrypted data', async () => {
  kept.set('jugal-lock', 'riya');
  await receiveMember('meera');
  expect([...kept]).toEqual([]);
  expect(deleted).toEqual(['jugal']);
});

test.for([
  ['a sign-in of its member', () => receiveMember('riya')],
  ['a late confirmation', confirmDeparture],
] as const)('deletes the lock that a forgotten PIN has left, at %s', async ([, arrive]) => {
  kept.set('jugal-lock', 'riya').set(UNCONFIRMED, '1');
  await arrive();
  expect([...kept]).toEqual([]);
  expect(deleted).toEqual(['jugal']);
});

test('deletes nothing without a lock', async () => {
  kept.set(UNCONFIRMED, '1');
  await receiveMember('riya');
  expect([...kept]).toEqual([]);
  expect(deleted).toEqual([]);
});
