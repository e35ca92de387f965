import { beforeEach, expect, test } from 'vitest';
import { createMemoryLock } from '#tests/outbox/support/memory-lock.ts';
import { createMemoryStore } from '#tests/outbox/support/memory-store.ts';
import { serverAnswer } from '#tests/outbox/support/server-answer.ts';
import { newId } from './new-id.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { PendingMutation } from './pending-mutation.ts';
import type { ChangeStore, NewChange } from './stored/change-store.ts';

let store: ChangeStore;
let sent: PendingMutation[];
/** Responses of the network to the next calls; without an entry it answers 200 with an `updatedAt`. */
let answers: (() => Response)[];
let outbox: Outbox;
let sentFiles: string[];

const cut = () => {
  throw new TypeError('Failed to fetch');
};
const answer = (status: number, body: object) => () => serverAnswer(body, { status });

beforeEach(() => {
  store = createMemoryStore();
  sent = [];
  answers = [];
  sentFiles = [];
  outbox = open();
});

/** Opens a tab on the same store. */
function open(): Outbox {
  return createOutbox({
    store,
    lock: createMemoryLock(),
    async send(change) {
      sent.push(change);
      return (answers.shift() ?? answer(200, { id: change.objectId, updatedAt: `u${sent.length}` }))();
    },
    async sendFile(_change, { key, name }) {
      sentFiles.push(key);
      return (answers.shift() ?? answer(201, { imageUrl: `/photos/${name}` }))();
    },
  });
}

function makeChange(fields: Partial<NewChange> = {}): NewChange {
  return {
    key: newId(),
    memberId: 'riya',
    call: 'notes.update',
    method: 'PUT',
    path: '/api/partner-notes/chai',
    body: { title: 'Chai', updatedAt: 'seen' },
    objectId: 'chai',
    madeAt: '2026-11-23T10:00:00.000Z',
    before: { id: 'chai', updatedAt: 'seen' },
    state: 'waiting',
    ...fields,
  };
}

const states = async () => (await store.list()).map(({ state }) => state);

test('removes a change after its response', async () => {
  const outcome = await outbox.submit(makeChange());
  expect(outcome).toMatchObject({ kind: 'made', response: { status: 200 } });
  expect(await store.list()).toEqual([]);
});

test('tells that a change is stored before it sends it', async () => {
  const seen: unknown[] = [];
  await outbox.submit(makeChange(), () => seen.push(sent.length));
  expect(seen).toEqual([0]);
  const whole = { ...store, add: () => Promise.reject(new Error('Full')) };
  const full = createOutbox({ store: whole, lock: createMemoryLock(), send: cut, sendFile: cut });
  await expect(full.submit(makeChange(), () => seen.push('full'))).rejects.toThrow('Full');
  expect(seen).toEqual([0]);
});

test('queues offline mutations and retries with the same idempotency key, also from another tab', async () => {
  answers = [cut];
  const first = makeChange();
  expect(await outbox.submit(first)).toEqual({ kind: 'unanswered' });
  expect(await open().flush('riya')).toBe('empty');
  expect(sent.map(({ key }) => key)).toEqual([first.key, first.key]);
  expect(await store.list()).toEqual([]);
});

test('treats a truncated response and a proxy’s page as no response', async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  answers = [() => new Response(broken), () => new Response('<h1>Bad Gateway</h1>', { status: 502 })];
  expect(await outbox.submit(makeChange({ objectId: 'one' }))).toEqual({ kind: 'unanswered' });
  expect(await outbox.submit(makeChange({ objectId: 'two' }))).toEqual({ kind: 'unanswered' });
  expect(await outbox.flush('riya')).toBe('empty');
});

test('notes since when something else answers in place of the server, and holds back its own object alone', async () => {
  const page = () => new Response('<p>Sign in to this Wi-Fi</p>', { status: 403 });
  await store.add(makeChange({ objectId: 'one' }));
  await store.add(makeChange({ objectId: 'two' }));
  answers = [page];
  expect(await outbox.flush('riya')).toBe('later');
  const [held, ...others] = await store.list();
  expect(held).toMatchObject({ objectId: 'one', state: 'waiting', foreign: { status: 403 } });
  expect(others).toEqual([]);
  const since = held?.foreign?.since;
  answers = [() => new Response(null, { status: 200 })];
  expect(await outbox.flush('riya')).toBe('later');
  expect(await store.list()).toMatchObject([{ foreign: { status: 200, since } }]);
  expect(await outbox.flush('riya')).toBe('empty');
});

