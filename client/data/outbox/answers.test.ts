import { beforeEach, expect, test } from 'vitest';
import { createMemoryLock } from '#tests/outbox/support/memory-lock.ts';
import { createMemoryStore } from '#tests/outbox/support/memory-store.ts';
import { serverAnswer } from '#tests/outbox/support/server-answer.ts';
import { newId } from './new-id.ts';
import { createOutbox, type Outbox, type Outcome } from './outbox.ts';
import type { PendingMutation } from './pending-mutation.ts';
import type { ChangeStore, NewChange } from './stored/change-store.ts';

/** Answers to a change whose screen waits, and to the same change in the queue. */

type Answer = (change: PendingMutation) => Response;

let store: ChangeStore;
/** Answers of the network to the next calls; then the server makes each change once. */
let answers: Answer[];
let sent: PendingMutation[];
let made: Map<string, PendingMutation>;
let outbox: Outbox;

const reject =
  (status: number, body: object = {}): Answer =>
  () =>
    serverAnswer({ code: 'invalid', message: 'No', ...body }, { status });
const cut: Answer = () => {
  throw new TypeError('Failed to fetch');
};

const make: Answer = (change) => {
  made.set(change.key, change);
  return serverAnswer({ id: change.objectId, ...change.body, updatedAt: `u${sent.length}` });
};

beforeEach(() => {
  store = createMemoryStore();
  answers = [];
  sent = [];
  made = new Map();
  outbox = createOutbox({
    store,
    lock: createMemoryLock(),
    async send(change) {
      sent.push(change);
      return (answers.shift() ?? make)(change);
    },
    sendFile: () => Promise.reject(new TypeError('There are none')),
  });
});

const before = { id: 'chai', title: 'Chai', place: 'Home', amount: '10.00', paidBy: 'riya', updatedAt: 'seen' };

function makeChange(fields: Partial<NewChange> = {}): NewChange {
  return {
    key: newId(),
    memberId: 'riya',
    call: 'notes.update',
    method: 'PUT',
    path: '/api/partner-notes/chai',
    body: { title: 'Masala chai', updatedAt: 'seen' },
    objectId: 'chai',
    madeAt: '2026-11-23T10:00:00.000Z',
    before,
    state: 'waiting',
    ...fields,
  };
}

const makeNew = () => makeChange({ call: 'notes.create', method: 'POST', body: { title: 'Chai' }, before: null });
const stale = (newer: object): Answer => reject(409, { code: 'stale', newer: { ...before, ...newer } });

const afterMaking =
  (answer: Answer): Answer =>
  (change) => {
    make(change);
    return answer(change);
  };

/** Answers to a first 'Save' of a new record, by what its screen gets. */
const answersOf: Readonly<Partial<Record<Outcome['kind'], Readonly<Record<string, Answer>>>>> = {
  made: {
    '200': make,
    '409 id_taken': afterMaking(reject(409, { code: 'id_taken' })),
    '410 record_gone': afterMaking(reject(410, { code: 'record_gone' })),
  },
  rejected: Object.fromEntries([400, 403, 404, 409, 413, 422].map((status) => [status, reject(status)])),
  held: {
    ...Object.fromEntries([408, 425, 429, 500, 502, 503, 504].map((status) => [status, reject(status)])),
    '500 after the commit': afterMaking(reject(500)),
  },
  'signed-out': {
    '401': reject(401),
    '403 password_change_required': reject(403, { code: 'password_change_required' }),
    '403 step_up_required': reject(403, { code: 'step_up_required' }),
  },
  unanswered: {
    ...Object.fromEntries(
      [200, 204, 302, 401, 403, 404, 500, 502].map((status) => [
        `${status} of something else`,
        () => new Response(null, { status }),
      ]),
    ),
    nothing: cut,
    'nothing after the commit': afterMaking(cut),
  },
};
const cases = Object.entries(answersOf).flatMap(([kind, byName]) =>
  Object.entries(byName).map(([name, answer]) => ({ name, answer, kind })),
);

