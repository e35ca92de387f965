import { expect, test, vi } from 'vitest';
import { createMemoryLock } from '#tests/outbox/support/memory-lock.ts';
import { createMemoryStore } from '#tests/outbox/support/memory-store.ts';
import { serverAnswer } from '#tests/outbox/support/server-answer.ts';
import { createOutbox } from '../outbox.ts';
import type { ChangeStore, NewChange } from './change-store.ts';
import { restoreChanges, restoreUntilKept } from './restore-changes.ts';

function makeChange(objectId: string): NewChange {
  return {
    key: objectId,
    memberId: 'riya',
    call: 'memories.create',
    method: 'POST',
    path: '/api/memories',
    body: { id: objectId },
    objectId,
    madeAt: '2026-11-23T10:00:00.000Z',
    before: null,
    state: 'waiting',
    files: [{ address: objectId, key: objectId, name: 'IMG_2041.jpg', blob: new Blob(['jpeg']) }],
  };
}

test('stores missing changes in their order, and leaves the others as they are', async () => {
  const store = createMemoryStore();
  for (const objectId of ['one', 'two']) await store.add(makeChange(objectId));
  const pending = await store.list();
  await store.settle(pending[0]?.order ?? 0, []);
  await restoreChanges(
    store,
    pending.map((change) => ({ ...change, before: { id: change.objectId } })),
  );
  expect((await store.list()).map(({ objectId, before }) => ({ objectId, before }))).toEqual([
    { objectId: 'one', before: { id: 'one' } },
    { objectId: 'two', before: null },
  ]);
});

test('stores a change without a photo that the browser has evicted', async () => {
  const store = createMemoryStore();
  const restore: typeof store.restore = async (change) => {
    if (change.files?.some(({ blob }) => blob)) throw new DOMException('The blob is gone', 'NotReadableError');
    await store.restore(change);
  };
  await restoreChanges({ ...store, restore }, [{ ...makeChange('one'), order: 7 }]);
  expect(await store.list()).toEqual([
    { ...makeChange('one'), order: 7, files: [{ address: 'one', key: 'one', name: 'IMG_2041.jpg' }] },
  ]);
});

const cut = () => {
  throw new TypeError('Failed to fetch');
};

test('stores a change again that was evicted while it was being sent', async () => {
  const answers = {
    unanswered: cut,
    held: () => serverAnswer({ code: 'internal' }, { status: 500 }),
    'signed-out': () => serverAnswer({}, { status: 401 }),
    stale: () => serverAnswer({ code: 'stale', newer: { id: 'one', updatedAt: 'later' } }, { status: 409 }),
  };
  for (const [kind, answer] of Object.entries(answers)) {
    const change = { ...makeChange('one'), call: 'memories.update', files: [] };
    const store = createMemoryStore();
    let evictions = 0;
    const outbox = createOutbox({
      store,
      lock: createMemoryLock(),
      async send({ order }) {
        await store.settle(order, []);
        evictions += 1;
        return answer();
      },
      sendFile: cut,
      countEvictions: () => evictions,
    });
    expect(await outbox.submit(change)).toMatchObject({ kind });
    expect(await store.list()).toMatchObject([{ body: change.body, state: kind === 'stale' ? 'stale' : 'waiting' }]);
  }
});

test('sends a change that was evicted while it waited for an earlier one of its object', async () => {
  const store = createMemoryStore();
  const answer = Promise.withResolvers<Response>();
  const sent: string[] = [];
  let evictions = 0;
  const outbox = createOutbox({
    store,
    lock: createMemoryLock(),
    send: ({ key }) => {
      sent.push(key);
      return sent.length === 1 ? answer.promise : Promise.resolve(serverAnswer({ id: 'one' }));
    },
    sendFile: cut,
    countEvictions: () => evictions,
  });
  const outcomes = ['first', 'second'].map((key) =>
    outbox.submit({ ...makeChange('one'), key, call: 'memories.update', files: [] }),
  );
  await expect.poll(() => store.list()).toHaveLength(2);
  for (const { order } of await store.list()) await store.settle(order, []);
  evictions += 1;
  answer.resolve(serverAnswer({ id: 'one' }));
  for (const outcome of outcomes) expect(await outcome).toMatchObject({ kind: 'made' });
  expect(sent).toEqual(['first', 'second']);
  expect(await store.list()).toEqual([]);
});

test('tries again until the browser takes the changes', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const store = createMemoryStore();
  let refusals = 2;
  const evicted: ChangeStore = {
    ...store,
    list: () => (refusals-- > 0 ? Promise.reject(new Error('The site is being evicted')) : store.list()),
  };
  const changes = [{ ...makeChange('one'), order: 7 }];
  await restoreUntilKept(evicted, { pending: changes, confirmed: [] }, [0, 0, 0]);
  expect(await store.list()).toMatchObject([{ order: 7 }]);
  refusals = 2;
  await expect(restoreUntilKept(evicted, { pending: changes, confirmed: [] }, [0])).rejects.toThrow('evicted');
});