test('returns a rejection to the screen that waits for it, without storing the change', async () => {
  answers = [answer(400, { code: 'invalid', message: 'Title is required' })];
  expect(await outbox.submit(makeChange())).toMatchObject({ kind: 'rejected', response: { status: 400 } });
  expect(await store.list()).toEqual([]);
});

test('queues a change behind an earlier one of its object and rebases it on the result', async () => {
  answers = [cut];
  await outbox.submit(makeChange({ body: { title: 'Chai' }, before: null, call: 'notes.create', method: 'POST' }));
  expect(await outbox.submit(makeChange({ body: { title: 'Masala chai', updatedAt: 'guessed' } }))).toEqual({
    kind: 'queued',
  });
  expect(sent).toHaveLength(1);
  await outbox.flush('riya');
  expect(sent.slice(1).map(({ body }) => body)).toEqual([{ title: 'Chai' }, { title: 'Masala chai', updatedAt: 'u2' }]);
});

test('blocks only the object of a change that the server cannot accept yet', async () => {
  answers = [cut, cut, cut];
  for (const objectId of ['one', 'two']) await outbox.submit(makeChange({ objectId }));
  await outbox.submit(makeChange({ objectId: 'one' }));
  sent = [];
  answers = [answer(503, { code: 'busy', message: 'Busy' })];
  expect(await outbox.flush('riya')).toBe('later');
  expect(sent.map(({ objectId }) => objectId)).toEqual(['one', 'two']);
  expect(await outbox.flush('riya')).toBe('empty');
});

test('sends changes only in the session of their member', async () => {
  answers = [cut];
  await outbox.submit(makeChange());
  sent = [];
  expect(await outbox.flush('arjun')).toBe('empty');
  expect(sent).toEqual([]);
  answers = [answer(401, { message: 'Unauthorized' })];
  expect(await outbox.flush('riya')).toBe('signed-out');
  expect(await states()).toEqual(['waiting']);
});

test('asks about a conflict, and rebases the change on the partner’s version on retry', async () => {
  answers = [cut];
  await outbox.submit(makeChange());
  answers = [
    answer(409, {
      code: 'stale',
      message: 'Changed',
      newer: { id: 'chai', title: 'Coffee', updatedAt: 'theirs' },
    }),
  ];
  await outbox.flush('riya');
  const [stale] = await store.list();
  expect(stale).toMatchObject({ state: 'stale', newer: { title: 'Coffee' }, body: { title: 'Chai' } });
  // A stale change is not retried without a decision.
  sent = [];
  await outbox.flush('riya');
  expect(sent).toEqual([]);
  if (!stale) throw new Error('It is kept');
  await outbox.retry(stale);
  await outbox.flush('riya');
  expect(sent).toMatchObject([{ body: { title: 'Chai', updatedAt: 'theirs' } }]);
  expect(sent[0]?.key).not.toBe(stale.key);
  expect(await store.list()).toEqual([]);
});

test('rebases only the changed fields and keeps the partner’s other fields', async () => {
  answers = [cut];
  const before = { id: 'chai', title: 'Chai', content: null, tags: ['tea'], updatedAt: 'seen' };
  const body = { title: 'Masala chai', content: '', tags: ['tea'], updatedAt: 'seen' };
  await outbox.submit(makeChange({ before, body }));
  const newer = { ...before, content: 'No sugar', updatedAt: 'theirs' };
  answers = [answer(409, { code: 'stale', message: 'Changed', newer })];
  sent = [];
  expect(await outbox.flush('riya')).toBe('empty');
  expect(sent.map((each) => each.body)).toEqual([body, { title: 'Masala chai', updatedAt: 'theirs' }]);
});

