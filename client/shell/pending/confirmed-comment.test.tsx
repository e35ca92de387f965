import { expect, test, vi } from 'vitest';
import type { CopiedRow } from '#domain/copy/rows.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { couple, riya } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const kites: CopiedRow<'memories'> = {
  id: '0198a1b2-0000-7000-8000-00000000a001',
  title: 'Kites',
  place: null,
  description: null,
  memoryDate: '2026-01-14',
  imageUrl: null,
  photos: [],
  tags: null,
  milestone: null,
  dateId: null,
  userId: riya.id,
  reactions: [],
  commentCount: 0,
  createdAt: '2026-01-14T10:00:00.000Z',
  updatedAt: '2026-01-14T10:00:00.000Z',
};
const higher: CopiedRow<'comments'> = {
  id: '0198a1b2-0000-7000-8000-00000000c001',
  userId: riya.id,
  text: 'Higher!',
  createdAt: '2026-01-15T10:00:00.000Z',
  subjectKind: 'memory',
  subjectId: kites.id,
};

test.each([
  ['the copy lacks', 'here.1.form.2.1', { memories: [kites] }],
  ['the copy has already', 'here.1.form.1.1', { memories: [{ ...kites, commentCount: 1 }], comments: [higher] }],
])('counts and shows a confirmed comment once that %s', async (_state, position, rows) => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
  const { text, id: commentId } = higher;
  const answer = { id: commentId, userId: riya.id, text, createdAt: higher.createdAt };
  provideServer({
    [`POST /api/memories/${kites.id}/comments`]: () =>
      Response.json(answer, { status: 201, headers: { 'x-position': position } }),
  });
  const [{ api, client }, { interceptRequestsBy }, { queryClient }, { heldCopy }, { readShown }] = await Promise.all([
    import('#client/data/api.ts'),
    import('#client/data/outbox/request-interceptor.ts'),
    import('#client/data/query-client.ts'),
    import('#client/data/copy/page-copy.ts'),
    import('#client/data/copy/shown.ts'),
  ]);
  const [{ memoriesRead }, { commentsRead }] = await Promise.all([
    import('#client/features/memories/reads.ts'),
    import('#client/features/comments/reads.ts'),
  ]);
  interceptRequestsBy(async () => (await import('./page-outbox.ts')).pageOutbox);
  queryClient.setQueryData(api.accounts.me.queryKey(), riya);
  queryClient.setQueryData(api.couples.current.queryKey(), couple);
  await holdRows(riya.id, rows);

  await client.memories.comment({ id: kites.id, commentId, text });
  expect(readShown(heldCopy.get(), memoriesRead, null)).toMatchObject([{ commentCount: 1 }]);
  const comments = readShown(heldCopy.get(), commentsRead, { kind: 'memory', id: kites.id });
  expect(comments).toMatchObject([{ id: commentId, text }]);
});