test.each(cases)('makes one record of a change answered with $name, and loses nothing', async ({ answer, kind }) => {
  answers = [answer];
  const outcome = await outbox.submit(makeNew());
  expect(outcome.kind).toBe(kind);
  const isOpen = kind === 'rejected';
  expect(await store.list()).toHaveLength(kind === 'made' || isOpen ? 0 : 1);
  // The form that stays is sent again by its member.
  if (isOpen) await outbox.submit(makeNew());
  expect(await outbox.flush('riya')).toBe('empty');
  expect(made.size).toBe(1);
  expect(await store.list()).toEqual([]);
});

test.each(cases)('applies $name to a queued change as to one whose screen waits', async ({ answer, kind }) => {
  await store.add(makeNew());
  answers = [answer];
  await outbox.flush('riya');
  const left = (await store.list()).map(({ state }) => state);
  expect(left).toEqual(kind === 'made' ? [] : [kind === 'rejected' ? 'refused' : 'waiting']);
});

test('marks a change that the server cannot take now', async () => {
  answers = [reject(429)];
  await outbox.submit(makeNew());
  expect(await store.list()).toMatchObject([{ state: 'waiting', isHeld: true }]);
});

test('merges an edit with a newer version that differs in other fields, under a new key', async () => {
  answers = [stale({ place: 'Office', updatedAt: 'theirs' })];
  const body = { title: 'Masala chai', place: 'Home', updatedAt: 'seen' };
  expect(await outbox.submit(makeChange({ body }))).toMatchObject({ kind: 'made' });
  expect(sent.map((each) => each.body)).toEqual([body, { title: 'Masala chai', updatedAt: 'theirs' }]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(await store.list()).toEqual([]);
});

test('asks about an edit of a field that the newer version changes too', async () => {
  answers = [stale({ title: 'Coffee', updatedAt: 'theirs' })];
  expect(await outbox.submit(makeChange())).toMatchObject({ kind: 'stale' });
  expect(sent).toHaveLength(1);
  expect(await store.list()).toMatchObject([
    { state: 'stale', newer: { title: 'Coffee' }, body: { title: 'Masala chai' } },
  ]);
});

test('asks about fields that mean something only together, and merges others', async () => {
  const sentTogether = [['amount', 'paidBy', 'split']];
  const edit = makeChange({ body: { amount: '20.00', updatedAt: 'seen' }, sentTogether });
  answers = [stale({ title: 'Coffee', updatedAt: 'theirs' })];
  expect(await outbox.submit(edit)).toMatchObject({ kind: 'made' });
  answers = [stale({ paidBy: 'arjun', updatedAt: 'theirs' })];
  expect(await outbox.submit({ ...edit, key: newId() })).toMatchObject({ kind: 'stale' });
});

test('asks after three rebases', async () => {
  const versions = ['one', 'two', 'three', 'four'];
  answers = versions.map((version) => stale({ place: version, updatedAt: version }));
  expect(await outbox.submit(makeChange())).toMatchObject({ kind: 'stale' });
  expect(sent).toHaveLength(versions.length);
  const [left] = await store.list();
  expect(left).toMatchObject({ state: 'stale', newer: { place: 'four' } });
  if (left) await outbox.retry(left);
  expect(await outbox.flush('riya')).toBe('empty');
  expect(sent.at(-1)?.body).toEqual({ title: 'Masala chai', updatedAt: 'four' });
});

test('keeps an edit of a record that is gone, for the member to decide', async () => {
  answers = [reject(404, { message: 'It was deleted' })];
  expect(await outbox.submit(makeChange())).toMatchObject({ kind: 'gone' });
  expect(await store.list()).toMatchObject([
    { state: 'refused', reason: 'It was deleted', body: { title: 'Masala chai' } },
  ]);
});
