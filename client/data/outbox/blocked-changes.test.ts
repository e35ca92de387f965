import { beforeEach, expect, test } from 'vitest';
import { createMemoryLock } from '#tests/outbox/support/memory-lock.ts';
import { createMemoryStore } from '#tests/outbox/support/memory-store.ts';
import { serverAnswer } from '#tests/outbox/support/server-answer.ts';
import { changedFields } from './compare-changes.ts';
import { newId } from './new-id.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { PendingMutation } from './pending-mutation.ts';
import type { ChangeStore, NewChange } from './stored/change-store.ts';

/** Dependencies of a change beyond its own object, and rebases that need no decision. */

let store: ChangeStore;
let sent: PendingMutation[];
/** Responses of the network to the next calls; without an entry it answers 200. */
let answers: (() => Response)[];
let outbox: Outbox;

const cut = () => {
  throw new TypeError('Failed to fetch');
};
const answer = (status: number, body: object) => () => serverAnswer(body, { status });

beforeEach(() => {
  store = createMemoryStore();
  sent = [];
  answers = [];
  outbox = createOutbox({
    store,
    lock: createMemoryLock(),
    async send(change) {
      sent.push(change);
      return (answers.shift() ?? answer(200, { id: change.objectId, updatedAt: `u${sent.length}` }))();
    },
    sendFile: () => Promise.reject(new TypeError('There are none')),
  });
});

function makeChange(fields: Partial<NewChange> = {}): NewChange {
  return {
    key: newId(),
    memberId: 'riya',
    call: 'goals.update',
    method: 'PATCH',
    path: '/api/savings-goals/goa',
    body: { title: 'Diu', updatedAt: 'seen' },
    objectId: 'goa',
    madeAt: '2026-11-23T10:00:00.000Z',
    before: { id: 'goa', title: 'Goa', currentAmount: '0.00', updatedAt: 'seen' },
    state: 'waiting',
    ...fields,
  };
}

test('sends a change after the changes of other objects that it depends on', async () => {
  const rent = makeChange({ objectId: 'rent', call: 'expenses.create' });
  const even = makeChange({ objectId: 'even', follows: ['expenses.create'] });
  answers = [cut];
  await outbox.submit(rent);
  expect(await outbox.submit(even)).toEqual({ kind: 'queued' });
  expect(sent).toHaveLength(1);
  sent = [];
  answers = [answer(503, { code: 'busy', message: 'Busy' })];
  expect(await outbox.flush('riya')).toBe('later');
  expect(sent.map(({ objectId }) => objectId)).toEqual(['rent']);
  sent = [];
  expect(await outbox.flush('riya')).toBe('empty');
  expect(sent.map(({ objectId }) => objectId)).toEqual(['rent', 'even']);
});

test('does not block on a rejected change', async () => {
  answers = [cut];
  await outbox.submit(makeChange({ objectId: 'rent', call: 'expenses.create' }));
  await outbox.submit(makeChange({ objectId: 'even', follows: ['expenses.create'] }));
  answers = [answer(400, { code: 'invalid', message: 'Who paid?' })];
  expect(await outbox.flush('riya')).toBe('empty');
  expect(await store.list()).toMatchObject([{ objectId: 'rent', state: 'refused' }]);
});

test('rebases without asking if the newer version differs only in other fields', async () => {
  answers = [cut];
  const before = { id: 'goa', title: 'Goa', currentAmount: '0.00', updatedAt: 'seen' };
  await outbox.submit(makeChange({ before, body: { title: 'Diu', updatedAt: 'seen' } }));
  const newer = { ...before, currentAmount: '500.00', updatedAt: 'theirs' };
  answers = [answer(409, { code: 'stale', message: 'Changed', newer })];
  const [first] = await store.list();
  sent = [];
  expect(await outbox.flush('riya')).toBe('empty');
  expect(sent.map(({ body }) => body)).toEqual([
    { title: 'Diu', updatedAt: 'seen' },
    { title: 'Diu', updatedAt: 'theirs' },
  ]);
  expect(sent[1]?.key).not.toBe(first?.key);
  expect(await store.list()).toEqual([]);
});

test('stops retrying if the server names no newer version', async () => {
  answers = [cut];
  const before = { id: 'goa', title: 'Goa', updatedAt: 'seen' };
  await outbox.submit(makeChange({ before, body: { title: 'Diu', updatedAt: 'seen' } }));
  answers = [answer(409, { code: 'stale', message: 'Changed', newer: before })];
  await outbox.flush('riya');
  expect(await store.list()).toMatchObject([{ state: 'stale' }]);
});

test('treats all fields as changed if a form changed none', () => {
  const before = { monthlyAmount: '5000.00', updatedAt: 'seen' };
  expect(changedFields({ before, body: { ...before } })).toEqual(before);
  expect(changedFields({ before, body: { monthlyAmount: '6000', updatedAt: 'seen' } })).toEqual({
    monthlyAmount: '6000',
    updatedAt: 'seen',
  });
});

test('sends fields together that mean something only together', () => {
  const before = { title: 'Rent', paidBy: 'riya', split: { kind: 'payer' } };
  const sentTogether = [['paidBy', 'split']];
  const { title: _title, ...both } = { ...before, paidBy: 'arjun' };
  expect(changedFields({ before, body: { ...before, paidBy: 'arjun' }, sentTogether })).toEqual(both);
  expect(changedFields({ before, body: { ...before, title: 'Flat' }, sentTogether })).toEqual({ title: 'Flat' });
});

test('sends a first change without a base version, and rebases the next ones on its result', async () => {
  answers = [cut];
  const first = {
    objectId: 'food',
    before: { updatedAt: null },
    body: { monthlyAmount: '1', updatedAt: null },
  };
  await outbox.submit(makeChange(first));
  await outbox.submit(makeChange({ ...first, body: { monthlyAmount: null, updatedAt: 'guessed' } }));
  await outbox.submit(makeChange({ ...first, body: { monthlyAmount: '2', updatedAt: 'guessed' } }));
  sent = [];
  answers = [answer(200, { updatedAt: 'one' }), answer(200, { updatedAt: null })];
  expect(await outbox.flush('riya')).toBe('empty');
  expect(sent.map(({ body }) => body?.['updatedAt'])).toEqual([null, 'one', null]);
});