test('rebases without asking if the newer version differs in other fields, whatever else the body names', async () => {
  const before = { id: 'chai', title: 'Chai', place: 'Home', updatedAt: 'seen' };
  const body = { title: 'Masala chai', scope: 'following', updatedAt: 'seen' };
  const answerStale = answer(409, {
    code: 'stale',
    message: 'Changed',
    newer: { ...before, place: 'Office', updatedAt: 'theirs' },
  });
  answers = [cut, answerStale];
  await outbox.submit(makeChange({ before, body, parameters: ['scope'] }));
  expect(await outbox.flush('riya')).toBe('empty');
  expect(sent.at(-1)?.body).toEqual({ ...body, updatedAt: 'theirs' });
  answers = [cut, answerStale];
  await outbox.submit(makeChange({ before, body }));
  await outbox.flush('riya');
  expect(await states()).toEqual(['stale']);
});

test('rebases later changes on the original base version after a dropped change', async () => {
  answers = [cut];
  await outbox.submit(makeChange());
  await outbox.submit(makeChange({ body: { title: 'More chai', updatedAt: 'guessed' } }));
  answers = [answer(409, { code: 'stale', message: 'Changed', newer: { id: 'chai', updatedAt: 'theirs' } })];
  await outbox.flush('riya');
  const [stale] = await store.list();
  if (!stale) throw new Error('It is kept');
  await outbox.drop(stale);
  expect(await store.list()).toMatchObject([{ body: { title: 'More chai', updatedAt: 'seen' } }]);
});

test('keeps a rejected change with its reason until it is retried or dropped', async () => {
  answers = [cut];
  await outbox.submit(makeChange());
  answers = [answer(403, { code: 'monthly_limit', message: 'You have used all your notes' })];
  await outbox.flush('riya');
  const [refused] = await store.list();
  expect(refused).toMatchObject({ state: 'refused', reason: 'You have used all your notes' });
  if (!refused) throw new Error('It is kept');
  answers = [answer(403, { code: 'monthly_limit', message: 'Still not' })];
  await outbox.retry(refused);
  await outbox.flush('riya');
  const [again] = await store.list();
  expect(again).toMatchObject({ state: 'refused', reason: 'Still not' });
  if (again) await outbox.drop(again);
  expect(await store.list()).toEqual([]);
});

test('treats an already used id and the deletion of a missing record as done', async () => {
  answers = [cut, cut];
  await outbox.submit(makeChange({ objectId: 'one' }));
  await outbox.submit(makeChange({ objectId: 'two', method: 'DELETE', body: null }));
  answers = [answer(409, { code: 'id_taken', message: 'Taken' }), answer(404, { code: 'not_found', message: 'Gone' })];
  expect(await outbox.flush('riya')).toBe('empty');
  expect(await store.list()).toEqual([]);
});

test('uploads each photo once before its memory, across interruptions', async () => {
  const blob = new Blob(['pixels']);
  const files = ['one', 'two'].map((name) => ({ address: `kept:${name}`, key: name, blob, name }));
  const memory = makeChange({ body: { imageUrl: 'kept:one', photos: ['kept:one', 'kept:two'] }, files });
  // The upload of the second photo fails first, then the response to the memory.
  answers = [answer(201, { imageUrl: '/photos/one' }), cut];
  expect(await outbox.submit(memory)).toEqual({ kind: 'unanswered' });
  expect(await store.list()).toMatchObject([
    { body: { imageUrl: '/photos/one', photos: ['/photos/one', 'kept:two'] } },
  ]);
  answers = [answer(201, { imageUrl: '/photos/two' }), cut];
  expect(await open().flush('riya')).toBe('later');
  expect(await open().flush('riya')).toBe('empty');
  expect(sentFiles).toEqual(['one', 'two', 'two']);
  const body = { imageUrl: '/photos/one', photos: ['/photos/one', '/photos/two'] };
  expect(sent.map((each) => [each.key, each.body])).toEqual([
    [memory.key, body],
    [memory.key, body],
  ]);
});

test('keeps a memory with an unreadable photo as rejected', async () => {
  const file = { address: 'kept:one', key: 'one', blob: new Blob(['?']), name: 'one' };
  answers = [cut];
  await outbox.submit(makeChange({ body: { photos: ['kept:one'] }, files: [file] }));
  answers = [answer(400, { code: 'picture_unreadable', message: 'This is no photo' })];
  await outbox.flush('riya');
  expect(await store.list()).toMatchObject([
    { state: 'refused', reason: 'This is no photo', files: [{ name: 'one' }] },
  ]);
});

test('generates ids as UUIDv7', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
