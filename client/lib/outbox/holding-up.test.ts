import { beforeEach, expect, test } from 'vitest';
import { createMemoryStore } from '#tests/support/outbox/memory-store.ts';
import { createMemoryLock } from '#tests/support/outbox/memory-lock.ts';
import type { ChangeStore, NewChange } from './change-store.ts';
import { newId } from './new-id.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { changedFields, type WaitingChange } from './waiting-change.ts';

/** What a change waits for besides its own object, and when it need not ask. */

let store: ChangeStore;
let sent: WaitingChange[];
/** What the network does with the next calls; without an entry it answers 200. */
let answers: (() => Response)[];
let outbox: Outbox;

const cut = () => {
  throw new TypeError('Failed to fetch');
};
const answer = (status: number, body: object) => () => Response.json(body, { status });

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
    call: 'finances.updateGoal',
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

test('a change does not overtake those that make up what was seen, of whatever object', async () => {
  const rent = makeChange({ objectId: 'rent', call: 'finances.createExpense' });
  const even = makeChange({ objectId: 'even', follows: ['finances.createExpense'] });
  answers = [cut];
  await outbox.submit(rent);
  expect(await outbox.submit(even)).toBe('waiting');
  expect(sent).toHaveLength(1);
  sent = [];
  answers = [answer(503, { code: 'busy', message: 'Busy' })];
  expect(await outbox.flush('riya')).toBe('later');
  expect(sent.map(({ objectId }) => objectId)).toEqual(['rent']);
  sent = [];
  expect(await outbox.flush('riya')).toBe('empty');
  expect(sent.map(({ objectId }) => objectId)).toEqual(['rent', 'even']);
});

test('what was refused holds up nothing', async () => {
  answers = [cut];
  await outbox.submit(makeChange({ objectId: 'rent', call: 'finances.createExpense' }));
  await outbox.submit(makeChange({ objectId: 'even', follows: ['finances.createExpense'] }));
  answers = [answer(400, { code: 'invalid', message: 'Who paid?' })];
  expect(await outbox.flush('riya')).toBe('empty');
  expect(await store.list()).toMatchObject([{ objectId: 'rent', state: 'refused' }]);
});

test('what is newer in nothing that was changed here is no reason to ask', async () => {
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

test('a server that names no newer state is not asked for ever', async () => {
  answers = [cut];
  const before = { id: 'goa', title: 'Goa', updatedAt: 'seen' };
  await outbox.submit(makeChange({ before, body: { title: 'Diu', updatedAt: 'seen' } }));
  answers = [answer(409, { code: 'stale', message: 'Changed', newer: before })];
  await outbox.flush('riya');
  expect(await store.list()).toMatchObject([{ state: 'stale' }]);
});

test('of a form that changed nothing all of it is meant', () => {
  const before = { monthlyAmount: '5000.00', updatedAt: 'seen' };
  expect(changedFields({ before, body: { ...before } })).toEqual(before);
  expect(changedFields({ before, body: { monthlyAmount: '6000', updatedAt: 'seen' } })).toEqual({
    monthlyAmount: '6000',
    updatedAt: 'seen',
  });
});

test('a first change says that there was none; the next one is then to what became of it', async () => {
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
