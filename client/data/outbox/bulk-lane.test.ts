import { beforeEach, expect, test } from 'vitest';
import { createMemoryLock } from '#tests/outbox/support/memory-lock.ts';
import { createMemoryStore } from '#tests/outbox/support/memory-store.ts';
import { serverAnswer } from '#tests/outbox/support/server-answer.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { PendingMutation } from './pending-mutation.ts';
import type { ChangeStore, NewChange } from './stored/change-store.ts';

let store: ChangeStore;
let sent: PendingMutation[];
let sentFiles: string[];
/** Responses of the network to the next calls; it accepts a call without an entry. */
let answers: (() => Response)[];
let isPaused: boolean;
let outbox: Outbox;

const cut = () => {
  throw new TypeError('Failed to fetch');
};
const answer = (status: number, body: object) => () => serverAnswer(body, { status });

beforeEach(() => {
  store = createMemoryStore();
  sent = [];
  sentFiles = [];
  answers = [];
  isPaused = false;
  outbox = open();
});

/** Opens a tab on the same store. */
function open(): Outbox {
  return createOutbox({
    store,
    lock: createMemoryLock(),
    isPaused: () => Promise.resolve(isPaused),
    async send(change) {
      sent.push(change);
      return (answers.shift() ?? answer(200, {}))();
    },
    async sendFile(_change, { key, name }) {
      sentFiles.push(key);
      return (answers.shift() ?? answer(201, { imageUrl: `/photos/${name}` }))();
    },
  });
}

const fresh = { memberId: 'riya', method: 'POST', madeAt: '2026-11-23T10:00:00.000Z', before: null } as const;

/** Returns an imported memory with `photoCount` photos. */
function makeBrought(name: string, photoCount: number): NewChange {
  const files = Array.from({ length: photoCount }, (_, place) => ({
    address: `gallery:${name}${place}`,
    key: `${name}.${place}`,
    contentHash: `${name}${place}`,
    name: `${name}${place}`,
  }));
  return {
    ...fresh,
    key: name,
    objectId: name,
    call: 'memories.bring',
    path: '/api/memories/brought',
    body: { id: name, photos: files.map(({ address }) => address) },
    state: 'waiting',
    lane: 'gallery',
    files,
  };
}

test('sends imported memories in a separate lane, two at a time, without blocking other changes', async () => {
  for (const name of ['one', 'two', 'three']) await store.add(makeBrought(name, 2));
  const note = { call: 'notes.create', path: '/api/partner-notes', objectId: 'chai', body: { id: 'chai' } };
  await outbox.submit({ ...fresh, ...note, key: 'chai', state: 'waiting' });
  expect(sent.map(({ call }) => call)).toEqual(['notes.create']);
  expect(await outbox.flush('riya')).toBe('empty');
  expect(sentFiles).toEqual([]);

  expect(await outbox.flushBulk('riya')).toBe('empty');
  expect(sentFiles.toSorted()).toEqual(['one.0', 'one.1', 'three.0', 'three.1', 'two.0', 'two.1']);
  // The second begins before the first ends.
  expect(sentFiles.indexOf('two.0')).toBeLessThan(sentFiles.indexOf('one.1'));
  expect(sent.find(({ key }) => key === 'two')?.body).toEqual({
    id: 'two',
    photos: ['/photos/two0', '/photos/two1'],
  });
  expect(await store.list()).toEqual([]);
});

test('sends no photo of a paused import, and resumes where it stopped', async () => {
  await store.add(makeBrought('one', 2));
  isPaused = true;
  expect(await outbox.flushBulk('riya')).toBe('later');
  expect(sentFiles).toEqual([]);
  isPaused = false;
  answers = [answer(201, { imageUrl: '/photos/one0' }), cut];
  expect(await outbox.flushBulk('riya')).toBe('later');
  expect(await open().flushBulk('riya')).toBe('empty');
  expect(sentFiles).toEqual(['one.0', 'one.1', 'one.1']);
});

test('stops an import at a rate limit and sends everything later', async () => {
  for (const name of ['one', 'two', 'three', 'four']) await store.add(makeBrought(name, 1));
  const tooMuch = answer(429, { code: 'rate_limited', message: 'Later' });
  answers = [tooMuch, tooMuch];
  expect(await outbox.flushBulk('riya')).toBe('later');
  expect(sentFiles).toEqual(['one.0', 'two.0']);
  expect(await outbox.flushBulk('riya')).toBe('empty');
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['one', 'two', 'three', 'four']));
});
