import { expect, test } from 'vitest';
import { createMemoryStore } from '#tests/outbox/support/memory-store.ts';
import type { NewChange } from './change-store.ts';
import { restoreChanges } from './restore-changes.ts';

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
  const put: typeof store.put = async (change) => {
    if (change.files?.some(({ blob }) => blob))
      throw new DOMException('The blob is gone', 'NotReadableError');
    await store.put(change);
  };
  await restoreChanges({ ...store, put }, [{ ...makeChange('one'), order: 7 }]);
  expect(await store.list()).toEqual([
    { ...makeChange('one'), order: 7, files: [{ address: 'one', key: 'one', name: 'IMG_2041.jpg' }] },
  ]);
});
