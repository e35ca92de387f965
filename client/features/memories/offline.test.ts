import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { commentsRead } from '#client/features/comments/reads.ts';
import { filterMemories } from '#domain/memories/rules.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { type PublicRows, showRead } from '#tests/components/show-read.ts';
import { pendingMemories } from './offline.ts';
import { memoriesRead } from './reads.ts';

const context: CopyContext = { memberId: 'riya', partnerId: 'arjun', today: '2026-11-25', defaultSplit: null };
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
  photos: [{ ...kites, original: null, uploadedBy: 'arjun', addedAt: '2026-01-14T10:00:00.000Z' }],
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

const ofKites = { subjectKind: 'memory', subjectId: 'kites' } as const;
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
  filterMemories(
    showRead(memoriesRead, null, { rows: { memories: [memory] }, changes, rules: [pendingMemories], context }),
    Object.fromEntries(new URLSearchParams(query)),
  );

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
  ['search=kutch', ['rann']],
  ['search=dhordo+rann', ['rann']],
  ['search=festival', ['kites']],
  ['tag=festival', ['kites']],
  ['tag=Festival', ['kites']],
  ['year=2025', []],
  ['year=2026', ['rann', 'kites']],
  ['hasPhoto=true', ['rann', 'kites']],
  ['hasPhoto=false', []],
])('filters memories and pending ones by %s to show %j', (query, ids) => {
  expect(show([rann], query).map(({ id }) => id)).toEqual(ids);
});

test('counts pending comments of a memory and lists them until they are deleted', () => {
  const comments: PublicRows['comments'] = [
    { id: 'c1', userId: 'arjun', text: 'Wind!', createdAt: '2026-01-15T10:00:00.000Z', ...ofKites },
    { id: 'c0', userId: 'riya', text: 'Up!', createdAt: '2026-01-14T11:00:00.000Z', ...ofKites },
    {
      id: 'd1',
      userId: 'riya',
      text: 'Chai?',
      createdAt: '2026-01-14T11:00:00.000Z',
      subjectKind: 'date',
      subjectId: 'chai',
    },
  ];
  const comment = change('comment', { objectId: 'kites', body: { text: 'Higher!', commentId: 'c2' } });
  const deleted = change('deleteComment', {
    objectId: 'kites',
    method: 'DELETE',
    path: '/api/memories/kites/comments/c2',
  });
  const list = (...changes: PendingMutation[]) =>
    showRead(
      commentsRead,
      { kind: 'memory', id: 'kites' },
      { rows: { comments }, changes, rules: [pendingMemories], context },
    );
  expect(list().map(({ id }) => id)).toEqual(['c0', 'c1']);
  expect(list(comment)).toMatchObject([{ id: 'c0' }, { id: 'c1' }, { id: 'c2', text: 'Higher!', userId: 'riya' }]);
  expect(list(comment)[0]).toEqual({ id: 'c0', userId: 'riya', text: 'Up!', createdAt: '2026-01-14T11:00:00.000Z' });
  expect(list(comment, deleted).map(({ id }) => id)).toEqual(['c0', 'c1']);
  expect(show([comment])).toMatchObject([{ commentCount: 1 }]);
  expect(show([comment, deleted])).toMatchObject([{ commentCount: 0 }]);
});

test('describes the texts of a pending memory', () => {
  const described = pendingMemories.describe(rann.body ?? {}).map(({ value }) => value);
  expect(described).toEqual(expect.arrayContaining(['Rann of Kutch', 'Dhordo']));
});
