import { expect, test } from 'vitest';
import type { Memory } from '#domain/memories/schema.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { ShownRead } from '#client/data/outbox/offline-rules.ts';
import { pendingMemories } from './offline.ts';

const read: ShownRead = {
  partnerId: 'arjun',
  today: '2026-11-25',
  defaultSplit: null,
  objectId: null,
  query: new URLSearchParams(),
};
const kites = {
  imageUrl: '/api/memories/photos/kites/full',
  thumbnailUrl: '/api/memories/photos/kites/thumbnail',
  imageWidth: 1600,
  imageHeight: 1200,
  imageColour: '#334455',
};
const memory: Memory = {
  id: 'kites',
  title: 'Kites',
  place: null,
  description: null,
  memoryDate: '2026-01-14',
  ...kites,
  photos: [{ ...kites, original: null }],
  tags: ['festival'],
  milestone: null,
  dateId: null,
  userId: 'arjun',
  reactions: [],
  commentCount: 0,
  createdAt: '2026-01-14T10:00:00.000Z',
  updatedAt: '2026-01-14T10:00:00.000Z',
};

function change(call: string, fields: Partial<PendingMutation> = {}): PendingMutation {
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call: `memories.${call}`,
    method: 'POST',
    path: '/api/memories',
    body: null,
    objectId: 'rann',
    madeAt: '2026-11-25T10:00:00.000Z',
    before: null,
    state: 'waiting',
    ...fields,
  };
}

const rann = change('create', {
  body: {
    title: 'Rann of Kutch',
    memoryDate: '2026-02-01',
    imageUrl: 'blob:one',
    photos: ['blob:one', 'blob:two'],
    place: 'Dhordo',
  },
});

const show = (changes: PendingMutation[], query = '') =>
  pendingMemories.reads['memories.list']?.([memory], changes, { ...read, query: new URLSearchParams(query) });

test('shows a pending memory with its chosen photos, newest day first', () => {
  expect(show([rann])).toMatchObject([
    {
      id: 'rann',
      imageUrl: 'blob:one',
      thumbnailUrl: 'blob:one',
      photos: [{ imageUrl: 'blob:one' }, { imageUrl: 'blob:two' }],
    },
    { id: 'kites' },
  ]);
});

test('preserves a photo that the server has beside new ones', () => {
  const body = { title: 'Kite day', imageUrl: 'blob:one', photos: ['blob:one', kites.imageUrl] };
  expect(show([change('update', { objectId: 'kites', before: { ...memory }, body })])).toMatchObject([
    {
      title: 'Kite day',
      imageUrl: 'blob:one',
      photos: [{ imageUrl: 'blob:one' }, { imageWidth: 1600, thumbnailUrl: kites.thumbnailUrl }],
    },
  ]);
});

test('preserves the photos when only the title changes', () => {
  const words = change('update', { objectId: 'kites', before: { ...memory }, body: { title: 'Kite day' } });
  expect(show([words])).toMatchObject([{ title: 'Kite day', photos: memory.photos, imageUrl: kites.imageUrl }]);
});

test.each([
  ['search=kutch', ['rann', 'kites']],
  ['search=dhordo+rann', ['rann', 'kites']],
  ['search=festival', ['kites']],
  ['tag=festival', ['kites']],
  ['tag=Festival', ['kites']],
  ['year=2025', ['kites']],
  ['hasPhoto=true', ['rann', 'kites']],
  ['hasPhoto=false', ['kites']],
])('filters pending memories by %s to show %j', (query, ids) => {
  expect(show([rann], query)).toMatchObject(ids.map((id) => ({ id })));
});

test('describes the texts of a pending memory', () => {
  const described = pendingMemories.describe(rann.body ?? {}).map(({ value }) => value);
  expect(described).toEqual(expect.arrayContaining(['Rann of Kutch', 'Dhordo']));
});
